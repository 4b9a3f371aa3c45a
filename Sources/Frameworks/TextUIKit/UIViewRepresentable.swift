import TextUI

/// A UIKit view in a SwiftUI view, drawn as a box with the representable's name. A spinner is drawn as a spinner.
///
/// The UIKit view is never made, so that it may also be a stand-in of another module's. An app can supply a SwiftUI body to draw instead:
///
/// ```swift
/// #if os(Linux)
///   extension PlayerView { var body: some View { Text("Trailer") } }
/// #endif
/// ```
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  typealias LayoutOptions = Void
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  @ViewBuilder public var body: some View {
    if UIViewType.self is UIActivityIndicatorView.Type {
      ProgressView()
    } else {
      _StandIn(representableName(Self.self))
    }
  }
}

extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

/// A UIKit controller in a SwiftUI view, drawn as a box with the representable's name.
///
/// The controller is never made, except a hosting controller, whose SwiftUI view is drawn. An app can supply a body, as with
/// `UIViewRepresentable`.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  typealias LayoutOptions = Void
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  @ViewBuilder public var body: some View {
    if UIViewControllerType.self is any HostingController.Type {
      HostedView(representable: self)
    } else {
      _StandIn(representableName(Self.self))
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }

/// The view of a controller whose view is SwiftUI's.
private struct HostedView<Representable: UIViewControllerRepresentable>: View {
  let representable: Representable
  @State private var kept = Kept()
  @Environment(\.self) private var environment

  private final class Kept {
    var coordinator: Representable.Coordinator?
    var controller: Representable.UIViewControllerType?
  }

  var body: some View {
    let coordinator = kept.coordinator ?? representable.makeCoordinator()
    let context = Representable.Context(coordinator: coordinator, environment: environment, transaction: Transaction())
    let controller = kept.controller ?? representable.makeUIViewController(context: context)
    (kept.coordinator, kept.controller) = (coordinator, controller)
    representable.updateUIViewController(controller, context: context)
    return (controller as? any HostingController)?.root
  }
}

/// The type's name as in its source, without generic arguments.
private func representableName(_ type: Any.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }

/// The context in which a representable makes its view.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}

/// The context in which a representable makes its controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public let transaction: Transaction
}
