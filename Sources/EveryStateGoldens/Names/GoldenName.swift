/// The name of one golden, by value: nothing in it depends on arrival order, counters or line numbers.
///
///     let name = try GoldenName(catalog: "PulseTests.PulseSnapshots", screen: "Watchlist", state: "failed after refresh")
///     name.path.text  // "__Snapshots__/PulseTests.PulseSnapshots/Watchlist/failed after refresh.txt"
package struct GoldenName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// What the golden shows.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// One screen in one state, or a storyboard of it.
    case frame
    /// The coverage matrix of a catalog.
    case matrix
    /// The ways through the screens of a catalog.
    case map
  }

  /// The module and the suite that declare the screens, `Module.Suite`.
  package let catalog: String
  /// The screen; empty for a matrix and a map.
  package let screen: String
  /// The state or the storyboard; empty for a matrix and a map.
  package let state: String
  /// What the golden shows.
  package let kind: Kind
  /// Where the golden stands below the package's root: escaped once, asked for often.
  package let path: GoldenPath

  /// Names a screen's golden.
  /// - Throws: ``NameRefusal`` when a part is empty or too long for a path. Any other string is a name.
  package init(catalog: String, screen: String, state: String) throws(NameRefusal) {
    self.catalog = catalog
    self.screen = screen
    self.state = state
    kind = .frame
    path = GoldenPath([
      try Self.component(.catalog, catalog), try Self.component(.screen, screen),
      try Self.component(.state, state) + GoldenPath.suffix,
    ])
  }

  /// Names the coverage matrix of a catalog, `__Snapshots__/<catalog>/matrix.txt`.
  package static func matrix(catalog: String) throws(NameRefusal) -> GoldenName {
    try GoldenName(.matrix, of: catalog, in: GoldenPath.matrixFile)
  }

  /// Names the map of a catalog, `__Snapshots__/<catalog>/map.txt`.
  package static func map(catalog: String) throws(NameRefusal) -> GoldenName {
    try GoldenName(.map, of: catalog, in: GoldenPath.mapFile)
  }

  private init(_ kind: Kind, of catalog: String, in file: String) throws(NameRefusal) {
    self.catalog = catalog
    screen = ""
    state = ""
    self.kind = kind
    path = GoldenPath([try Self.component(.catalog, catalog), file])
  }

  /// `Watchlist / failed`, or `coverage matrix of Module.Suite`: for people, so what would steer a terminal is written out.
  package var description: String {
    switch kind {
    case .frame: TerminalText.harmless(screen + " / " + state)
    case .matrix: TerminalText.harmless("coverage matrix of " + catalog)
    case .map: TerminalText.harmless("map of " + catalog)
    }
  }

  /// What selects exactly this name within its catalog: in `EVERYSTATE_ONLY` and on the command line.
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

  /// By bytes: Swift's own `==` takes a composed and a decomposed "é" for one name, a file system does not.
  package static func == (left: GoldenName, right: GoldenName) -> Bool {
    left.kind == right.kind && left.state.hasSameBytes(as: right.state) && left.screen.hasSameBytes(as: right.screen)
      && left.catalog.hasSameBytes(as: right.catalog)
  }

  /// The path follows from the rest.
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

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    // The library's comparison is the faster one; it also takes other bytes for the same text.
    return self == other && (utf8.allSatisfy { $0 < 0x80 } || utf8.elementsEqual(other.utf8))
  }
}

extension GoldenName: Codable {
  private enum CodingKeys: CodingKey {
    case catalog, screen, state
    /// Which of the texts about the catalog as a whole it is; left out for the coverage matrix.
    case kind
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let catalog = try values.decode(String.self, forKey: .catalog)
    if let screen = try values.decodeIfPresent(String.self, forKey: .screen) {
      try self.init(catalog: catalog, screen: screen, state: values.decode(String.self, forKey: .state))
    } else if try values.decodeIfPresent(Kind.self, forKey: .kind) == .map {
      self = try .map(catalog: catalog)
    } else {
      self = try .matrix(catalog: catalog)
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
