/// The part of a golden's text that stays when its screen or its state is renamed: what lies below its header. A variant that looks the
/// same as its screen names it there, so of this name only what the variant's own name adds counts.
package struct RenamedText: Hashable, Sendable {
  private let body: ArraySlice<UInt8>

  package init(_ bytes: [UInt8], of name: GoldenName) {
    let body = GoldenBytes.body(of: bytes)
    guard GoldenBytes.isSameAsScreen(bytes), let base = Self.base(in: String(decoding: body, as: UTF8.self), of: name)
    else {
      self.body = body
      return
    }
    self.body = ArraySlice("~ same as\(TerminalText.harmless(name.screen).dropFirst(base.count))\n".utf8)
  }

  /// Whether a text can be that of a renamed frame: for a state, one with three quarters of its lines besides titles and names, as states of
  /// one screen have much in common, or for a storyboard the same steps; for a screen, whose states tell more, one with half of them.
  package static func isLike(_ old: [UInt8], _ new: [UInt8], naming screens: (old: String, new: String)) -> Bool {
    let names = [screens.old, screens.new].flatMap { [$0, $0.lowercased()] }
    let lines = [old, new].map { text in
      names.reduce(String(decoding: GoldenBytes.body(of: text), as: UTF8.self)) { $0.replacing($1, with: "-") }
        .split(separator: "\n")
    }
    let isState = screens.old == screens.new
    // The steps of a storyboard tell what it shows, in any order.
    let steps = lines.map {
      $0.filter { $0.hasPrefix("# ") }.map { $0.drop { $0 != " " }.drop { !$0.isLetter } }.sorted()
    }
    if isState, steps[0].count > 1, steps[0] == steps[1] { return true }
    let bodies = isState ? lines.map { $0.filter { !$0.hasPrefix("= ") } } : lines
    let same = bodies[1].count - bodies[1].difference(from: bodies[0]).insertions.count
    return same * 4 >= max(bodies[0].count, bodies[1].count) * (isState ? 3 : 2)
  }

  /// The name of the screen whose variant has the golden, if it says that it looks the same in the state of its own name.
  private static func base(in body: String, of name: GoldenName) -> Substring? {
    let said = body.drop { $0 == "\n" }.dropFirst("~ same as ".count)
    let end = " / \(TerminalText.harmless(name.state))\n"
    guard said.hasSuffix(end) else { return nil }
    let base = said.dropLast(end.count)
    return TerminalText.harmless(name.screen).hasPrefix(base + " ") ? base : nil
  }
}

/// The screens and states of one catalog that have new names.
package struct RenamedNames: Sendable {
  /// The new names of screens, and of states by the old name of their screen.
  private var screens: [String: String] = [:]
  private var states: [String: [String: String]] = [:]

  package init(_ names: [(old: GoldenName, new: GoldenName)]) {
    for (old, new) in names {
      if old.screen != new.screen { screens[old.screen] = new.screen }
      if old.state != new.state { states[old.screen, default: [:]][old.state] = new.state }
    }
  }

  /// Whether only these names distinguish two texts of a matrix, or of a map.
  package func explain(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    func lines(_ text: [UInt8]) -> [String] {
      VariantLooks.declared(String(decoding: text, as: UTF8.self)).split(separator: "\n").map(String.init)
    }
    return difference(lines(old), lines(new)) == ([], [])
  }

  /// The lines of a matrix or a map, or of one of its screens, that differ in more than these names, in any order.
  func difference(_ old: [String], _ new: [String]) -> (gone: [String], came: [String]) {
    let (was, now) = (parts(of: old), RenamedNames([]).parts(of: new))
    func rest(_ lines: [String], _ parts: [[String]], without others: [[String]]) -> [String] {
      var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
      return zip(lines, parts).filter { _, part in
        defer { counts[part, default: 0] -= 1 }
        return counts[part, default: 0] <= 0
      }.map(\.0)
    }
    return (rest(old, was, without: now), rest(new, now, without: was))
  }

  /// Whether some of the lines that differ do so only in these names.
  func explainPart(of old: [UInt8], _ new: [UInt8]) -> Bool {
    let lines = [old, new].map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
    return difference(lines[0], lines[1]).gone.count < ChangeFact.difference(lines[0], lines[1]).gone.count
  }

  var isEmpty: Bool { screens.isEmpty && states.isEmpty }

  func screen(_ name: String) -> String { screens[name] ?? name }

  /// A look of a map: a state of a screen, or a moment of a storyboard.
  func look(_ written: String, of screen: String) -> String {
    let (name, number) = MapText.numbered(written)
    guard let state = states[screen]?[NameEscaping.read(name[...])] else { return written }
    return Selection.written(state) + (number == "1" ? "" : " \(number)")
  }

  /// The numbers of warnings of a matrix's screens, under their new names.
  func warnings(_ counts: [String: Int]) -> [String: Int] {
    Dictionary(counts.map { (screens[$0.key] ?? $0.key, $0.value) }) { max($0, $1) }
  }

  /// Each line as its screen and its parts, with the new names.
  private func parts(of lines: [String]) -> [[String]] {
    var screen = ""
    return lines.map { line in
      var rest = line[...]
      if !line.hasPrefix("#"), !line.hasPrefix(" ") {
        screen = NameEscaping.read(line.prefix { $0 != ":" })
        rest = line.drop { $0 != ":" }
      }
      let own = states[screen] ?? [:]
      let parts = rest.replacing("->", with: "|").replacing("  ", with: "|").split { ",|:".contains($0) }.map { part in
        let name = part.split(separator: " ").joined(separator: " ")
        let (look, number) = own[NameEscaping.read(name[...])] == nil ? MapText.numbered(name) : (name, "1")
        let end = number == "1" ? "" : " \(number)"
        return own[NameEscaping.read(look[...])].map { Selection.written($0) + end } ?? name
      }
      return [self.screen(screen)] + parts.filter { !$0.isEmpty }
    }
  }
}
