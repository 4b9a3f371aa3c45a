/// The selected frames, `Screen`, `Screen/*` or `Screen/state` between commas, `Module.Suite:` before it for a catalog's. The name of a
/// state may have commas.
package struct Selection: Equatable, Sendable, CustomStringConvertible {
  package static let variable = "EVERYSTATE_ONLY"

  package struct Item: Equatable, Sendable, CustomStringConvertible {
    let catalog: String?
    let screen: String
    /// nil for every state of the screen.
    let state: String?
    /// The kind of selected items: frames, or one of the texts about a catalog as a whole.
    let kind: GoldenName.Kind

    package let description: String

    package func matches(_ name: GoldenName) -> Bool {
      if let catalog, catalog != name.catalog { return false }
      guard kind == name.kind else { return false }
      return kind != .frame || screen == name.screen && (state == nil || state == name.state)
    }
  }

  /// The items; an empty list selects everything.
  package let items: [Item]

  /// Items that follow each other, read as the one name of a state with commas.
  private struct Joined: Equatable, Sendable {
    let places: ClosedRange<Int>
    let item: Item
  }
  private let joined: [Joined]

  package static let everything = Selection(items: [], joined: [])

  private init(items: [Item], joined: [Joined]) { (self.items, self.joined) = (items, joined) }

  /// Reads a comma-separated selection; blanks alone select everything.
  package init(parsing text: String) throws(InvalidSetting) {
    guard text.contains(where: { $0 != " " }) else {
      self = .everything
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    items = try parts.map { part throws(InvalidSetting) in
      if let item = Item(parsing: String(part)) { return item }
      throw InvalidSetting(
        "'\(TerminalText.harmless(String(part)))' in the selection '\(TerminalText.harmless(text))' names no frame. "
          + "Write Screen, Screen/* or Screen/state, separated by commas, for example \(Self.variable)='Watchlist/failed,Detail'."
      )
    }
    joined = parts.indices.flatMap { first -> [Joined] in
      guard parts[first].contains("/") else { return [] }
      let ends = parts.indices.dropFirst(first + 1).prefix { !parts[$0].contains("/") }
      return ends.compactMap { last in
        let text = parts[first...last].joined(separator: ",")
        return Item(parsing: text).map { Joined(places: first...last, item: $0) }
      }
    }
  }

  package static func of(environment: [String: String]) throws(InvalidSetting) -> Selection {
    try Selection(parsing: environment.setting(variable) ?? "")
  }

  package var isEverything: Bool { items.isEmpty }

  package func matches(_ name: GoldenName) -> Bool {
    isEverything || items.contains { $0.matches(name) } || joined.contains { $0.item.matches(name) }
  }

  package func itemsWithoutMatch(in names: some Sequence<GoldenName>) -> [Item] {
    let names = Array(names)
    let whole = joined.filter { run in names.contains { run.item.matches($0) } }
    return items.enumerated().filter { place, item in
      !names.contains { item.matches($0) } && !whole.contains { $0.places.contains(place) }
    }.map(\.element)
  }

  package var description: String { items.map(\.description).joined(separator: ",") }

  /// A screen's or a state's name in a selection. With a dash at the beginning it would be an option.
  package static func written(_ name: String) -> String {
    let text = NameEscaping.encode(name).split(separator: ",", omittingEmptySubsequences: false).joined(
      separator: "%2C")
    return text.hasPrefix("-") ? "%2D" + text.dropFirst() : text
  }
}

extension Selection.Item {
  fileprivate init?(parsing part: String) {
    var text = part[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    description = String(text)
    if let colon = text.prefix(while: { $0 != "/" }).firstIndex(of: ":") {
      catalog = NameEscaping.read(text[..<colon])
      text = text[text.index(after: colon)...]
    } else {
      catalog = nil
    }
    kind = text == GoldenPath.matrixFile[...] ? .matrix : text == GoldenPath.mapFile[...] ? .map : .frame
    if let slash = text.firstIndex(of: "/") {
      screen = NameEscaping.read(text[..<slash])
      let rest = text[text.index(after: slash)...]
      state = rest == "*" ? nil : NameEscaping.read(rest)
    } else {
      screen = NameEscaping.read(text)
      state = nil
    }
    if screen.isEmpty || state?.isEmpty == true || catalog?.isEmpty == true { return nil }
  }
}
