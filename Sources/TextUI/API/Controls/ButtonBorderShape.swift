extension View {
  /// The shape of the bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    transformingEnvironment { $0.builtIn.borderShape = shape }
  }
}

public struct ButtonBorderShape: Equatable, Sendable {
  /// The shape's word in a note; none for the usual one.
  let name: String?
  public static let automatic = ButtonBorderShape(name: nil)
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "rounded")
  public static let circle = ButtonBorderShape(name: "circle")
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
  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape { self }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the buttons around.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
