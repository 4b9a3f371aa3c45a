/// Colours at the points of a grid.
public struct MeshGradient: ShapeStyle, View, Sendable {
  let gradient: Gradient

  /// Colours at the points of a grid, row by row. Told by the colours: `gradient red blue green white`.
  /// `points`: where each point of the grid lies, in shares of what is filled.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { gradient = Gradient(colors: colors) }

  nonisolated public func _note(in environment: EnvironmentValues) -> String? { gradient.note }
  public var body: some View { ShapeMark(Rectangle(), AnyShapeStyle(self)) }
}

extension Gradient {
  /// How colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String
    /// Mixes colours as the screen does.
    public static let device = ColorSpace(name: "device")
    /// Mixes colours in steps that the eye takes for equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
  /// Does nothing in text. On a device: in which space colours are mixed.
  public func colorSpace(_ space: ColorSpace) -> some ShapeStyle { self }
}
