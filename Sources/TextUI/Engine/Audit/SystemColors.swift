/// The system's colors by name, in light and dark surroundings and with increased contrast.
///
/// Source: Apple, Human Interface Guidelines, "Color", specifications of the system colors of iOS; UIColor's documentation of
/// the backgrounds and grays.
enum SystemColors {
  /// The color's code in an environment; nil of another name.
  static func code(_ name: String, isDark: Bool = false, isIncreased: Bool = false) -> Int? {
    guard let codes = hues[name] ?? grounds[name] else { return nil }
    let index = (isDark ? 1 : 0) + (isIncreased ? 2 : 0)
    return codes[index % codes.count]
  }

  static func isGround(_ name: String) -> Bool { grounds[name] != nil }
  static func isHue(_ name: String) -> Bool { (hues[name]?.count ?? 0) > 1 }

  private static let hues: [String: [Int]] = [
    "red": [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961], "orange": [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340],
    "yellow": [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426], "green": [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B],
    "mint": [0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF], "teal": [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF],
    "cyan": [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF], "blue": blue, "accentColor": blue, "tint": blue, "link": blue,
    "indigo": [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF], "purple": [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF],
    "pink": [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482], "brown": [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469],
    "gray": [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2], "white": [0xFFFFFF], "black": [0x000000],
  ]
  private static let blue = [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF]
  private static let grounds: [String: [Int]] = [
    "background": white, "systemBackground": white, "systemGroupedBackground": [0xF2F2F7, 0x000000], "row": row,
    "secondarySystemBackground": [0xF2F2F7, 0x1C1C1E], "secondarySystemGroupedBackground": row,
    "tertiarySystemBackground": [0xFFFFFF, 0x2C2C2E], "tertiarySystemGroupedBackground": [0xF2F2F7, 0x2C2C2E],
    "systemGray2": [0xAEAEB2, 0x636366], "systemGray3": [0xC7C7CC, 0x48484A], "systemGray4": [0xD1D1D6, 0x3A3A3C],
    "systemGray5": [0xE5E5EA, 0x2C2C2E], "systemGray6": [0xF2F2F7, 0x1C1C1E],
  ]
  private static let white = [0xFFFFFF, 0x000000]
  private static let row = [0xFFFFFF, 0x1C1C1E]
}
