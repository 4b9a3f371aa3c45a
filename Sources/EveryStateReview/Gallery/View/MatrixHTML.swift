import EveryStateGoldens

/// Screens by states: which of the four that a screen owes are there, and how each compares; and how many of its branches stand in
/// goldens, where somebody has counted.
struct MatrixHTML {
  let catalogs: [GalleryCatalog]
  var coverage: ViewCoverage?

  /// What links lead to.
  static let fragment = "matrix"

  func write(to html: inout HTMLText) {
    html.raw(
      "<div class=\"scrolls\" tabindex=\"0\" role=\"group\" aria-label=\"Screens by states\"><table class=\"matrix\">")
    html.raw("<thead><tr><th scope=\"col\">Screen</th>")
    for state in CoverageMatrix.owedStates { html.raw("<th scope=\"col\">\(state)</th>") }
    html.raw("<th scope=\"col\">its own</th>\(coverage == nil ? "" : "<th scope=\"col\">branches</th>")</tr></thead>\n")
    let columns = CoverageMatrix.owedStates.count + (coverage == nil ? 2 : 3)
    for catalog in catalogs {
      html.raw("<tbody><tr><th class=\"cat\" colspan=\"\(columns)\" scope=\"rowgroup\">\(text: catalog.shortName)")
      html.raw("</th></tr>\n")
      for screen in catalog.screens { write(screen, in: catalog, to: &html) }
      html.raw("</tbody>\n")
    }
    html.raw("</table></div>\n")
    if catalogs.contains(where: { $0.screens.contains { $0.cells.contains(where: \.isSameAsScreen) } }) {
      html.raw("<p class=\"says\"><code>=</code> looks as the screen does of which it is a variant</p>\n")
    }
    if let coverage { undrawn(coverage.branches, to: &html) }
  }

  private func undrawn(_ branches: BranchCoverage, to html: inout HTMLText) {
    // What stands in a side that no golden draws says nothing by itself.
    let sides = branches.undrawn.filter { !$0.isInsideUndrawn }.map(\.branch)
    html.raw(
      "<h3>\(sides.isEmpty ? "Every branch stands in a golden" : "No golden draws")</h3>\n<ul class=\"undrawn\">")
    for side in sides {
      html.raw("<li><code>\(text: "\(side.file):\(side.line)")</code> \(text: side.words)</li>")
    }
    html.raw("</ul>\n")
  }

  private func write(_ screen: GalleryScreen, in catalog: GalleryCatalog, to html: inout HTMLText) {
    html.raw("<tr><th scope=\"row\"><a href=\"#\(HTMLText.fragment(catalog.name, screen.name))\">\(text: screen.name)")
    html.raw("</a></th>")
    for state in CoverageMatrix.owedStates {
      html.raw("<td>")
      // States that are waived for one reason share a cell.
      if let cell = screen.cells.first(where: {
        $0.state.split(separator: ",").contains { $0.drop { $0 == " " } == state }
      }) {
        mark(cell, catalog, screen, word: cell.verdict, to: &html)
      } else {
        html.raw("<span class=\"says\">not owed</span>")
      }
      html.raw("</td>")
    }
    html.raw("<td class=\"own\">")
    for cell in screen.cells where !isOwed(cell) { mark(cell, catalog, screen, word: cell.state, to: &html) }
    html.raw("</td>")
    if let coverage {
      html.raw("<td class=\"says\">")
      if let counted = coverage.screens.first(where: { $0.catalog == catalog.name && $0.screen == screen.name }) {
        html.raw("\(counted.drawn) of \(counted.branches)")
      }
      html.raw("</td>")
    }
    html.raw("</tr>\n")
  }

  private func isOwed(_ cell: GalleryCell) -> Bool {
    cell.state.split(separator: ",").allSatisfy { CoverageMatrix.owedStates.contains(String($0.drop { $0 == " " })) }
  }

  private func mark(
    _ cell: GalleryCell, _ catalog: GalleryCatalog, _ screen: GalleryScreen, word: String, to html: inout HTMLText
  ) {
    html.raw("<a class=\"verdict \(cell.concern.rawValue)\"")
    html.raw(" href=\"#\(HTMLText.fragment(catalog.name, screen.name, cell.state))\"")
    if case .waived(let reason) = cell.content { html.attribute("title", reason) }
    html.raw(">")
    let isQuiet = cell.isSameAsScreen && !cell.isOpen
    let shown = !cell.isSameAsScreen ? word : word != cell.verdict ? "\(word) =" : isQuiet ? "=" : "\(word) ="
    html.text(shown)
    if !cell.findings.isEmpty {
      html.text(", \(cell.findings.count) \(cell.findings.count == 1 ? "finding" : "findings")")
    }
    if shown != cell.verdict {
      html.raw("<span class=\"sr\">, ")
      html.text(cell.isSameAsScreen ? "looks as its screen, \(cell.verdict)" : cell.verdict)
      html.raw("</span>")
    }
    html.raw("</a>")
  }
}
