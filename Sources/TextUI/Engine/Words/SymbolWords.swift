/// VoiceOver's words for the system's symbols. Apple publishes no list: these are the descriptions of common symbols as users hear them,
/// and others are read by the parts of their names.
enum SymbolWords {
  static func spoken(_ name: String) -> String { description(of: name) ?? name.replacing(".", with: " ") }

  static func describes(_ name: String) -> Bool { description(of: name) != nil || !name.contains(".") }

  private static func description(of name: String) -> String? {
    let plain = name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }
    return known[name] ?? known[plain.joined(separator: ".")]
  }

  private static let known = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "trash": "Delete", "pencil": "Edit", "checkmark": "Selected",
    "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings", "ellipsis": "More",
    "square.and.arrow.up": "Share", "square.and.pencil": "Compose", "star": "Favorite", "heart": "Love",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
    "arrow.clockwise": "Refresh", "info": "Info", "house": "Home", "play": "Play", "pause": "Pause",
  ]
}
