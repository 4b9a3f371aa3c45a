// What assistive technologies do by gestures of their own: text has no counterpart, so that these compile and change nothing.

extension View {
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
}

/// A zoom by an assistive technology.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}
