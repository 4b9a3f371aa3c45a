extension View {
  /// The shape of the bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformingEnvironment { $0.builtIn.borderShape = shape }
  }
}

/// The shape of a bordered button's border. A note tells it in a word: `{prominent capsule}`.
public struct ButtonBorderShape: Equatable, Sendable {
  /// The shape's word in a note; none for the usual one.
  let name: String?
  /// The usual shape; a note does not tell it.
  public static let automatic = ButtonBorderShape(name: nil)
  /// Half circles at both ends, told as `capsule`.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// Round corners, told as `rounded`.
  public static let roundedRectangle = ButtonBorderShape(name: "rounded")
  /// A circle around the label, told as `circle`.
  public static let circle = ButtonBorderShape(name: "circle")
  /// Round corners of a radius in points, which text does not tell.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension ButtonBorderShape: InsettableShape, ChangedShape {
  nonisolated var words: String? { name ?? "rounded" }
  nonisolated var lineWidth: CGFloat? { nil }

  nonisolated public func path(in rect: CGRect) -> Path {
    switch name {
    case "circle": Circle().path(in: rect)
    case "rounded": RoundedRectangle(cornerRadius: 8).path(in: rect)
    default: Capsule().path(in: rect)
    }
  }
  /// Does nothing in text. On a device: the shape, smaller on each side.
  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape { self }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the buttons around.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
