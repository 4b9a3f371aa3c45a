/// A shadow that a style throws, written with its color where an app sets one: `shadow`, `shadow black 15%`, `inner shadow`.
public struct ShadowStyle: Equatable, Sendable {
  let words: String?

  private init(_ name: String, _ color: Color, usual opacity: Double, radius: CGFloat, x: CGFloat, y: CGFloat) {
    let isSeen = color != .clear && (radius > 0 || x != 0 || y != 0)
    let isUsual = color == Color(.sRGBLinear, white: 0, opacity: opacity)
    words = isSeen ? name.and(isUsual ? nil : color.note ?? "primary") : nil
  }

  /// A shadow behind the drawing, spread by `radius` and moved by `x` and `y`, in points. A note shows a color that is given.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle("shadow", color, usual: 0.33, radius: radius, x: x, y: y) }

  /// A shadow inside the edges of the drawing, spread by `radius` and moved by `x` and `y`, in points. A note shows a given color.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle("inner shadow", color, usual: 0.55, radius: radius, x: x, y: y) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(NamedShapeStyle(name: style.words ?? "clear"))
  }
}
