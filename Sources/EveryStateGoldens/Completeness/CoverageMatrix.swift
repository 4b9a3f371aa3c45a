/// Screens by states as the text of a golden, without padding and with a blank line after each screen, so that git merges branches that
/// change neighbors.
package enum CoverageMatrix {
  /// The states that every loading screen must declare, in the order of the columns.
  package static let requiredStates = ["loaded", "loading", "empty", "failed"]

  package static func text(of claims: CatalogClaims) -> String {
    let all = Dictionary(claims.screens.map { ($0.screen, $0) }) { $0.states.isEmpty ? $1 : $0 }
    let bases = VariantBases([claims])
    /// The declared screens that it is a variant of, and itself.
    func family(_ screen: String) -> [String] {
      bases.family(of: ScreenKey(catalog: claims.catalog, screen: screen)).map(\.screen).filter { all[$0] != nil }
    }
    func root(_ family: [String], of screen: ScreenClaims) -> ScreenClaims {
      family.count > 1 ? all[family[0]] ?? screen : screen
    }
    let screens = claims.screens.map { (screen: $0, family: family($0.screen)) }.sorted {
      $0.family.lexicographicallyPrecedes($1.family) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    var head = "# Screens and states of \(Selection.written(claims.catalog))\n"
    head += (claims.ruleLevels ?? []).map { "# \($0.words)\n" }.joined()
    if screens.contains(where: { $0.family.count > 1 }) { head += legend }
    if screens.contains(where: { root($0.family, of: $0.screen).frames.count > $0.screen.frames.count }) {
      head += legendOfLeftOut
    }
    let lines = screens.grouped { $0.family.first == $1.family.first }.map { family in
      family.map {
        row(of: $0.screen, under: root($0.family, of: $0.screen)) + ($0.family.count > 1 ? "" : reasons(of: $0.screen))
      }.joined()
    }
    return head + (screens.isEmpty ? "(no screens)\n" : lines.joined(separator: "\n"))
  }

  /// Whether a line explains the marks of others, and comes and goes with them.
  static func isLegend(_ line: String) -> Bool { [legend, legendOfLeftOut].contains(line + "\n") }

  private static let legendOfLeftOut = "# \"\(leftOut)\" is a state that the variant leaves out.\n"
  private static let legend = "# Variants: \"=\" is identical to the base screen; a state's name means it differs.\n"

  /// The cell of a state that a variant does not show, and its screen does.
  static let leftOut = "-"

  /// - Parameter base: the screen that it is a variant of, or itself.
  private static func row(of screen: ScreenClaims, under base: ScreenClaims) -> String {
    let declared = Set(screen.frames.map(\.name))
    let waived = Set(screen.waivers.map(\.state))
    func cells(_ names: [String]) -> String {
      names.map { declared.contains($0) ? written($0) : leftOut }.joined(separator: ", ")
    }
    // A variant that is declared alone has no other screen's row.
    let isAlone = screen.variantOf != nil && base.screen == screen.screen
    let required = requiredStates.map { state in
      if declared.contains(state) { return state }
      if waived.contains(state) { return "no \(state)" }
      return isAlone || base.states.contains { $0.name == state } ? leftOut : "\(state) undeclared"
    }
    let own = base.states.map(\.name).filter { !requiredStates.contains($0) }
    var columns = screen.isScreen ? [required.joined(separator: ", ")] : []
    if !own.isEmpty { columns.append(cells(own)) }
    if !base.storyboards.isEmpty { columns.append("storyboards: " + cells(base.storyboards.map(\.name))) }
    if !screen.timelines.isEmpty { columns.append("timelines: " + list(screen.timelines.map(\.name))) }
    if !screen.previews.isEmpty { columns.append("previews: " + list(screen.previews.map(\.name))) }
    return "\(written(screen.screen)): \(columns.joined(separator: " | "))\n"
  }

  private static func reasons(of screen: ScreenClaims) -> String {
    let reasons =
      waiverLines(screen.waivers)
      + screen.twinWaivers.map { waiver in
        "  \(written(waiver.first)) may look like \(written(waiver.second)): \(oneLine(waiver.reason))\n"
      }
      + (screen.ruleLevels ?? []).map { "  \($0.words)\n" }
      + (screen.ruleWaivers ?? []).map { waiver in
        let subject = waiver.subject.map { " \"\(oneLine($0))\"" } ?? ""
        let place = waiver.state.map { " in \(written($0))" } ?? ""
        return "  \(waiver.rule)\(subject)\(place): \(oneLine(waiver.reason))\n"
      }
      + (screen.variantWaivers ?? []).map { waiver in
        "  \(waiver.variant.map { "not \(written($0))" } ?? "no variants"): \(oneLine(waiver.reason))\n"
      }
    return reasons.joined()
  }

  /// Waivers with the same reason share a line.
  private static func waiverLines(_ waivers: [Waiver]) -> [String] {
    waivers.grouped { $0.reason == $1.reason }.map { same in
      "  \(same.map { "no " + written($0.state) }.joined(separator: ", ")): \(oneLine(same[0].reason))\n"
    }
  }

  private static func list(_ names: [String]) -> String { names.map(written).joined(separator: ", ") }

  /// A `=` or a `-` alone is a sign of the matrix.
  private static func written(_ name: String) -> String {
    name == "=" ? "%3D" : name == leftOut ? "%2D" : Selection.written(name)
  }

  /// A reason is prose: its line breaks become blanks, other control characters are escaped.
  private static func oneLine(_ reason: String) -> String {
    reason.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? NameEscaping.percentForm(of: scalar) : String(scalar)
    }.joined()
  }
}

