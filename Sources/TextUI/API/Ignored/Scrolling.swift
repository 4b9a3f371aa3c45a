// How a finger scrolls. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: keeps the finger from scrolling.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Does nothing in text. On a device: shows or hides the indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Does nothing in text. On a device: whether the end bounces.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical)
    -> some View
  { self }
  /// Does nothing in text. On a device: whether scrolling hides the keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Does nothing in text. On a device: what scrolling stops at.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Does nothing in text. On a device: how scrolling stops.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
  /// Does nothing in text. On a device: which view is at the edge.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Does nothing in text. On a device: where the content starts.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Does nothing in text. On a device: where the content starts, or stays when its size changes.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
  /// Does nothing in text. On a device: flashes the indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}

/// What an anchor of scrolled content is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String
  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in place when the content or its room changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than its room.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
