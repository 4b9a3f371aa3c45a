// How a view as a whole looks: words in a note.

extension View {
  /// Rounds the corners: a note says `rounded`.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    adding(.effects, radius > 0 ? "rounded" : nil)
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    let word = shape.word
    return adding(.effects) { $0.word(ofShape: word) }
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { adding(.effects, "masked") }
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  { adding(.effects, "masked") }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    adding(.effects, ShadowStyle.drop(color: color, radius: radius, x: x, y: y).words)
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    adding(.effects, radius > 0 ? "blur \(Font.number(radius))" : nil)
  }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    adding(.border) { environment in
      let colour = content._note(in: environment) ?? "primary"
      return colour == "clear" || width <= 0 ? nil : "border \(colour)" + (width == 1 ? "" : " \(Font.number(width))")
    }
  }
  nonisolated public func brightness(_ amount: Double) -> some View { effect("brightness", amount, unless: 0) }
  nonisolated public func contrast(_ amount: Double) -> some View { effect("contrast", amount, unless: 1) }
  nonisolated public func saturation(_ amount: Double) -> some View { effect("saturation", amount, unless: 1) }
  nonisolated public func grayscale(_ amount: Double) -> some View { effect("grayscale", amount, unless: 0) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    adding(.effects, angle.degrees == 0 ? nil : "hue \(Font.number(angle.degrees))")
  }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    adding(.effects, color == .white ? nil : "multiplied \(color.note ?? "primary")")
  }
  nonisolated public func colorInvert() -> some View { adding(.effects, "inverted") }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    adding(.effects, blendMode.words)
  }
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { adding(.ground, glass.words(nil)) }
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    adding(.ground, glass.words(shape.word))
  }

  nonisolated private func effect(_ name: String, _ amount: Double, unless none: Double) -> some View {
    adding(.effects, amount == none ? nil : "\(name) \(Percent(amount))")
  }

  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    let words = x == y ? "scaled \(Percent(x))" : "scaled \(Percent(x)) \(Percent(y))"
    return adding(.whole, x == 1 && y == 1 ? nil : words)
  }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    adding(.whole, angle.degrees == 0 ? nil : "rotated \(Font.number(angle.degrees))")
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { adding(.whole, angle.degrees == 0 ? nil : "turned \(Font.number(angle.degrees))") }
}
