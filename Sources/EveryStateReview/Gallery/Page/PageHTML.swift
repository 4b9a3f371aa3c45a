import CEveryStateResources
import EveryStateGoldens

/// The whole page: a head whose policy allows only its own style and script, the filters, the list of screens, the sheet.
struct PageHTML {
  let sheet: GallerySheet
  let cells: [GalleryCell]

  var html: String {
    let drawn = DrawnSoFar()
    let main = main(drawn)
    let symbols = drawn.symbols.sorted().map { Symbol($0)?.markup ?? "" }.joined()
    return """
      \(head)<a class="skip" href="#sheet">Skip to the screens</a>
      \(MastheadHTML(sheet: sheet, cells: cells).html)<div class="columns">
      \(SidebarHTML(catalogs: sheet.catalogs).html)\(main)</div>
      \(String(cString: everystate_dialogs()))<svg hidden>\(symbols)</svg>
      <script type="text/plain" id="shapes">\(drawn.shapes.all.joined(separator: "\n"))</script>
      <script>\(PageScript.text)</script>
      </body>
      </html>

      """
  }

  private var head: String {
    let policy =
      "default-src 'none'; style-src 'sha256-\(PageStyle.hash)'; "
      + "script-src 'sha256-\(PageScript.hash)'; base-uri 'none'; form-action 'none'"
    return """
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
      <body>

      """
  }

  private func main(_ drawn: DrawnSoFar) -> String {
    var html =
      "<main id=\"sheet\"\(sheet.runStartedAt == nil ? " class=\"norun\"" : "") tabindex=\"-1\">\n"
    if !sheet.notices.isEmpty {
      let notices = sheet.notices.map { "<li>\(text: $0)</li>" }.joined()
      html += "<section class=\"notices\" aria-label=\"Notices\"><ul>\(notices)</ul></section>\n"
    }
    html += DifferencesHTML(changes: sheet.changes, drawn: drawn).html + FindingsHTML(findings: sheet.findings).html
    for catalog in sheet.catalogs.bringing(first: \.isOpen) {
      html +=
        "<section class=\"catalog\" id=\"\(HTMLText.fragment(catalog.name))\"><h2>\(text: catalog.shortName)</h2>\n"
      for screen in catalog.screens.bringing(first: \.isOpen) {
        html += """
          <section class="screens\(screen.cells.count > 16 ? " many" : "")" \
          id="\(HTMLText.fragment(catalog.name, screen.name))" data-screen="\(text: screen.name)">\
          <h3>\(text: screen.name)\(branches(catalog, screen))</h3><ul class="cells">

          """
        for cell in screen.cells {
          html += CardHTML(catalog: catalog.name, screen: screen.name, cell: cell).html(drawn)
        }
        html += "</ul>"
        if let map = screen.map { html += WaysHTML(catalog: catalog.name, screen: screen, map: map).html }
        html += "</section>\n"
      }
      html += "</section>\n"
    }
    return html + "<p id=\"nothing\" hidden>No frame matches the filter.</p>\n\(undrawn)</main>\n"
  }

  /// ` 5 of 7 branches`, if they were counted.
  private func branches(_ catalog: GalleryCatalog, _ screen: GalleryScreen) -> String {
    let found = sheet.coverage?.screens.first { $0.catalog == catalog.name && $0.screen == screen.name }
    return found.map { " <span class=\"says\">\($0.drawn) of \($0.branches) branches</span>" } ?? ""
  }

  private var undrawn: String {
    guard let branches = sheet.coverage?.branches else { return "" }
    // A branch inside an undrawn side does not count again.
    let sides = branches.undrawn.filter { !$0.isInsideUndrawn }.map(\.branch)
    let items = sides.map { "<li><code>\(text: "\($0.file):\($0.line)")</code> \(text: $0.words)</li>" }.joined()
    return
      "<h2>\(sides.isEmpty ? "A golden shows every branch" : "Branches without a golden")</h2><ul class=\"undrawn\">\(items)</ul>\n"
  }
}

extension Array {
  /// The elements with a property before the others, both in their order.
  func bringing(first isFirst: (Element) -> Bool) -> [Element] { filter(isFirst) + filter { !isFirst($0) } }
}

/// The page's one style sheet: the files in Style, and rules that are computed.
enum PageStyle {
  static let source = String(cString: everystate_style())
  static let text = source + ColumnStyle.text

  /// Its SHA-256 in base 64: the page's content policy allows no other style. A test reports the new one when the text changes.
  static let hash = "0HC3qCHsGX4RtEq/h5WUPQ8ZBkJ9BaGhP9fG3gTWbaA="
}

/// The page's one script: the files in Script. A golden's text is never part of it.
enum PageScript {
  static let source = String(cString: everystate_script())
  static let text = "\n'use strict';\n(() => {\n\(source)})();\n"

  /// Its SHA-256 in base 64: the page's content policy allows no other script. A test reports the new one when the text changes.
  static let hash = "5GWxkjP8az6pPjbKS0Npa+6q0X+8HQlFJBDiZ8BIEyg="
}

/// The classes of column widths and colors: the policy forbids inline styles.
enum ColumnStyle {
  /// The maximum width in columns.
  static let limit = 120

  /// The width of a column, and the size of a bar's title, in the letters' size.
  static let column = 0.46
  static let titleSize = 1.6

  /// A text of up to this width does not wrap beside others.
  private static let shortLimit = 24

  static let text =
    (1...limit).map {
      """
      .m\($0){--m:\($0)}
      .e\($0){--e:\($0)}
      .g\($0){--g:\($0)}
      .k\($0),.col.g\($0){--columns:\($0)}
      .w\($0){\($0 > shortLimit ? "" : "flex-shrink:0;")min-width:calc(\($0)*var(--c))}

      """
    }.joined()
    + stride(from: 0, through: 100, by: 5).map { ".x\($0){flex-basis:\($0)%}\n.q\($0){--q:\(Double($0) / 100)}\n" }
    .joined()
    + ([("t", titleSize)] + PieceHTML.fonts.values.sorted { $0.name < $1.name }).map { name, size in
      ".screen .\(name){font-size:max(var(--least),calc(\(size)em*var(--q,1)))}\n"
    }.joined() + ":root,#panes,.film,.sample,.pairs{--c:calc(var(--cell)*\(column))}\n"
    + Look.Colour.allCases.map { color in
      let variable = color == .accentColor ? "accent" : color.rawValue
      return
        ".screen .c-\(color.rawValue){color:var(--\(variable))}\n.gr-\(color.rawValue){--ground:var(--\(variable))}\n"
    }.joined()
}
