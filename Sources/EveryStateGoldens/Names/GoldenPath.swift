/// The place of a file below `__Snapshots__`, as escaped path components.
package struct GoldenPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The folder of all goldens, in the package's root.
  package static let folder = "__Snapshots__"
  /// How every golden's file ends.
  static let suffix = ".txt"
  /// The coverage matrix in its catalog's folder.
  static let matrixFile = "matrix.txt"
  /// The map of the screens in its catalog's folder.
  static let mapFile = "map.txt"
  /// The index of catalogs, beside their folders.
  static let indexFile = "index.txt"
  /// The index's path.
  package static let index = GoldenPath([indexFile])

  /// The path from the package's root, `__Snapshots__/Module.Suite/Watchlist/failed.txt`.
  package let text: String

  init(_ components: [String]) {
    var text = Self.folder
    for component in components {
      text += "/"
      text += component
    }
    self.text = text
  }

  /// The components below `__Snapshots__`.
  package var components: [String] {
    // By bytes: a slash and a combining mark after it would be one character.
    text.utf8.split(separator: UInt8(ascii: "/")).dropFirst().map { String(Substring($0)) }
  }

  /// The name whose golden stands here, or nil when no name leads here.
  package var name: GoldenName? {
    let components = components
    guard let first = components.first, let catalog = NameEscaping.decode(first) else { return nil }
    if components.count == 2, components[1] == Self.matrixFile { return try? .matrix(catalog: catalog) }
    if components.count == 2, components[1] == Self.mapFile { return try? .map(catalog: catalog) }
    guard components.count == 3, components[2].hasSuffix(Self.suffix),
      let screen = NameEscaping.decode(components[1]),
      let state = NameEscaping.decode(String(components[2].dropLast(Self.suffix.count)))
    else { return nil }
    return try? GoldenName(catalog: catalog, screen: screen, state: state)
  }

  /// For people, as part of a line: a file that nobody declares may have any name.
  package var description: String { TerminalText.harmless(text) }

  package static func < (left: GoldenPath, right: GoldenPath) -> Bool { left.text < right.text }

  package static func == (left: GoldenPath, right: GoldenPath) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
}
