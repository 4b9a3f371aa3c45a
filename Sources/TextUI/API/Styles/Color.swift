/// A color, as its name in a note. As a view it is a space that text does not fill.
public struct Color: Hashable, Sendable, ShapeStyle {
  /// Without its opacity.
  let name: String?
  private(set) var opacity: Double = 1

  package init(named name: String?) { self.name = name }

  /// A color of the app's asset catalog. One that no catalog has is named as `no color:brand`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = "\(Self.isMissing(name) ? "no " : "")color:\(AppText.name(name))"
  }

  /// A color of the app; nil of a name that no asset catalog has.
  package init?(known name: String) {
    if Self.isMissing(name) { return nil }
    self.init(name)
  }

  private static func isMissing(_ name: String) -> Bool { AssetNames.current?.hasColor(name) == false }

  /// A color by its shares of red, green and blue, from 0 to 1. Written in sRGB: `#FF9500`, or `#FF9500 50%`.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = Self.hex(space.screen(red), space.screen(green), space.screen(blue))
    self.opacity = opacity
  }

  /// A gray between black, which is 0, and white, which is 1. Written as its share in sRGB: `#808080`.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    let white = space.screen(white)
    name = Self.hex(white, white, white)
    self.opacity = opacity
  }

  /// A color by its place on the circle of colors, how strong and how bright it is, each from 0 to 1. Written as `#FF9500`.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    name = Self.hex(channel(5), channel(3), channel(1))
    self.opacity = opacity
  }

  /// How shares of red, green and blue are measured. Those of a screen with more colors are written as if they were of sRGB.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A color of the system, in a shade for light and one for dark surroundings. Written as its name.
  public static let red = Color(named: "red"), orange = Color(named: "orange"), yellow = Color(named: "yellow"),
    green = Color(named: "green"), mint = Color(named: "mint"), teal = Color(named: "teal"),
    cyan = Color(named: "cyan"), blue = Color(named: "blue"), indigo = Color(named: "indigo"),
    purple = Color(named: "purple"), pink = Color(named: "pink"), brown = Color(named: "brown"),
    gray = Color(named: "gray")
  /// White, in the light and in the dark. Written as `white`.
  public static let white = Color(named: "white")
  /// Black, in the light and in the dark. Written as `black`.
  public static let black = Color(named: "black")
  /// Lets everything behind be seen. As a view it is room that stays free, written as `<clear>` from three lines on.
  public static let clear = Color(named: "clear")
  /// The default color of text, which has no note. Elements that usually have another color are noted as `primary`.
  public static let primary = Color(named: nil)
  /// Less striking than `primary`, for explanations. Written as `secondary`.
  public static let secondary = Color(named: "secondary")
  /// The app's color for controls. Written as `accentColor`.
  public static let accentColor = Color(named: "accentColor")

  /// The color mixed with another one, by a fraction from 0 to 1. Written as `red 25% blue`.
  public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
    if fraction <= 0 { return self }
    if fraction >= 1 { return other }
    var color = Color(named: "\(name ?? "clear") \(Int((fraction * 100).rounded()))% \(other.name ?? "clear")")
    color.opacity = opacity + (other.opacity - opacity) * fraction
    return color
  }

  /// The color, weaker by `opacity` between 0 and 1: `red 50%`.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  private static func hex(_ channels: Double...) -> String {
    "#"
      + channels.map { channel in
        let value = String(Cells.whole((min(1, max(0, channel)) * 255).rounded()), radix: 16, uppercase: true)
        return value.count == 1 ? "0" + value : value
      }.joined()
  }

  /// The shares of red, green and blue, and the opacity; nil of a color that is known by its name.
  package var channels: [Double]? {
    guard let name, name.first == "#", let number = Int(name.dropFirst(), radix: 16) else { return nil }
    return Self.shares(of: number) + [opacity]
  }

  var note: String? {
    if opacity == 1 { return name }
    return "\(name ?? "primary") \(Cells.whole((Cells.fraction(opacity) * 100).rounded()))%"
  }

  public func _note(in environment: EnvironmentValues) -> String? { note }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension Color: View, _OneView {
  public static func _evaluate(_ view: Color, at site: _Site) -> _Node {
    site.element(FillNode.init) { node, _ in
      node.fill = Fill(colour: view.note)
      node.isFaint = view.opacity > 0 && node.fill.isClear && node.fill.colour != "clear"
    }
  }
}

/// Takes all the space it is offered: a color or a shape. With nothing on it it is an area, `<---->`; content on it has it as its
/// background.
final class FillNode: _Node {
  var fill = Fill(colour: nil)
  /// Whether it is invisible, but not clear: it takes touches.
  var isFaint = false
  /// The size that a shape takes of a proposal, in points; nil of a color, which takes all.
  var shapeSize: (@Sendable (ProposedViewSize) -> CGSize)?

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard fill.isClear else { return canvas.fill(fill, in: placed.frame) }
    // A clear color of a few lines is a distance, which text does not show.
    if placed.frame.height >= 3 { canvas.ground(.word("<clear>"), in: placed.frame) }
  }

  override var isSeenFill: Bool { !fill.isClear }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    guard let size = shapeSize?(ProposedViewSize(proposal)) else {
      return CellSize(width: proposal.width ?? 10, height: proposal.height ?? 1)
    }
    let lines = Cells.size(size.height, .vertical)
    // As in a frame, a visible fill takes a line however thin it is.
    return CellSize(width: Cells.size(size.width, .horizontal), height: size.height > 0 ? max(1, lines) : 0)
  }
}
