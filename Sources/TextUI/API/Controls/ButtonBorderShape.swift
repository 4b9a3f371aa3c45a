extension View {
  /// The shape of the bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { setting(\.borderShape, shape) }
}

/// The shape of a bordered button's border. A note shows it in a word: `{prominent capsule}`.
public enum ButtonBorderShape: Equatable, Sendable {
  /// The usual shape, which is not written; half circles at both ends; round corners; a circle around the label.
  case automatic, capsule, roundedRectangle, circle
  /// Round corners of a radius in points, which text does not show.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }

  nonisolated var name: String? { self == .automatic ? nil : self == .roundedRectangle ? "rounded" : "\(self)" }
}

extension ButtonBorderShape: InsettableShape, ChangedShape {
  nonisolated var words: String? { name ?? "rounded" }
  nonisolated var lineWidth: CGFloat? { nil }

  nonisolated public func path(in rect: CGRect) -> Path {
    switch self {
    case .circle: Circle().path(in: rect)
    case .roundedRectangle: RoundedRectangle(cornerRadius: 8).path(in: rect)
    case .automatic, .capsule: Capsule().path(in: rect)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the buttons around.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
