/// Where a canvas draws. Nothing draws into it here: it lets the source of a drawing compile.
public struct GraphicsContext: Sendable {
  /// Kept and not drawn: how opaque what is drawn next is.
  public var opacity = 1.0
  /// Kept and not drawn: how the colours of what is drawn next mix with those below.
  public var blendMode = GraphicsContext.BlendMode.normal

  /// Does nothing in text. On a device: fills a path.
  public mutating func fill(_ path: Path, with shading: Shading) {}
  /// Does nothing in text. On a device: draws a line of a width along a path.
  public mutating func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Does nothing in text. On a device: draws a line of a style along a path.
  public mutating func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Does nothing in text. On a device: draws a picture at a point.
  public mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Does nothing in text. On a device: draws a picture into a rectangle.
  public mutating func draw(_ image: Image, in rect: CGRect) {}
  /// Does nothing in text. On a device: draws a text at a point.
  public mutating func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Does nothing in text. On a device: draws a text into a rectangle.
  public mutating func draw(_ text: Text, in rect: CGRect) {}
  /// Runs `content` in a context of its own, of which nothing is drawn. On a device: draws it as one layer.
  public mutating func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Does nothing in text. On a device: moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing in text. On a device: makes what is drawn next larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Does nothing in text. On a device: turns what is drawn next.
  public mutating func rotate(by angle: Angle) {}
  /// Does nothing in text. On a device: changes the pixels of what is drawn next.
  public mutating func addFilter(_ filter: Filter) {}

  /// What a path is filled or stroked with.
  public struct Shading: Sendable {
    /// Taken and not drawn: one colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// Taken and not drawn: a style, as views are filled with one.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Taken and not drawn: colours along a line from one point to another.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
    /// Taken and not drawn: colours outwards from a centre.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    /// Taken and not drawn: colours around a centre, beginning at an angle.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading()
    }
    /// Taken and not drawn: the style of what stands in front.
    public static var foreground: Shading { Shading() }
    /// Taken and not drawn: the style of what lies behind.
    public static var background: Shading { Shading() }
  }

  /// What changes the pixels of what is drawn.
  public struct Filter: Sendable {
    /// Taken and not drawn: blurs the pixels, by a radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Taken and not drawn: a shadow below, blurred by a radius in points.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }
}
