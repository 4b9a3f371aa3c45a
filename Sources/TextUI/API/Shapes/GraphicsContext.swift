/// Where a canvas draws. Nothing draws into it here: it lets the source of a drawing compile.
public struct GraphicsContext: Sendable {
  public var opacity = 1.0
  public var blendMode = GraphicsContext.BlendMode.normal

  public mutating func fill(_ path: Path, with shading: Shading) {}
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  public mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: Image, in rect: CGRect) {}
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ text: Text, in rect: CGRect) {}
  public mutating func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { try content(&self) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func addFilter(_ filter: Filter) {}

  /// What a path is filled or stroked with.
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading()
    }
    public static var foreground: Shading { Shading() }
    public static var background: Shading { Shading() }
  }

  /// What changes the pixels of what is drawn.
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }
}
