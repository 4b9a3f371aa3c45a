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

/// Taken and not drawn: what a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// What the device makes of it.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is, where that is possible.
  public static let none = PresentationAdaptation(name: "none")
  /// It becomes a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// It becomes a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// It becomes a cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Taken and not drawn: what pulling at a sheet's content does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// What suits the content and the sheet.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The sheet grows first, then its content scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The content scrolls; only the grip resizes the sheet.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Taken and not drawn: the size of a presentation.
public protocol PresentationSizing: Sendable {}
/// Taken and not drawn: the size that suits the device.
public struct AutomaticPresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that suits the device.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
/// Taken and not drawn: the content's own size.
public struct FittedPresentationSizing: PresentationSizing {}
/// Taken and not drawn: a size for a form, smaller than a page.
public struct FormPresentationSizing: PresentationSizing {}
/// Taken and not drawn: about the size of a page of paper.
public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The content's own size.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// A size for a form, smaller than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// About the size of a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// Does nothing in text. On a device: sizes that grow and do not shrink.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
  /// Does nothing in text. On a device: the content's own size.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
}

/// Taken and not drawn: how urgent a dialog is.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }
