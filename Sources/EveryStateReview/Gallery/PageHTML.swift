import EveryStateGoldens

/// The whole page: a head that lets nothing run but its own style and script, the bar of filters, the list of screens, the sheet.
struct PageHTML {
  let sheet: GallerySheet
  /// Every cell but the waivers.
  let cells: [GalleryCell]
  /// Whether it is served, and follows what changes.
  var isFollowing = false

  private var script: String { isFollowing ? PageScript.followingText : PageScript.text }

  var html: String {
    var html = HTMLText()
    head(&html)
    html.raw("<a class=\"skip\" href=\"#sheet\">Skip to the screens</a>\n")
    masthead(&html)
    html.raw("<div class=\"columns\">\n")
    navigation(&html)
    let symbols = main(&html)
    html.raw("</div>\n" + PageDialogs.html)
    html.raw("<svg hidden>")
    for name in symbols.sorted() { html.raw(Symbol(name)?.markup ?? "") }
    html.raw("</svg>\n")
    html.raw("<script>\(script)</script>\n</body>\n</html>\n")
    return html.html
  }

  private func head(_ html: inout HTMLText) {
    let policy =
      "default-src 'none'; style-src 'sha256-\(SHA256.base64(PageStyle.text))'; "
      + "script-src 'sha256-\(SHA256.base64(script))'; \(isFollowing ? "connect-src 'self'; " : "")base-uri 'none'; form-action 'none'"
    html.raw(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>Gallery: every state of every screen</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body\(sheet.runStartedAt == nil ? " class=\"norun\"" : "")>

      """)
  }

  private func masthead(_ html: inout HTMLText) {
    html.raw(
      "<header class=\"masthead\"><div class=\"head\"><div><h1>Every state of every screen</h1>\n<p class=\"sum\">")
    html.text(summary)
    if !sheet.differences.groups.isEmpty {
      html.raw(" <a href=\"#\(DifferencesHTML.fragment)\">\(DifferencesHTML.count(sheet.differences))</a>")
    }
    if !sheet.findings.isEmpty {
      html.raw(" <a href=\"#\(FindingsHTML.fragment)\">\(FindingsHTML.count(sheet.findings))</a>")
    }
    html.raw("</p></div>\n" + PageDialogs.switches + "</div>\n")
    html.raw("<search class=\"filters\" aria-label=\"Filter the frames\">")
    html.raw(
      "<label class=\"find\"><span class=\"sr\">Text</span><input id=\"find\" type=\"search\" "
        + "placeholder=\"Search text, screens, states\" autocomplete=\"off\" spellcheck=\"false\"></label>")
    let screens = sheet.catalogs.flatMap(\.screens).map(\.name)
    choice("screen", "Screen", "All screens", sorted(screens), &html)
    let states = CoverageMatrix.owedStates.filter { state in cells.contains { $0.state == state } }
    choice(
      "state", "State", "All states", states + sorted(cells.map(\.state)).filter { !states.contains($0) }, &html)
    html.raw("<div class=\"verdicts\" role=\"group\" aria-label=\"Verdict\">")
    for (verdict, count) in verdicts {
      html.raw(
        "<button type=\"button\" class=\"chip \(GalleryCell.weight(of: verdict).rawValue)\" aria-pressed=\"false\"")
      html.attribute("data-verdict", verdict)
      html.raw(">")
      html.text(verdict)
      html.raw(" <span class=\"n\">\(count)</span></button>")
    }
    let unsound = cells.count { !$0.findings.isEmpty }
    if unsound > 0 {
      html.raw(
        "<button type=\"button\" class=\"chip bad\" aria-pressed=\"false\" data-verdict=\"unsound\">unsound "
          + "<span class=\"n\">\(unsound)</span></button>")
    }
    html.raw("</div><button type=\"button\" id=\"clear\" hidden>Clear</button>")
    html.raw("<output id=\"count\" aria-live=\"polite\"></output></search></header>\n")
  }

  /// `98 frames of 14 screens. Run of 2026-01-31 09:30 UTC.`
  private var summary: String {
    let screens = sheet.catalogs.reduce(0) { $0 + $1.screens.count }
    let counts =
      "\(cells.count) \(cells.count == 1 ? "frame" : "frames") of \(screens) \(screens == 1 ? "screen" : "screens"). "
    guard let start = sheet.runStartedAt else {
      return counts + "No run has left a report: these are the goldens alone."
    }
    return counts + "Run of \(start.prefix(10)) \(start.dropFirst(11).prefix(5)) UTC."
  }

  private var verdicts: [(String, Int)] {
    let counts = Dictionary(grouping: sheet.catalogs.flatMap(\.screens).flatMap(\.cells), by: \.verdict).mapValues(
      \.count)
    let order: [GalleryCell.Weight] = [.bad, .change, .fine, .quiet]
    return order.flatMap { weight in
      counts.filter { GalleryCell.weight(of: $0.key) == weight }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  private func sorted(_ names: [String]) -> [String] {
    Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func choice(_ id: String, _ label: String, _ all: String, _ names: [String], _ html: inout HTMLText) {
    html.raw("<label><span class=\"sr\">\(label)</span><select id=\"\(id)\"><option value=\"\">\(all)</option>")
    for name in names {
      html.raw("<option")
      html.attribute("value", name)
      html.raw(">")
      html.text(name)
      html.raw("</option>")
    }
    html.raw("</select></label>")
  }

  private func navigation(_ html: inout HTMLText) {
    html.raw("<nav aria-label=\"Screens\"><details open><summary>Screens</summary>\n")
    for catalog in sheet.catalogs {
      html.raw("<p class=\"cat\">")
      html.text(Self.shortName(catalog.name))
      html.raw("</p><ul>\n")
      for screen in catalog.screens {
        html.raw("<li><a href=\"#\(HTMLText.fragment(catalog.name, screen.name))\">")
        html.text(screen.name)
        let open = screen.cells.count(where: \.isOpen)
        if open > 0 { html.raw("<span class=\"sr\">, \(open) to look at</span>") }
        html.raw("</a><span class=\"dots\" aria-hidden=\"true\">")
        dots(screen.cells.map(\.concern), &html)
        html.raw("</span></li>\n")
      }
      html.raw("</ul>\n")
    }
    html.raw("</details></nav>\n")
  }

  /// A dot a cell, those that stand together and weigh the same in one element.
  private func dots(_ weights: [GalleryCell.Weight], _ html: inout HTMLText) {
    for (index, weight) in weights.enumerated() {
      if index == 0 || weights[index - 1] != weight {
        html.raw((index == 0 ? "" : "</i>") + "<i class=\"\(weight.rawValue)\">")
      }
      html.raw("\u{25CF}")
    }
    html.raw(weights.isEmpty ? "" : "</i>")
  }

  /// - Returns: the symbols that occur.
  private func main(_ html: inout HTMLText) -> Set<String> {
    html.raw("<main id=\"sheet\" tabindex=\"-1\">\n")
    if !sheet.notices.isEmpty {
      html.raw("<section class=\"notices\" aria-label=\"Notices\"><ul>")
      for notice in sheet.notices {
        html.raw("<li>")
        html.text(notice)
        html.raw("</li>")
      }
      html.raw("</ul></section>\n")
    }
    DifferencesHTML(facts: sheet.differences).write(to: &html)
    FindingsHTML(findings: sheet.findings).write(to: &html)
    var drawn = DrawnSoFar()
    for catalog in sheet.catalogs {
      html.raw("<section class=\"catalog\" id=\"\(HTMLText.fragment(catalog.name))\"><h2>")
      html.text(Self.shortName(catalog.name))
      html.raw("</h2>\n")
      for screen in catalog.screens {
        var cards = HTMLText()
        let heights = screen.cells.map { cell in
          CardHTML(catalog: catalog.name, screen: screen.name, cell: cell).write(to: &cards, &drawn)
        }
        html.raw("<section class=\"screens \(HeightStyle.section(heights))\(heights.count > 16 ? " many" : "")\"")
        html.attribute("id", HTMLText.fragment(catalog.name, screen.name))
        html.attribute("data-screen", screen.name)
        html.raw("><h3>")
        html.text(screen.name)
        html.raw("</h3><ul class=\"cells\">\n")
        html.raw(cards.html)
        html.raw("</ul>")
        if let map = screen.map { WaysHTML(catalog: catalog.name, screen: screen, map: map).write(to: &html) }
        html.raw("</section>\n")
      }
      html.raw("</section>\n")
    }
    html.raw("<p id=\"nothing\" hidden>No frame matches the filter.</p></main>\n")
    return drawn.symbols
  }

  /// `Module.Suite` reads better with its parts apart.
  private static func shortName(_ catalog: String) -> String {
    catalog.split(separator: ".", maxSplits: 1).joined(separator: " \u{203A} ")
  }
}
