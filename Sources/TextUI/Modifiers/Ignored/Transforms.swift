// How a view is turned and scaled. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Scales the drawing.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Scales the drawing.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Scales the drawing.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// Turns the drawing.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Turns the drawing in space.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Mirrors a picture from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
