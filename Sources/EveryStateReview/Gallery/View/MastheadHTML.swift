import EveryStateGoldens

/// The top of the page: its title, its counts, the filters.
struct MastheadHTML {
  let sheet: GallerySheet
  let cells: [GalleryCell]

  var html: String {
    let parts = [
      (DifferencesHTML.fragment, sheet.changes.count, "change"),
      (FindingsHTML.fragment, sheet.findings.count, "finding"),
    ]
    let links = parts.filter { $0.1 > 0 }.map { " <a href=\"#\($0)\">\(counted($1, $2))</a>" }.joined(separator: ",")
    let states = CoverageMatrix.requiredStates.filter { state in cells.contains { $0.state == state } }
    let others = sorted(cells.map(\.state)).filter { !states.contains($0) }
    let unsound = cells.count { !$0.findings.isEmpty }
    let verdicts = Dictionary(grouping: sheet.catalogs.flatMap(\.screens).flatMap(\.cells), by: \.verdict)
    let chips =
      verdicts.sorted { $0.key < $1.key }.map { chip($0.key, $0.key.rawValue, $0.value.count) }
      + (unsound > 0 ? [chip(.unsound, "with findings", unsound)] : [])
    return """
      <header class="masthead"><div class="head"><div><h1>Every state of every screen</h1>
      <p class="sum">\(summary)\(links)</p></div>
      <div class="switches">\
      <button type="button" id="astext" aria-pressed="false">Golden text</button>\
      <details id="keys"><summary>Keys</summary><p><kbd>/</kbd> search, <kbd>j</kbd> <kbd>k</kbd> next and previous frame, \
      <kbd>n</kbd> <kbd>p</kbd> next and previous to look at, <kbd>Enter</kbd> enlarge, <kbd>x</kbd> alternate golden and new, \
      <kbd>s</kbd> side by side, <kbd>t</kbd> golden text, <kbd>Esc</kbd> back, then clear the filter</p></details></div></div>
      <search class="filters" aria-label="Filter the frames"><label class="find"><span class="sr">Text</span>\
      <input id="find" type="search" placeholder="Search text, screens, states" autocomplete="off" spellcheck="false"></label>\
      \(choice("screen", "Screen", "All screens", sorted(sheet.catalogs.flatMap(\.screens).map(\.name))))\
      \(choice("state", "State", "All states", states + others))\
      <div class="verdicts" role="group" aria-label="Verdict">\(chips.joined())</div>\
      <button type="button" id="clear" hidden>Clear</button>\
      <output id="count" aria-live="polite"></output></search></header>

      """
  }

  private func chip(_ verdict: Verdict, _ words: String, _ count: Int) -> String {
    """
    <button type="button" class="chip \(verdict.traits.color.rawValue)" aria-pressed="false" data-verdict="\(text: verdict.rawValue)">\(text: words) \
    <span class="n">\(count)</span></button>
    """
  }

  /// `98 frames: 98 matched. 14 screens. Run of 2026-01-31 09:30 UTC.`
  private var summary: String {
    let screens = sheet.catalogs.reduce(0) { $0 + $1.screens.count }
    let frames = sheet.counts?.line ?? counted(cells.count, "frame")
    let counts = "\(text: frames). \(counted(screens, "screen")). "
    guard let start = sheet.runStartedAt else {
      return counts + "No run has left a report: these are the goldens alone."
    }
    return counts + "Run of \(text: "\(start.prefix(10)) \(start.dropFirst(11).prefix(5))") UTC."
  }

  private func sorted(_ names: [String]) -> [String] { Set(names).sorted(by: NaturalOrder.precedes) }

  private func choice(_ id: String, _ label: String, _ all: String, _ names: [String]) -> String {
    let options = names.map { "<option value=\"\(text: $0)\">\(text: $0)</option>" }
    return "<label><span class=\"sr\">\(label)</span><select id=\"\(id)\"><option value=\"\">\(all)</option>"
      + options.joined() + "</select></label>"
  }
}
