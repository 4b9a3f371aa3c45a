/// A color as a screen shows it.
struct ShownColor {
  enum Kind {
    /// A color of the app, the same everywhere.
    case fixed
    /// A color of the system, in a shade for each of the surroundings.
    case hue
    /// A level of the label's color.
    case level
    /// A background of the system.
    case ground
  }
  let kind: Kind
  private var channels: [Double]
  private(set) var opacity = 1.0
  /// Whether the app makes it weaker.
  private(set) var isFaded = false

  /// The color of a note; nil of one whose channels are unknown: an asset, a gradient, a material, a mixture.
  init?(_ note: String?, _ environment: EnvironmentValues) {
    let isDark = environment.colorScheme == .dark
    var words = (note ?? "primary").split(separator: " ").map(String.init)
    if words.count == 2, let percent = words[1].last == "%" ? Double(words[1].dropLast()) : nil {
      (opacity, isFaded) = (percent / 100, true)
      words.removeLast()
    }
    guard words.count == 1 else { return nil }
    let name = words[0]
    // The app's accent is in its asset catalog.
    if name == "accentColor" || name == "tint", AssetNames.current?.hasColor("AccentColor") == true { return nil }
    if let channels = Color(named: name).channels {
      (kind, self.channels) = (.fixed, Array(channels.prefix(3)))
    } else if let share = Self.levels[name] {
      (kind, opacity) = (.level, opacity * share)
      channels = Color.shares(of: share == 1 ? (isDark ? 0xFFFFFF : 0) : isDark ? 0xEBEBF5 : 0x3C3C43)
    } else if let code = SystemColors.code(
      name, isDark: isDark, isIncreased: environment.colorSchemeContrast == .increased)
    {
      kind = SystemColors.isGround(name) ? .ground : SystemColors.isHue(name) ? .hue : .fixed
      channels = Color.shares(of: code)
    } else {
      return nil
    }
  }

  /// How visible the levels of the label's color are. Source: Apple, UIColor, `label` to `quaternaryLabel`.
  private static let levels = ["primary": 1.0, "secondary": 0.6, "tertiary": 0.3, "quaternary": 0.18]

  func on(_ ground: ShownColor, opacity more: Double = 1) -> ShownColor {
    var mixed = self
    let share = opacity * more
    mixed.channels = zip(channels, ground.channels).map { $0 * share + $1 * (1 - share) }
    mixed.opacity = 1
    return mixed
  }

  var hex: String { Color(red: channels[0], green: channels[1], blue: channels[2]).name ?? "" }

  /// Source: W3C, WCAG 2.2, "relative luminance" and "contrast ratio".
  func contrast(with other: ShownColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    let light = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }
}
