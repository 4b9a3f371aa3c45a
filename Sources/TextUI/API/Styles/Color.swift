/// A colour, as its name in a note. As a view it is a space that text does not fill.
public struct Color: Hashable, Sendable {
  private let name: String?
  private var opacity: Double = 1

  package init(named name: String?) { self.name = name }

  /// A colour of the app's asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = "color:\(AppText.name(name))" }

  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = Self.hex(red, green, blue)
    self.opacity = opacity
  }

  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = Self.hex(white, white, white)
    self.opacity = opacity
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    name = Self.hex(channel(5), channel(3), channel(1))
    self.opacity = opacity
  }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let black = Color(named: "black")
  public static let clear = Color(named: "clear")
  public static let primary = Color(named: nil)
  public static let secondary = Color(named: "secondary")
  public static let accentColor = Color(named: "accentColor")

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

  /// The shares of red, green and blue, and how much covers what is behind; nil of a colour that is known by its name.
  package var channels: [Double]? {
    guard let name, name.first == "#", let number = Int(name.dropFirst(), radix: 16) else { return nil }
    return Self.shares(of: number) + [opacity]
  }

  var note: String? {
    if opacity == 1 { return name }
    return "\(name ?? "primary") \(Cells.whole((Cells.fraction(opacity) * 100).rounded()))%"
  }
}

extension Color: ShapeStyle {
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

extension Color: View {
  public typealias Body = Never
  public static var _isOne: Bool { true }

  public static func _evaluate(_ view: Color, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: FillNode.self) ?? FillNode(site.context)
      node.fill = Fill(colour: view.note)
      return node
    }
  }
}

/// Takes all the space it is offered: a colour or a shape. With nothing on it it is an area, `<---->`; what stands on it tells it as its
/// ground.
@MainActor
final class FillNode: _Node {
  var fill = Fill(colour: nil)

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard fill.isClear else { return canvas.fill(fill, in: placed.frame) }
    // A clear colour of a few lines is a distance, which text does not show.
    if placed.frame.height >= 3 { canvas.ground(.word("<clear>"), in: placed.frame) }
  }

  override var isSeenFill: Bool { !fill.isClear }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: proposal.width ?? 10, height: proposal.height ?? 1)
  }
}
