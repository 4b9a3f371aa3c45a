extension GraphicsContext {
  /// A text that was made ready to be drawn.
  public struct ResolvedText {
    public var shading: Shading = .foreground
    /// As large as it is allowed to be: nobody has measured it.
    public func measure(in size: CGSize) -> CGSize { size }
    public func firstBaseline(in size: CGSize) -> CGFloat { size.height }
    public func lastBaseline(in size: CGSize) -> CGFloat { size.height }
  }

  /// A picture that was made ready to be drawn.
  public struct ResolvedImage {
    public var size: CGSize { .zero }
    public var baseline: CGFloat { 0 }
    public var shading: Shading?
  }

  /// A symbol's view that was made ready to be drawn.
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public mutating func draw(_ text: ResolvedText, in rect: CGRect) {}
  public mutating func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public mutating func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public mutating func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public mutating func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  public mutating func fill(_ path: Path, with shading: Shading, style: FillStyle) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {}
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
  public var clipBoundingRect: CGRect { .zero }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public struct BlendMode: Hashable, Sendable {
    private let name: String
    public static let normal = BlendMode(name: "normal")
    public static let multiply = BlendMode(name: "multiply")
    public static let screen = BlendMode(name: "screen")
    public static let overlay = BlendMode(name: "overlay")
    public static let darken = BlendMode(name: "darken")
    public static let lighten = BlendMode(name: "lighten")
    public static let colorDodge = BlendMode(name: "colorDodge")
    public static let colorBurn = BlendMode(name: "colorBurn")
    public static let softLight = BlendMode(name: "softLight")
    public static let hardLight = BlendMode(name: "hardLight")
    public static let difference = BlendMode(name: "difference")
    public static let exclusion = BlendMode(name: "exclusion")
    public static let hue = BlendMode(name: "hue")
    public static let saturation = BlendMode(name: "saturation")
    public static let color = BlendMode(name: "color")
    public static let luminosity = BlendMode(name: "luminosity")
    public static let clear = BlendMode(name: "clear")
    public static let copy = BlendMode(name: "copy")
    public static let sourceIn = BlendMode(name: "sourceIn")
    public static let sourceOut = BlendMode(name: "sourceOut")
    public static let sourceAtop = BlendMode(name: "sourceAtop")
    public static let destinationOver = BlendMode(name: "destinationOver")
    public static let destinationIn = BlendMode(name: "destinationIn")
    public static let destinationOut = BlendMode(name: "destinationOut")
    public static let destinationAtop = BlendMode(name: "destinationAtop")
    public static let xor = BlendMode(name: "xor")
    public static let plusDarker = BlendMode(name: "plusDarker")
    public static let plusLighter = BlendMode(name: "plusLighter")
  }
}

extension GraphicsContext.Shading {
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading { .foreground }
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading { .foreground }
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { .foreground }
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
  ) -> GraphicsContext.Shading { .foreground }
}

extension GraphicsContext.Filter {
  public static func blur(radius: CGFloat, options: BlurOptions) -> GraphicsContext.Filter { .blur(radius: radius) }
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = .black
  ) -> GraphicsContext.Filter { GraphicsContext.Filter() }
  public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
    GraphicsContext.Filter()
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
