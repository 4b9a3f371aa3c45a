/// The name of one golden, by value: nothing in it depends on arrival order, counters or line numbers.
package struct GoldenName: Hashable, Sendable, Comparable, CustomStringConvertible {
  package enum Kind: String, Hashable, Sendable, Codable {
    case frame
    case matrix
    /// The ways through the screens of a catalog.
    case map
  }

  /// The module and the suite that declare the screens, `Module.Suite`.
  package let catalog: String
  package let screen: String
  /// The state or the storyboard; empty for a matrix and a map.
  package let state: String
  package let kind: Kind
  /// The golden's path below the package's root, stored because it is used often.
  package let path: GoldenPath
  /// Whether the description names the catalog, because another catalog has a frame of the same screen and state.
  package var showsCatalog = false

  package init(catalog: String, screen: String, state: String) throws(NameRefusal) {
    try self.init(.frame, catalog, screen, state)
  }

  package static func matrix(catalog: String) throws(NameRefusal) -> GoldenName { try GoldenName(.matrix, catalog) }
  package static func map(catalog: String) throws(NameRefusal) -> GoldenName { try GoldenName(.map, catalog) }

  /// A name of any kind; only a frame's has a screen and a state.
  init(_ kind: Kind, _ catalog: String, _ screen: String = "", _ state: String = "") throws(NameRefusal) {
    (self.kind, self.catalog, self.screen, self.state) = (kind, catalog, screen, state)
    let folder = try Self.component(.catalog, catalog)
    switch kind {
    case .frame:
      let (screen, state) = (try Self.component(.screen, screen), try Self.component(.state, state))
      path = GoldenPath([folder, screen, state + GoldenPath.suffix])
    case .matrix: path = GoldenPath([folder, GoldenPath.matrixFile])
    case .map: path = GoldenPath([folder, GoldenPath.mapFile])
    }
  }

  /// `Watchlist / failed`, or `coverage matrix of Module.Suite`: for people, with control characters written out.
  package var description: String {
    switch kind {
    case .frame: TerminalText.harmless((showsCatalog ? catalog + ": " : "") + screen + " / " + state)
    case .matrix: TerminalText.harmless("coverage matrix of " + catalog)
    case .map: TerminalText.harmless("map of " + catalog)
    }
  }

  /// The selection of exactly this name within its catalog: in `EVERYSTATE_ONLY` and on the command line.
  package var selector: String {
    switch kind {
    case .matrix: GoldenPath.matrixFile
    case .map: GoldenPath.mapFile
    case .frame: [screen, state].map(Selection.written).joined(separator: "/")
    }
  }

  package static func < (left: GoldenName, right: GoldenName) -> Bool {
    (left.catalog, left.screen, left.state, left.kind.rawValue)
      < (right.catalog, right.screen, right.state, right.kind.rawValue)
  }

  /// Compares the paths, which follow from the names.
  package static func == (left: GoldenName, right: GoldenName) -> Bool { left.path == right.path }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(state)
  }

  private static func component(_ part: NameRefusal.Part, _ name: String) throws(NameRefusal) -> String {
    guard !name.isEmpty else { throw NameRefusal(part: part, name: name, reason: .empty) }
    let component = NameEscaping.encode(name)
    let bytes = component.utf8.count
    guard bytes <= NameEscaping.byteLimit else {
      throw NameRefusal(part: part, name: name, reason: .tooLong(bytes: bytes, limit: NameEscaping.byteLimit))
    }
    return component
  }
}

extension [GoldenName] {
  /// The selectors that several catalogs have.
  package var ambiguousSelectors: Set<String> {
    guard contains(where: { $0.catalog != self[0].catalog }) else { return [] }
    var seen: Set<String> = []
    return Set(map(\.selector).filter { !seen.insert($0).inserted })
  }
}

