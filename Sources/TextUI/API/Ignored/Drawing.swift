// How pixels are drawn. Text has no counterpart: these compile and change nothing.

nonisolated extension View {
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
  public func geometryGroup() -> some View { self }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
}

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
  public mutating func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func addFilter(_ filter: Filter) {}
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Self { Self() }
    public static func style<S: ShapeStyle>(_ style: S) -> Self { Self() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Self { Self() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { Self() }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Self { Self() }
    public static var foreground: Self { Self() }
    public static var background: Self { Self() }
  }
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = []) -> Self { Self() }
    public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  }

  public struct ResolvedText {
    public var shading: Shading = .foreground
    public func measure(in size: CGSize) -> CGSize { size }
    public func firstBaseline(in size: CGSize) -> CGFloat { size.height }
    public func lastBaseline(in size: CGSize) -> CGFloat { size.height }
  }
  public struct ResolvedImage {
    public var size: CGSize { .zero }
    public var baseline: CGFloat { 0 }
    public var shading: Shading?
  }
  public struct ResolvedSymbol { public var size: CGSize { .zero } }
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
  ) rethrows {
    var layer = self
    try content(&layer)
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
  public var clipBoundingRect: CGRect { .zero }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: Self { Self(rawValue: 1) }
  }
  public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }
}

extension GraphicsContext.Shading {
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> Self { .foreground }
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self { .foreground }
  public static func palette(_ array: [GraphicsContext.Shading]) -> Self { .foreground }
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
  ) -> Self { .foreground }
}

extension GraphicsContext.Filter {
  public static func brightness(_ amount: Double) -> Self { Self() }
  public static func contrast(_ amount: Double) -> Self { Self() }
  public static func saturation(_ amount: Double) -> Self { Self() }
  public static func grayscale(_ amount: Double) -> Self { Self() }
  public static func hueRotation(_ angle: Angle) -> Self { Self() }
  public static func colorInvert(_ amount: Double = 1) -> Self { Self() }
  public static func colorMultiply(_ color: Color) -> Self { Self() }
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Self { Self() }
  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self() }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: Self { Self(rawValue: 1) }
    public static var dithersResult: Self { Self(rawValue: 2) }
  }
}

extension Image {
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension Font {
  public func leading(_ leading: Leading) -> Font { self }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

extension Path {
  public mutating func closeSubpath() {}
  public func trimmedPath(from startFraction: CGFloat, to endFraction: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

nonisolated extension Shape {
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func size(_ size: CGSize) -> some Shape { self }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

public struct ViewSpacing: Sendable {
  public static var zero: Self { Self() }
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { axis == .horizontal ? 8 : 0 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

extension Gradient {
  public enum ColorSpace: Hashable, Sendable { case device, perceptual }
  public func colorSpace(_ space: ColorSpace) -> some ShapeStyle { self }
}

extension Text.LineStyle { public enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot } }

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension Shader {
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { Self() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self { Self() }
    public static func float2(_ point: CGPoint) -> Self { Self() }
    public static func float2(_ size: CGSize) -> Self { Self() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self { Self() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self { Self() }
    public static func floatArray(_ array: [Float]) -> Self { Self() }
    public static var boundingRect: Self { Self() }
    public static func color(_ color: Color) -> Self { Self() }
    public static func colorArray(_ array: [Color]) -> Self { Self() }
    public static func image(_ image: Image) -> Self { Self() }
    public static func data(_ data: Data) -> Self { Self() }
  }
}
