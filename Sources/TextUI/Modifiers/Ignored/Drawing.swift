// How pixels are drawn. Text has no counterpart: these compile, and change nothing.

extension View {
  /// Rounds the corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Cuts the view to a shape; text has no cells in corners.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// Gives the shape that `ContainerRelativeShape` follows inside.
  nonisolated public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
  /// Shows the view through another one.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Shows the view through another one.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  { self }
  /// Casts a shadow.
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }
  /// Blurs.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Draws a border.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// Changes the brightness.
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  /// Changes the contrast.
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  /// Changes the saturation.
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  /// Takes colour away.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  /// Turns the hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  /// Multiplies the colours.
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  /// Inverts the colours.
  nonisolated public func colorInvert() -> some View { self }
  /// Mixes with what lies behind.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Draws the view as one layer.
  nonisolated public func compositingGroup() -> some View { self }
  /// Draws the view off the screen first.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    self
  }
  /// Moves the view as one.
  nonisolated public func geometryGroup() -> some View { self }
  /// Draws glass behind.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Draws glass of a shape behind.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
  /// Gives backgrounds inside a style.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Lets scrolled content out of its frame.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