/// The rows of two matrices in words, without the looks of variants.
enum MatrixRows {
  /// `Bulletins added, Notices removed, Repair: "... one bike" -> "... a bike"`; nil if the rows are the same.
  /// - Parameter edit: the lines that it is about; nil for all.
  static func words(_ old: [UInt8], _ new: [UInt8], of edit: TextEdit? = nil) -> String? {
    let (before, now) = (rows(old), rows(new))
    let differing = Set(before.keys).union(now.keys).filter { name in
      let (was, row) = (before[name] ?? [], now[name] ?? [])
      let isShown = edit.map { edit in
        was.contains { edit.removed.contains(String($0)) } || row.contains { edit.added.contains(String($0)) }
      }
      return was != row && isShown != false
    }.sorted()
    // The rows of variants follow their screen's.
    let names = differing.filter { name in !differing.contains { name.hasPrefix($0 + " ") } }
    let words = names.map { name in
      let screen = TerminalText.harmless(name)
      guard let was = before[name], let row = now[name] else {
        return "\(screen) \(now[name] == nil ? "removed" : "added")"
      }
      if let words = states(was, row) { return words.map { "\(screen) / \($0)" }.joined(separator: ", ") }
      let texts = [was, row].map { $0.joined(separator: " ") }
      return "\(screen): \(TerminalText.harmless(ChangeFact.text(texts[0], texts[1]).change))"
    }
    let more = words.count - limit
    return words.isEmpty ? nil : words.prefix(limit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static let limit = 6

  /// `sold added`, `mine removed`; nil for rows that differ in another way.
  private static func states(_ old: [Substring], _ new: [Substring]) -> [String]? {
    func cells(_ row: [Substring]) -> [String] {
      let undeclared = CoverageMatrix.requiredStates.flatMap { ["no \($0)", "\($0) undeclared"] }
      return (row.first ?? "").replacing(" | ", with: ", ").components(separatedBy: ", ").map { cell in
        cell.components(separatedBy: ": ").last ?? cell
      }.filter { !undeclared.contains($0) }
    }
    let (gone, came) = ChangeFact.difference(cells(old), cells(new))
    guard old.dropFirst().elementsEqual(new.dropFirst()), !gone.isEmpty || !came.isEmpty else { return nil }
    return (gone.map { "\($0) removed" } + came.map { "\($0) added" }).map(TerminalText.harmless)
  }

  /// Each screen's lines.
  private static func rows(_ matrix: [UInt8]) -> [String: [Substring]] {
    var (rows, screen): ([String: [Substring]], String) = ([:], "the head")
    for line in VariantLooks.declared(String(decoding: matrix, as: UTF8.self)).split(separator: "\n") {
      screen = WarningCounts.row(line) ?? screen
      rows[screen, default: []].append(line)
    }
    return rows
  }
}
