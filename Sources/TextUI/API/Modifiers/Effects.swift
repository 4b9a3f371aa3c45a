// How a view as a whole looks: words in a note.

nonisolated extension View {
  /// Rounds the corners: a note shows `rounded`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    adding(.effects, radius > 0 ? "rounded" : nil)
  }
  /// Cuts the view to a shape: a note shows `rounded`, `capsule`, `circle`, and nothing of a rectangle.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    let word = shape.word
    return adding(.effects) { $0.word(ofShape: word) }
  }
  /// The older form of a mask: a note shows `masked`.
  public func mask<Mask: View>(_ mask: Mask) -> some View { adding(.effects, "masked") }
  /// Shows the view only where `mask` draws something: a note shows `masked`, and the view is drawn whole.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    adding(.effects, "masked")
  }
  /// Puts a shadow behind the view: a note shows `shadow`, and its color where there is one.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { adding(.effects, ShadowStyle.drop(color: color, radius: radius, x: x, y: y).words) }
  /// Blurs the view: a note shows `blur 4`, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    adding(.effects, radius > 0 ? "blur \(Font.number(radius))" : nil)
  }
  /// Draws a line around the view, inside its edges: a note shows `border red`, and `border red 3` with another width than 1.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    adding(.border) { environment in
      let colour = content._note(in: environment) ?? "primary"
      return colour == "clear" || width <= 0 ? nil : "border \(colour)" + (width == 1 ? "" : " \(Font.number(width))")
    }
  }
  /// Makes the view brighter: a note shows `brightness 20%`, and nothing of 0.
  public func brightness(_ amount: Double) -> some View { effect("brightness", amount, unless: 0) }
  /// Changes the contrast of the view: a note shows `contrast 50%`, and nothing of 1.
  public func contrast(_ amount: Double) -> some View { effect("contrast", amount, unless: 1) }
  /// Makes the view's colors stronger or weaker: a note shows `saturation 50%`, and nothing of 1.
  public func saturation(_ amount: Double) -> some View { effect("saturation", amount, unless: 1) }
  /// Takes the color out of the view: a note shows `grayscale 50%`, and nothing of 0.
  public func grayscale(_ amount: Double) -> some View { effect("grayscale", amount, unless: 0) }
  /// Moves the view's colors on around the circle of colors: a note shows `hue 90`, in degrees.
  public func hueRotation(_ angle: Angle) -> some View {
    adding(.effects, angle.degrees == 0 ? nil : "hue \(Font.number(angle.degrees))")
  }
  /// Multiplies the view's colors with another one: a note shows `multiplied red`, and nothing of white.
  public func colorMultiply(_ color: Color) -> some View {
    adding(.effects, color == .white ? nil : "multiplied \(color.note ?? "primary")")
  }
  /// Turns the view's colors into their opposites: a note shows `inverted`.
  public func colorInvert() -> some View { adding(.effects, "inverted") }
  /// How the view's colors are mixed with those behind: a note shows `blend multiply`, and nothing of `normal`.
  public func blendMode(_ blendMode: BlendMode) -> some View { adding(.effects, blendMode.words) }
  /// Puts glass behind the view: a note shows `on glass`.
  public func glassEffect(_ glass: Glass = .regular) -> some View { adding(.ground, glass.words(nil)) }
  /// Puts glass of a shape behind the view: a note shows `on glass circle`.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    let word = shape.word
    return adding(.ground) { glass.words($0.word(ofShape: word)) }
  }

  private func effect(_ name: String, _ amount: Double, unless none: Double) -> some View {
    adding(.effects, amount == none ? nil : "\(name) \(Percent(amount))")
  }

  /// Makes the view larger or smaller: a note shows `scaled 150%`, the drawing stays as it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Makes the view wider or higher: a note shows `scaled 150% 100%`, the drawing stays as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    let words = x == y ? "scaled \(Percent(x))" : "scaled \(Percent(x)) \(Percent(y))"
    return adding(.whole, x == 1 && y == 1 ? nil : words)
  }
  /// Turns the view: a note shows `rotated 45`, in degrees, the drawing stays as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    adding(.whole, angle.degrees == 0 ? nil : "rotated \(Font.number(angle.degrees))")
  }
  /// Turns the view in space: a note shows `turned 45`, in degrees, the drawing stays as it is.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { adding(.whole, angle.degrees == 0 ? nil : "turned \(Font.number(angle.degrees))") }
}

/// A glass background, shown in a note: `on glass capsule`.
public struct Glass: Equatable, Sendable {
  private var name: String?
  private var colour: Color?
  /// Glass that blurs its background. A note shows `on glass`.
  public static let regular = Self(name: "glass")
  /// Glass that shows more of its background. A note shows `on clear-glass`.
  public static let clear = Glass(name: "clear-glass")
  /// No glass, and no note.
  public static let identity = Glass()
  /// The glass in a color, which the note shows after it: `on glass red`.
  public func tint(_ color: Color?) -> Glass { Glass(name: name, colour: color) }
  /// Without effect in text. On a device: the glass answers touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  func words(_ shape: String?) -> String? { name.map { "on \($0)".and(colour?.note).and(shape) } }
}
