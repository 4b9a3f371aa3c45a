// How pixels are drawn. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: draws the view as one layer.
  nonisolated public func compositingGroup() -> some View { self }
  /// Does nothing in text. On a device: draws the view off the screen first.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }
  /// Does nothing in text. On a device: moves the view as one.
  nonisolated public func geometryGroup() -> some View { self }
  /// Does nothing in text. On a device: lets scrolled content out of its frame.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