extension GoldenName: Codable {
  private enum CodingKeys: CodingKey {
    case catalog, screen, state
    /// The kind of text about the catalog as a whole; left out for the coverage matrix.
    case kind
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let catalog = try values.decode(String.self, forKey: .catalog)
    if let screen = try values.decodeIfPresent(String.self, forKey: .screen) {
      try self.init(catalog: catalog, screen: screen, state: values.decode(String.self, forKey: .state))
    } else {
      try self.init(values.decodeIfPresent(Kind.self, forKey: .kind) ?? .matrix, catalog)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(catalog, forKey: .catalog)
    if kind == .map { try values.encode(kind, forKey: .kind) }
    guard kind == .frame else { return }
    try values.encode(screen, forKey: .screen)
    try values.encode(state, forKey: .state)
  }
}

/// The place of a file below `__Snapshots__`, as escaped path components.
package struct GoldenPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  package static let folder = "__Snapshots__"
  package static let suffix = ".txt"
  static let matrixFile = "matrix.txt"
  static let mapFile = "map.txt"
  static let indexFile = "index.txt"
  package static let index = GoldenPath([indexFile])

  /// The path from the package's root, `__Snapshots__/Module.Suite/Watchlist/failed.txt`.
  package let text: String

  package init(_ components: [String]) {
    var text = Self.folder
    for component in components {
      text += "/"
      text += component
    }
    self.text = text
  }

  package var components: [String] {
    // By bytes: a slash and a combining mark after it would be one character.
    text.utf8.split(separator: UInt8(ascii: "/")).dropFirst().map { String(Substring($0)) }
  }

  package var name: GoldenName? {
    let components = components
    guard let first = components.first, let catalog = NameEscaping.decode(first) else { return nil }
    let kinds: [String: GoldenName.Kind] = [Self.matrixFile: .matrix, Self.mapFile: .map]
    if components.count == 2, let kind = kinds[components[1]] { return try? GoldenName(kind, catalog) }
    guard components.count == 3, components[2].hasSuffix(Self.suffix), let screen = NameEscaping.decode(components[1]),
      let state = NameEscaping.decode(String(components[2].dropLast(Self.suffix.count)))
    else { return nil }
    return try? GoldenName(catalog: catalog, screen: screen, state: state)
  }

  /// The name as part of a line of output; an undeclared file may have any name.
  package var description: String { TerminalText.harmless(text) }

  package static func < (left: GoldenPath, right: GoldenPath) -> Bool { left.text < right.text }

  /// By bytes: Swift's own `==` treats a composed and a decomposed "é" as one name, a file system does not.
  package static func == (left: GoldenPath, right: GoldenPath) -> Bool {
    left.text.hasBytes(of: right.text)
  }
}

extension String {
  package func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // The library's comparison is faster, but also treats other bytes as the same text.
    return self == other && (utf8.allSatisfy { $0 < 0x80 } || utf8.elementsEqual(other.utf8))
  }
}

package struct NameRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Part: String, Sendable { case catalog, screen, state }

  package enum Reason: Equatable, Sendable {
    case empty
    /// The path component would take `bytes` UTF-8 bytes (an escaped byte takes three); `limit` are allowed.
    case tooLong(bytes: Int, limit: Int)
  }

  package let part: Part
  package let name: String
  package let reason: Reason

  package var description: String {
    switch reason {
    case .empty: "The \(part.rawValue) has an empty name. Give it one: the golden's file is named after it."
    case .tooLong(let bytes, let limit):
      "The \(part.rawValue) name '\(TerminalText.harmless(String(name.prefix(40))))...' takes \(bytes) bytes in a path; "
        + "\(limit) are allowed. Shorten it."
    }
  }
}

extension GoldenName {
  /// Whether it is the same state in a screen that is named as a variant of the other one's.
  package func isInVariant(of base: GoldenName) -> Bool {
    catalog == base.catalog && state == base.state && screen.hasPrefix(base.screen + " ")
  }
}
