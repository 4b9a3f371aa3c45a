import EveryStateGoldens

/// Screens by states, with the verdicts of the four required ones, and the count of drawn branches if it is known.
struct MatrixHTML {
  let catalogs: [GalleryCatalog]
  var coverage: ViewCoverage?
  /// Without a run's report, the required states of a screen are unknown.
  var hasRun = true

  /// The target of links to it.
  static let fragment = "matrix"

  var html: String {
    let states = CoverageMatrix.requiredStates.map { "<th scope=\"col\">\($0)</th>" }.joined()
    let columns = CoverageMatrix.requiredStates.count + (coverage == nil ? 2 : 3)
    let bodies = catalogs.map { catalog in
      """
      <tbody><tr><th class="cat" colspan="\(columns)" scope="rowgroup">\(text: catalog.shortName)</th></tr>
      \(catalog.screens.map { row($0, in: catalog) }.joined())</tbody>

      """
    }
    let hasVariants = catalogs.contains { $0.screens.contains { $0.cells.contains(where: \.isSameAsScreen) } }
    return """
      <div class="scrolls" tabindex="0" role="group" aria-label="Screens by states"><table class="matrix">\
      <thead><tr><th scope="col">Screen</th>\(states)<th scope="col">its own</th>\
      \(coverage == nil ? "" : "<th scope=\"col\">branches</th>")</tr></thead>
      \(bodies.joined())</table></div>

      """
        + (hasVariants
          ? "<p class=\"says\"><code>=</code> looks as the screen does of which it is a variant</p>\n" : "")
        + (coverage.map { undrawn($0.branches) } ?? "")
  }

  private func undrawn(_ branches: BranchCoverage) -> String {
    // A branch inside an undrawn side does not count again.
    let sides = branches.undrawn.filter { !$0.isInsideUndrawn }.map(\.branch)
    let items = sides.map { "<li><code>\(text: "\($0.file):\($0.line)")</code> \(text: $0.words)</li>" }.joined()
    return """
      <h3>\(sides.isEmpty ? "Every branch stands in a golden" : "No golden draws")</h3>
      <ul class="undrawn">\(items)</ul>

      """
  }

  private func row(_ screen: GalleryScreen, in catalog: GalleryCatalog) -> String {
    let fragment = HTMLText.fragment(catalog.name, screen.name)
    let required = CoverageMatrix.requiredStates.map { state in
      let cell = screen.cells.first { Self.states(of: $0).contains(state) }
      let words =
        cell.map { mark($0, fragment, $0.verdict.rawValue) }
        ?? "<span class=\"says\">\(hasRun ? "not required" : "unknown")</span>"
      return "<td>\(words)</td>"
    }
    let own = screen.cells.filter { !Self.states(of: $0).allSatisfy(CoverageMatrix.requiredStates.contains) }
    let counted = coverage?.screens.first { $0.catalog == catalog.name && $0.screen == screen.name }
    let branches =
      coverage == nil ? "" : "<td class=\"says\">\(counted.map { "\($0.drawn) of \($0.branches)" } ?? "")</td>"
    return "<tr><th scope=\"row\"><a href=\"#\(fragment)\">\(text: screen.name)</a></th>\(required.joined())"
      + "<td class=\"own\">\(own.map { mark($0, fragment, $0.state) }.joined())</td>\(branches)</tr>\n"
  }

  /// States that are waived for one reason share a cell.
  private static func states(of cell: GalleryCell) -> [String] {
    cell.state.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  private func mark(_ cell: GalleryCell, _ screen: String, _ word: String) -> String {
    var title = ""
    if case .waived(let reason) = cell.content { title = " title=\"\(text: reason)\"" }
    let isAlone = cell.isSameAsScreen && !cell.isOpen && word == cell.verdict.rawValue
    let shown = !cell.isSameAsScreen ? word : isAlone ? "=" : "\(word) ="
    let findings = cell.findings.isEmpty ? "" : ", " + counted(cell.findings.count, "finding")
    let spoken = cell.isSameAsScreen ? "looks as its screen, \(cell.verdict.rawValue)" : cell.verdict.rawValue
    return "<a class=\"verdict \(cell.concern.rawValue)\" href=\"#\(screen)/\(HTMLText.fragment(cell.state))\"\(title)>"
      + "\(text: shown)\(findings)"
      + (shown == cell.verdict.rawValue ? "" : "<span class=\"sr\">, \(text: spoken)</span>") + "</a>"
  }
}
