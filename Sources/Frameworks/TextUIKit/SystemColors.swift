import TextUI

// Colours by name: those of the system are drawn as the styles that they stand for.

extension UIColor {
  private static func of(_ color: Color, _ channels: Double...) -> UIColor {
    UIColor(color, channels: channels.isEmpty ? nil : channels + [1])
  }
  private static func system(_ name: String) -> UIColor { UIColor(Color(named: name), channels: nil) }

  public static var red: UIColor { of(.red, 1, 0, 0) }
  public static var green: UIColor { of(.green, 0, 1, 0) }
  public static var blue: UIColor { of(.blue, 0, 0, 1) }
  public static var cyan: UIColor { of(.cyan, 0, 1, 1) }
  public static var yellow: UIColor { of(.yellow, 1, 1, 0) }
  public static var orange: UIColor { of(.orange, 1, 0.5, 0) }
  public static var purple: UIColor { of(.purple, 0.5, 0, 0.5) }
  public static var brown: UIColor { of(.brown, 0.6, 0.4, 0.2) }
  public static var black: UIColor { of(.black, 0, 0, 0) }
  public static var white: UIColor { of(.white, 1, 1, 1) }
  public static var gray: UIColor { of(.gray, 0.5, 0.5, 0.5) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var clear: UIColor { UIColor(.clear, channels: [0, 0, 0, 0]) }

  public static var systemRed: UIColor { of(.red) }
  public static var systemGreen: UIColor { of(.green) }
  public static var systemBlue: UIColor { of(.blue) }
  public static var systemOrange: UIColor { of(.orange) }
  public static var systemYellow: UIColor { of(.yellow) }
  public static var systemPink: UIColor { of(.pink) }
  public static var systemPurple: UIColor { of(.purple) }
  public static var systemTeal: UIColor { of(.teal) }
  public static var systemCyan: UIColor { of(.cyan) }
  public static var systemMint: UIColor { of(.mint) }
  public static var systemIndigo: UIColor { of(.indigo) }
  public static var systemBrown: UIColor { of(.brown) }
  public static var systemGray: UIColor { of(.gray) }

  public static var systemGray2: UIColor { system("systemGray2") }
  public static var systemGray3: UIColor { system("systemGray3") }
  public static var systemGray4: UIColor { system("systemGray4") }
  public static var systemGray5: UIColor { system("systemGray5") }
  public static var systemGray6: UIColor { system("systemGray6") }

  public static var label: UIColor { of(.primary) }
  public static var secondaryLabel: UIColor { of(.secondary) }
  public static var tintColor: UIColor { of(.accentColor) }
  public static var tertiaryLabel: UIColor { system("tertiary") }
  public static var quaternaryLabel: UIColor { system("quaternary") }
  public static var placeholderText: UIColor { system("placeholder") }
  public static var link: UIColor { system("link") }
  public static var separator: UIColor { system("separator") }
  public static var opaqueSeparator: UIColor { system("opaqueSeparator") }
  public static var systemBackground: UIColor { system("systemBackground") }
  public static var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  public static var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  public static var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  public static var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackground") }
  public static var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackground") }
  public static var systemFill: UIColor { system("systemFill") }
  public static var secondarySystemFill: UIColor { system("secondarySystemFill") }
  public static var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
  public static var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
  public static var darkText: UIColor { system("darkText") }
  public static var lightText: UIColor { system("lightText") }
}
