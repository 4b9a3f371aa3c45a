/// How large and how bold letters are, which decides the room of a text.
struct Lettering: Hashable, Sendable {
  /// In hundredths of a point.
  var size: Int
  /// In hundredths of a point, after each letter.
  var tracking: Int
  /// In thousandths of the regular width.
  var weight = 1000
  var isMonospaced = false
  /// Whether the app makes the letters bold.
  var isBold = false

  static let body = Lettering(size: 1700, tracking: -43)
  /// Of a screen's title.
  static let title = Lettering(size: 3400, tracking: 40, weight: 1050)
  private static let monospaced = 615

  /// The width in thousandths of a point, for letters that reach `ems` thousandths of the size altogether.
  func width(ems: Int, count: Int) -> Int {
    guard isMonospaced else { return (ems * size / 100 + count * tracking * 10) * weight / 1000 }
    return (count * Self.monospaced * size / 100 + count * tracking * 10) * weight / 1000
  }

  func width(of character: Character) -> Int {
    let ems = Advances.of(character)
    return ems == 0 ? 0 : width(ems: ems, count: isMonospaced && ems == Advances.wide ? 2 : 1)
  }

  func width(of text: String) -> Int {
    var (ems, count) = (0, 0)
    for byte in text.utf8 {
      guard byte < 0x80 else { return Self.points(text.reduce(0) { $0 + width(of: $1) }) }
      ems += Advances.ascii[Int(byte)]
      count += 1
    }
    return Self.points(width(ems: ems, count: count))
  }

  /// The height of a line in points: about six fifths of the letters.
  var linePoints: Double { Double(size) * 0.012 }

  static func points(_ thousandths: Int) -> Int { max(0, (thousandths + 999) / 1000) }

  /// The room that a symbol takes beside text of this size, in thousandths of a point.
  var symbol: Int { size * 12 }
}

enum FontSize: Hashable, Sendable {
  case style(Font.TextStyle)
  /// In hundredths of a point. Text that the user has asked to be larger leaves it as it is, unless it grows as a style does.
  case points(Int, growsAs: Font.TextStyle?)

  func lettering(at size: DynamicTypeSize) -> Lettering {
    let index = size.rawValue
    switch self {
    case .style(let style):
      let (sizes, tracking) = Self.scale(style)
      return Lettering(size: 100 * sizes[index], tracking: tracking)
    case .points(let points, nil): return Lettering(size: points, tracking: 0)
    case .points(let points, let style?):
      let sizes = Self.scale(style).sizes
      return Lettering(size: points * sizes[index] / sizes[3], tracking: 0)
    }
  }

  /// In points, from the smallest text that the user can choose to the largest; the fourth is the usual one.
  private static func scale(_ style: Font.TextStyle) -> (sizes: [Int], tracking: Int) {
    switch style {
    case .largeTitle: (largeTitle, 40)
    case .title: (title, 38)
    case .title2: (title2, -26)
    case .title3: (title3, -45)
    case .headline, .body: (body, -43)
    case .callout: (callout, -31)
    case .subheadline: (subheadline, -23)
    case .footnote: (footnote, -8)
    case .caption: (caption, 0)
    case .caption2: (caption2, 6)
    }
  }

  private static let largeTitle = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let title = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  private static let title2 = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  private static let title3 = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  private static let body = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let callout = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  private static let subheadline = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  private static let footnote = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  private static let caption = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  private static let caption2 = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
}

extension EnvironmentValues {
  func lettering(_ own: Text.Looks? = nil) -> Lettering { own == nil ? commonLettering : lettering(ofText: own) }

  func lettering(ofText own: Text.Looks?) -> Lettering {
    let font = own?.font ?? builtIn.font
    let traits = traits(font, own)
    let isBolder = makesBolder(font)
    if font == nil, traits.isDefault, !isBolder, builtIn.dynamicTypeSize == .large { return .body }
    let size = font?.size ?? .style(.body)
    var lettering = size.lettering(at: builtIn.dynamicTypeSize)
    let weight = traits.weight?.weight(in: size) ?? size.weight
    // Bold text makes every weight a heavier one.
    lettering.weight = isBolder ? min(Font.Weight.black.width, weight.width + 40) : weight.width
    if traits.isDefault { return lettering }
    if case .emphasized = traits.weight { lettering.isBold = true } else { lettering.isBold = weight.isBold }
    lettering.isMonospaced = traits.isMonospaced == true || traits.design == .monospaced
    if let tracking = traits.tracking { lettering.tracking = Cells.whole(max(-1_000, min(1_000, tracking)) * 100) }
    return lettering
  }
}
