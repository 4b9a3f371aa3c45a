/// How a run of text looks beyond its characters: what a reviewer is told in braces beside the line.
struct Style: Hashable, Sendable {
  /// Names in reading order: "headline", "red", "bold".
  var names: [String] = []

  static let plain = Style()

  var isPlain: Bool { names.isEmpty }

  /// The run's slot in the note; `-` where nothing is to be said.
  var note: String { names.isEmpty ? "-" : names.joined(separator: " ") }

  func adding(_ name: String) -> Style { Style(names: names + [name]) }
}
