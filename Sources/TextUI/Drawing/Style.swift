/// How a run of text looks beyond its characters: what a reviewer is told in braces beside the line.
struct Style: Hashable, Sendable {
  /// Names in reading order: "headline", "red", "bold".
  var names: [String] = []

  static let plain = Style()

  var isPlain: Bool { names.isEmpty }

  func adding(_ name: String) -> Style { Style(names: names + [name]) }
}
