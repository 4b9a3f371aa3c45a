import EveryStateGoldens

/// The top of the page: what it shows, its views, the filters.
struct MastheadHTML {
  let sheet: GallerySheet
  /// Every cell but the waivers.
  let cells: [GalleryCell]

  func write(to html: inout HTMLText) {
    html.raw(
      "<header class=\"masthead\"><div class=\"head\"><div><h1>Every state of every screen</h1>\n<p class=\"sum\">")
    html.text(summary)
    if !sheet.differences.groups.isEmpty {
      html.raw(" <a href=\"#\(DifferencesHTML.fragment)\">\(DifferencesHTML.count(sheet.differences))</a>")
    }
    html.raw("</p></div>\n")
    ViewsHTML(sheet: sheet).links(to: &html)
    html.raw(PageDialogs.switches + "</div>\n")
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
      html.raw(">\(text: verdict) <span class=\"n\">\(count)</span></button>")
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
    Set(names).sorted(by: NaturalOrder.precedes)
  }

  private func choice(_ id: String, _ label: String, _ all: String, _ names: [String], _ html: inout HTMLText) {
    html.raw("<label><span class=\"sr\">\(label)</span><select id=\"\(id)\"><option value=\"\">\(all)</option>")
    for name in names {
      html.raw("<option")
      html.attribute("value", name)
      html.raw(">\(text: name)</option>")
    }
    html.raw("</select></label>")
  }
}
