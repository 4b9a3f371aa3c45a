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
    MastheadHTML(sheet: sheet, cells: cells).write(to: &html)
    html.raw("<div class=\"columns\">\n")
    SidebarHTML(catalogs: sheet.catalogs).write(to: &html)
    let symbols = main(&html)
    html.raw("</div>\n" + PageDialogs.html)
    html.raw("<svg hidden>")
    for name in symbols.sorted() { html.raw(Symbol(name)?.markup ?? "") }
    html.raw("</svg>\n<script>\(script)</script>\n</body>\n</html>\n")
    return html.html
  }

  private func head(_ html: inout HTMLText) {
    let policy =
      "default-src 'none'; style-src 'sha256-\(PageStyle.hash)'; "
      + "script-src 'sha256-\(isFollowing ? PageScript.followingHash : PageScript.hash)'; \(isFollowing ? "connect-src 'self'; " : "")base-uri 'none'; form-action 'none'"
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
      <body>

      """)
  }

  /// - Returns: the symbols that occur.
  private func main(_ html: inout HTMLText) -> Set<String> {
    html.raw(
      "<main id=\"sheet\"\(sheet.runStartedAt == nil ? " class=\"norun\"" : "") tabindex=\"-1\"><section class=\"view\" id=\"\(ViewsHTML.screens)\">\n"
    )
    if !sheet.notices.isEmpty {
      html.raw("<section class=\"notices\" aria-label=\"Notices\"><ul>")
      for notice in sheet.notices {
        html.raw("<li>\(text: notice)</li>")
      }
      html.raw("</ul></section>\n")
    }
    DifferencesHTML(facts: sheet.differences, accepting: sheet.accepting).write(to: &html)
    var drawn = DrawnSoFar()
    for catalog in sheet.catalogs {
      html.raw("<section class=\"catalog\" id=\"\(HTMLText.fragment(catalog.name))\"><h2>\(text: catalog.shortName)")
      html.raw("</h2>\n")
      for screen in catalog.screens {
        var cards = HTMLText()
        let heights = screen.cells.map { cell in
          CardHTML(catalog: catalog.name, screen: screen.name, cell: cell).write(to: &cards, &drawn)
        }
        html.raw("<section class=\"screens \(HeightStyle.section(heights))\(heights.count > 16 ? " many" : "")\"")
        html.attribute("id", HTMLText.fragment(catalog.name, screen.name))
        html.attribute("data-screen", screen.name)
        html.raw("><h3>\(text: screen.name)</h3><ul class=\"cells\">\n")
        html.raw(cards.html)
        html.raw("</ul>")
        if let map = screen.map, !map.moves.isEmpty {
          html.raw("<p class=\"toways\"><a href=\"#\(MapHTML.fragment(catalog, screen))\">")
          html.text(WaysHTML(catalog: catalog.name, screen: screen, map: map).summary)
          html.raw("</a></p>")
        }
        html.raw("</section>\n")
      }
      html.raw("</section>\n")
    }
    html.raw("<p id=\"nothing\" hidden>No frame matches the filter.</p></section>\n")
    ViewsHTML(sheet: sheet).write(to: &html)
    html.raw("</main>\n")
    return drawn.symbols
  }
}
