// What assistive technologies do by gestures of their own: text has no counterpart, so that these compile and change nothing.

extension View {
  /// Does nothing in text. On a device: what happens when an assistive technology scrolls the view.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Does nothing in text. On a device: what happens when an assistive technology zooms the view.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Does nothing in text. On a device: where an assistive technology taps the view.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Does nothing in text. On a device: where an assistive technology taps the view.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Does nothing in text. On a device: lets touches through to the view, past the assistive technology.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Does nothing in text. On a device: which element an assistive technology begins with.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  /// Does nothing in text. On a device: where an assistive technology begins to drag.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Does nothing in text. On a device: where an assistive technology drops.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
}

/// A zoom by an assistive technology.
public struct AccessibilityZoomGestureAction {
  /// Whether the content is to become larger or smaller.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Whether the content is to become larger or smaller.
  public let direction: Direction
  /// Where the zoom is aimed at, as a share of the view's size.
  public let location: UnitPoint
  /// Where the zoom is aimed at, in points.
  public let point: CGPoint
}

/// Taken and not drawn: how an assistive technology lets touches through to a view.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only once the person has activated the view.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Without a word about what is touched, as the view makes sounds of its own.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}
