extension GraphicsContext {
  /// A text that was made ready to be drawn.
  public struct ResolvedText {
    /// Kept and not drawn: what the letters are filled with.
    public var shading: Shading = .foreground
    /// As large as it is allowed to be: nobody has measured it.
    public func measure(in size: CGSize) -> CGSize { size }
    /// Where the first line stands, from above: at the foot of the size on offer.
    public func firstBaseline(in size: CGSize) -> CGFloat { size.height }
    /// Where the last line stands, from above: at the foot of the size on offer.
    public func lastBaseline(in size: CGSize) -> CGFloat { size.height }
  }

  /// A picture that was made ready to be drawn.
  public struct ResolvedImage {
    /// The picture's size: none, as nothing has loaded it.
    public var size: CGSize { .zero }
    /// Where text beside the picture would stand, from above: 0.
    public var baseline: CGFloat { 0 }
    /// Kept and not drawn: what the picture is filled with, where it is a template.
    public var shading: Shading?
  }

  /// A symbol's view that was made ready to be drawn.
  public struct ResolvedSymbol {
    /// The symbol's size: none, as nothing has measured it.
    public var size: CGSize { .zero }
  }

  /// Makes a text ready to be measured; none of it is kept.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Makes a picture ready to be measured; none of it is kept.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// The shading as it is. On a device: as it looks in the environment of the drawing.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Always nil: text makes none of a canvas's symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Does nothing in text. On a device: draws the text into a rectangle.
  public mutating func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Does nothing in text. On a device: draws the text at a point.
  public mutating func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Does nothing in text. On a device: draws the picture into a rectangle.
  public mutating func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  /// Does nothing in text. On a device: draws the picture at a point.
  public mutating func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Does nothing in text. On a device: draws the symbol into a rectangle.
  public mutating func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Does nothing in text. On a device: draws the symbol at a point.
  public mutating func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Does nothing in text. On a device: fills a path by a rule.
  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle) {}
  /// Does nothing in text. On a device: keeps what is drawn next inside a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
  /// Runs `content` in a context of its own, of which nothing is drawn. On a device: keeps what is drawn next inside what `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Does nothing in text. On a device: turns, scales and moves what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  /// How what is drawn next is turned, scaled and moved: not at all, whatever is set.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// The rectangle that drawing is kept inside: an empty one.
  public var clipBoundingRect: CGRect { .zero }

  /// Taken and not drawn: how a path clips.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is drawn stays outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Taken and not drawn: how new colours mix with those below.
  public struct BlendMode: Hashable, Sendable {
    private let name: String
    /// The new colours cover those below.
    public static let normal = BlendMode(name: "normal")
    /// Both multiply, so that nothing becomes lighter.
    public static let multiply = BlendMode(name: "multiply")
    /// Their inverses multiply, so that nothing becomes darker.
    public static let screen = BlendMode(name: "screen")
    /// Multiplies where it is dark below, screens where it is light.
    public static let overlay = BlendMode(name: "overlay")
    /// The darker of the two.
    public static let darken = BlendMode(name: "darken")
    /// The lighter of the two.
    public static let lighten = BlendMode(name: "lighten")
    /// Lightens what is below by the new colour, and strengthens its contrast.
    public static let colorDodge = BlendMode(name: "colorDodge")
    /// Darkens what is below by the new colour, and strengthens its contrast.
    public static let colorBurn = BlendMode(name: "colorBurn")
    /// Lightens or darkens gently, as the new colour is light or dark.
    public static let softLight = BlendMode(name: "softLight")
    /// Multiplies where the new colour is dark, screens where it is light.
    public static let hardLight = BlendMode(name: "hardLight")
    /// How far apart the two are.
    public static let difference = BlendMode(name: "difference")
    /// As `difference`, with a weaker contrast.
    public static let exclusion = BlendMode(name: "exclusion")
    /// The hue is new; how strong and how light it is comes from below.
    public static let hue = BlendMode(name: "hue")
    /// How strong a colour is comes from the new one; its hue and its light from below.
    public static let saturation = BlendMode(name: "saturation")
    /// The hue and its strength are new; the light comes from below.
    public static let color = BlendMode(name: "color")
    /// The light is new; the hue and its strength come from below.
    public static let luminosity = BlendMode(name: "luminosity")
    /// Takes away what is below, and draws nothing.
    public static let clear = BlendMode(name: "clear")
    /// The new colours take the place of those below, clear ones too.
    public static let copy = BlendMode(name: "copy")
    /// Only what is new, where there is something below.
    public static let sourceIn = BlendMode(name: "sourceIn")
    /// Only what is new, where there is nothing below.
    public static let sourceOut = BlendMode(name: "sourceOut")
    /// What is new over what is below, where there is something below.
    public static let sourceAtop = BlendMode(name: "sourceAtop")
    /// What is new goes below what there is.
    public static let destinationOver = BlendMode(name: "destinationOver")
    /// Only what is below, where there is something new.
    public static let destinationIn = BlendMode(name: "destinationIn")
    /// Only what is below, where there is nothing new.
    public static let destinationOut = BlendMode(name: "destinationOut")
    /// What is below over what is new, where there is something new.
    public static let destinationAtop = BlendMode(name: "destinationAtop")
    /// What only one of the two covers.
    public static let xor = BlendMode(name: "xor")
    /// Both add up, towards black.
    public static let plusDarker = BlendMode(name: "plusDarker")
    /// Both add up, towards white.
    public static let plusLighter = BlendMode(name: "plusLighter")
  }
}

extension GraphicsContext.Shading {
  /// Taken and not drawn: one colour, of its red, green and blue.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading { .foreground }
  /// Taken and not drawn: one grey.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading { .foreground }
  /// Taken and not drawn: one shading for each level of a style.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { .foreground }
  /// Taken and not drawn: a picture, again and again.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
  ) -> GraphicsContext.Shading { .foreground }
}

extension GraphicsContext.Filter {
  /// Taken and not drawn: blurs the pixels, by a radius in points.
  public static func blur(radius: CGFloat, options: BlurOptions) -> GraphicsContext.Filter { .blur(radius: radius) }
  /// Taken and not drawn: makes everything lighter.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: how far light and dark lie apart.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: how strong the colours are.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: takes the colours away by a part.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: turns each colour around the wheel.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: turns each colour into its opposite by a part.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: multiplies each colour with one.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: one colour where the opacity lies between two bounds, and nothing elsewhere.
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = .black
  ) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  /// Taken and not drawn: turns and moves everything in space.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  /// Taken and not drawn: how pixels are blurred.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Nothing shows through at the edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// A slight noise hides the steps between colours.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
