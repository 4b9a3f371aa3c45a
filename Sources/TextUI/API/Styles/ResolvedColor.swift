extension Color {
  /// A color's channels, in light surroundings those of the system's colors. A color of an asset is black.
  public struct Resolved: Hashable, Codable, Sendable {
    /// The shares of red, green and blue as a screen receives them, and the opacity: from 0 to 1.
    public var red, green, blue, opacity: Float

    /// A color by its shares of red, green and blue, from 0 to 1; those by the amount of light become those of screens.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue) = (colorSpace.screen(red), colorSpace.screen(green), colorSpace.screen(blue))
      self.opacity = opacity
    }

    /// The share of red by the amount of light, without the curve of screens.
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.curved(newValue) }
    }
    /// The share of green by the amount of light, without the curve of screens.
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.curved(newValue) }
    }
    /// The share of blue by the amount of light, without the curve of screens.
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.curved(newValue) }
    }

    private static func linear(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    private static func curved(_ value: Float) -> Float { Float(RGBColorSpace.curved(Double(value))) }
  }

  /// The color of known channels. Written as `#FF9500`.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The color's channels where it is shown.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let isDark = environment.builtIn.colorScheme == .dark
    let channels = self.channels.map { $0.dropLast() + [1] } ?? Self.known(name ?? "primary", isDark)
    return Resolved(
      red: Float(channels[0]), green: Float(channels[1]), blue: Float(channels[2]),
      opacity: Float(channels[3] * Cells.fraction(opacity)))
  }

  /// The shares of red, green and blue in a code such as 0xFF9500.
  static func shares(of code: Int) -> [Double] {
    // A closure of several types costs the compiler seconds.
    func share(_ byte: Int) -> Double { Double(byte & 255) / 255 }
    return [share(code >> 16), share(code >> 8), share(code)]
  }

  private static func known(_ name: String, _ isDark: Bool) -> [Double] {
    if name == "clear" { return [0, 0, 0, 0] }
    if name == "secondary" { return isDark ? [0.922, 0.922, 0.961, 0.6] : [0.235, 0.235, 0.263, 0.6] }
    return shares(of: SystemColors.code(name) ?? (name == "primary" && isDark ? 0xFFFFFF : 0)) + [1]
  }
}

extension Color.Resolved: ShapeStyle {
  public func _note(in environment: EnvironmentValues) -> String? { Color(self)._note(in: environment) }
}

extension Color.RGBColorSpace {
  /// A share in the form that screens receive.
  func screen(_ share: Double) -> Double { self == .sRGBLinear ? Self.curved(share) : share }
  func screen(_ share: Float) -> Float { self == .sRGBLinear ? Float(Self.curved(Double(share))) : share }

  /// The curve of screens over an amount of light.
  static func curved(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
