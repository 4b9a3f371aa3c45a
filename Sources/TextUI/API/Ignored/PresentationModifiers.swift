// How a presentation looks and moves on a screen: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: what is behind a sheet's content.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Does nothing in text. On a device: what is behind a sheet's content.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Does nothing in text. On a device: the rounding of a sheet's corners.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Does nothing in text. On a device: what becomes of a popover where there is little room.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Does nothing in text. On a device: what becomes of a popover where there is little room.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  /// Does nothing in text. On a device: whether pulling resizes the sheet before it scrolls.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Does nothing in text. On a device: the size of the presentation.
  nonisolated public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
  /// Does nothing in text. On a device: how urgent a dialog is.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// Does nothing in text. On a device: the picture of a dialog.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}

public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public protocol PresentationSizing: Sendable {}
public struct AutomaticPresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
public struct FittedPresentationSizing: PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing {}
public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Does nothing in text. On a device: sizes that grow and do not shrink.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
  /// Does nothing in text. On a device: the content's own size.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }
