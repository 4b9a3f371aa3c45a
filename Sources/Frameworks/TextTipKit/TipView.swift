import TextUI

/// A tip among other views, while it is available.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @StateObject private var changes = TipChanges()
  @Environment(\.tipStyle) private var style

  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.action) = (tip, action)
  }

  public var body: some View {
    if let tip, tip.shouldDisplay { style.body(TipViewStyleConfiguration(tip: tip, action: action)) }
  }
}

extension View {
  /// A popover with the tip, while the tip is available. Text does not show its arrow.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(TipPopover(tip: tip, action: action)) }

  // These compile and have no effect in text.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    environment(\.tipStyle, AnyTipViewStyle(style))
  }
}

private struct TipPopover {
  let tip: (any Tip)?
  let action: (Tips.Action) -> Void
  @StateObject var changes = TipChanges()
  @Environment(\.tipStyle) var style
}

extension TipPopover: ViewModifier {
  func body(content: Content) -> some View {
    content.popover(isPresented: isPresented) {
      if let tip {
        style.body(TipViewStyleConfiguration(tip: tip, action: action)).presentationCompactAdaptation(.popover)
      }
    }
  }

  private var isPresented: Binding<Bool> {
    Binding { [tip] in
      tip?.shouldDisplay ?? false
    } set: { [tip] in
      if !$0 { tip?.invalidate(reason: .tipClosed) }
    }
  }
}

/// Evaluates a view again when a tip changes.
private final class TipChanges: ObservableObject {
  private var subscription: AnyCancellable?

  init() {
    subscription = NotificationCenter.default.publisher(for: TipStore.change).sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}

/// How a tip is drawn.
@MainActor @preconcurrency public protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency public struct TipViewStyleConfiguration {
  public let tip: any Tip
  let action: (Tips.Action) -> Void

  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  /// The tip's actions. The system's style draws their buttons.
  public var actions: [Tips.Action] { tip.actions }
}

/// The system's style: picture, title, message, actions and a close button.
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.image
        configuration.title.bold()
        Spacer()
        Button(.init(ofSystem: "Close"), systemImage: "xmark") { configuration.tip.invalidate(reason: .tipClosed) }
          .labelStyle(.iconOnly)
      }
      configuration.message.foregroundStyle(.secondary)
      ForEach(configuration.actions) { action in
        Button {
          action.handler()
          configuration.action(action)
        } label: {
          action.label()
        }
        .disabled(action.disabled)
      }
    }
  }
}

extension TipViewStyle where Self == MiniTipViewStyle { public static var miniTip: Self { Self() } }

/// A type-erased style.
struct AnyTipViewStyle: Sendable {
  let body: @MainActor @Sendable (TipViewStyleConfiguration) -> AnyView

  nonisolated init(_ style: some TipViewStyle) {
    nonisolated(unsafe) let style = style
    body = { AnyView(style.makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues { @Entry var tipStyle: AnyTipViewStyle = AnyTipViewStyle(MiniTipViewStyle()) }
