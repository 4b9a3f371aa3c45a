/// Colours that run into each other.
public struct Gradient: Equatable, Sendable {
  /// A color, and where it is reached.
  public struct Stop: Equatable, Sendable {
    /// The color there. Notes show it.
    public var color: Color
    /// Where the color is reached: 0 is the gradient's beginning, 1 its end. Not written.
    public var location: CGFloat
    /// A color that is reached at `location`, between 0 and 1.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  /// The colors, and where each is reached.
  public var stops: [Stop]

  /// Colours at their own locations. Written as `gradient red blue`.
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(max(1, colors.count - 1))) }
  }

  var note: String { "gradient " + stops.map { $0.color.note ?? "primary" }.joined(separator: " ") }
}

/// As a style the colors run along a line, from the top.
extension Gradient: ShapeStyle { public func _note(in environment: EnvironmentValues) -> String? { note } }

/// A gradient in a form of its own. Text shows its colors.
public protocol _DrawnGradient: ShapeStyle, View { nonisolated var _gradient: Gradient { get } }

extension _DrawnGradient {
  nonisolated public func _note(in environment: EnvironmentValues) -> String? { _gradient.note }
  public var body: some View { ShapeMark(Rectangle(), AnyShapeStyle(self)) }
}

/// Colours along a line.
public struct LinearGradient: _DrawnGradient {
  public let _gradient: Gradient

  /// A gradient along the line between two points. Written as `gradient red blue`.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { _gradient = gradient }
  /// Colours at equal distances on the line between two points. Written as `gradient red blue`.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(colors: colors)
  }
  /// Colours on the line between two points, each at its location. Written as `gradient red blue`.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    _gradient = Gradient(stops: stops)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> Self {
    Self(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

/// Colours around a point.
public struct RadialGradient: _DrawnGradient {
  public let _gradient: Gradient

  /// A gradient from a point outwards, between two radii in points. Written as `gradient red blue`.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = gradient
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = Gradient(colors: colors)
  }
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    _gradient = Gradient(stops: stops)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> Self
  { Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> Self
  { Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self { Self(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius) }
}

/// Colours around a point, stretched to the shape.
public struct EllipticalGradient: _DrawnGradient {
  public let _gradient: Gradient

  /// A gradient from a point outwards, between two fractions of the filled rect. Written as `gradient red blue`.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { _gradient = gradient }
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) { _gradient = Gradient(colors: colors) }
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { _gradient = Gradient(stops: stops) }
}

extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self { Self(gradient: gradient, center: center) }
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> Self { Self(colors: colors, center: center) }
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self { Self(stops: stops, center: center) }
}

/// Colours around a point, by angle.
public struct AngularGradient: _DrawnGradient {
  public let _gradient: Gradient

  /// A gradient once around a point, which begins at an angle. Written as `gradient red blue`.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { _gradient = gradient }
  /// Colours at equal distances once around a point, from an angle on. Written as `gradient red blue`.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(colors: colors)
  }
  /// Colours once around a point, each at its location, from an angle on. Written as `gradient red blue`.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    _gradient = Gradient(stops: stops)
  }

  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = gradient
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(colors: colors)
  }
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    _gradient = Gradient(stops: stops)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(gradient: gradient, center: center, angle: angle)
  }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(colors: colors, center: center, angle: angle)
  }
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(gradient: gradient, center: center, angle: startAngle) }
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(colors: colors, center: center, angle: startAngle) }
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(gradient: gradient, center: center, angle: angle)
  }
  public static func angularGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> Self {
    Self(colors: colors, center: center, angle: angle)
  }
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> Self { Self(stops: stops, center: center, angle: angle) }
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle) }
}

/// Colours at the points of a grid.
public struct MeshGradient: _DrawnGradient {
  public let _gradient: Gradient

  /// Colours at the points of a grid, row by row, which lie at `points`, in fractions of the filled rect: `gradient red blue`.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { _gradient = Gradient(colors: colors) }
}

/// A blur of the background, written as its name.
public struct Material: ShapeStyle {
  let name: String
  public func _note(in environment: EnvironmentValues) -> String? { name }
  /// Lets nearly all of the background show. Written as `ultraThinMaterial`.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// Lets more than half of the background show. Written as `thinMaterial`.
  public static let thin = Material(name: "thinMaterial")
  /// Lets some of the background show. Written as `regularMaterial`.
  public static let regular = Material(name: "regularMaterial")
  /// Lets little of the background show. Written as `thickMaterial`.
  public static let thick = Material(name: "thickMaterial")
  /// Lets hardly anything of the background show. Written as `ultraThickMaterial`.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// As bars of the system have it behind them. Written as `bar`.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A picture as a style.
public struct ImagePaint: ShapeStyle {
  /// The picture that is repeated until all is filled.
  public var image: Image
  /// A picture, or `sourceRect` of it in shares of its size, that is repeated until all is filled. Written as its name alone.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
  }
  public func _note(in environment: EnvironmentValues) -> String? { AppText.visible(image.name) }
}

extension Color {
  /// The color with a light gradient, written as its name.
  public var gradient: AnyGradient { AnyGradient(note: note) }
}

/// A gradient with known colors only.
public struct AnyGradient: ShapeStyle {
  let note: String?
  /// The gradient's colors along a line from the top. Written as `gradient red blue`.
  public init(_ gradient: Gradient) { note = gradient.note }
  init(note: String?) { self.note = note }
  public func _note(in environment: EnvironmentValues) -> String? { note }
}

extension ShapeStyle {
  /// The style, weaker by `opacity`: `secondary 50%`.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedShapeStyle(base: self, opacity: opacity) }
  /// The style with a shadow: `red shadow`.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AddedShapeStyle(base: self, words: style.words) }
  /// The style blended with the content below: `red blend multiply`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AddedShapeStyle(base: self, words: mode.words) }
}

extension ShapeStyle {
  /// The style as a stroke has it: `red dashed`.
  func stroked(_ stroke: StrokeStyle) -> AnyShapeStyle {
    stroke.dash.isEmpty ? AnyShapeStyle(self) : AnyShapeStyle(AddedShapeStyle(base: self, words: "dashed"))
  }
}

private struct AddedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let words: String?

  func _note(in environment: EnvironmentValues) -> String? {
    guard let words else { return base._note(in: environment) }
    return "\(base._note(in: environment) ?? "primary") \(words)"
  }
}
