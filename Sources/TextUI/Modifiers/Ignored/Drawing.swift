// How pixels are drawn. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Draws the view as one layer.
  nonisolated public func compositingGroup() -> some View { self }
  /// Draws the view off the screen first.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }
  /// Moves the view as one.
  nonisolated public func geometryGroup() -> some View { self }
  /// Lets scrolled content out of its frame.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
