/// The page's views: the screens with what is different, what makes no sense, the ways, the matrix. Without a script one follows
/// the other.
struct ViewsHTML {
  let sheet: GallerySheet

  /// Where the screens are.
  static let screens = "screens"

  private typealias View = (fragment: String, name: String, count: Int?, title: String, html: String)

  /// The views but the screens that have something to show.
  private var views: [View] {
    let (found, map) = (sheet.findings.count, MapHTML(catalogs: sheet.catalogs))
    let findings: View = (
      FindingsHTML.fragment, "Findings", found, "\(HTMLText.count(found, "finding")), the gravest first",
      FindingsHTML(findings: sheet.findings).html
    )
    let ways: View = (MapHTML.fragment, "Map", map.count, "Ways through the screens", map.html)
    let matrix: View = (
      MatrixHTML.fragment, "Matrix", nil, "Screens by states",
      MatrixHTML(catalogs: sheet.catalogs, coverage: sheet.coverage).html
    )
    return [findings, ways, matrix].filter { $0.count != 0 }
  }

  /// The list that leads from view to view.
  var links: String {
    let items = views.map { view in
      let count = view.count.map { " <span class=\"n\">\($0)</span>" } ?? ""
      return "<li><a href=\"#\(view.fragment)\">\(view.name)\(count)</a></li>"
    }
    return
      "<nav class=\"views\" aria-label=\"Views\"><ul><li><a href=\"#\(Self.screens)\" aria-current=\"page\">Screens</a></li>"
      + items.joined() + "</ul></nav>"
  }

  var html: String {
    views.map { "<section class=\"view\" id=\"\($0.fragment)\"><h2>\($0.title)</h2>\n\($0.html)</section>\n" }.joined()
  }
}

/// The ways through all screens, one screen below the other.
struct MapHTML {
  let catalogs: [GalleryCatalog]

  /// What links lead to.
  static let fragment = "map"

  /// How many ways there are.
  var count: Int { catalogs.flatMap(\.screens).reduce(0) { $0 + ($1.map?.moves.count ?? 0) } }

  var html: String {
    catalogs.flatMap { catalog in
      catalog.screens.compactMap { screen in
        guard let map = screen.map, !map.moves.isEmpty else { return nil }
        return """
          <section class="way" id="\(Self.fragment(catalog, screen))"><h3>\
          <a href="#\(HTMLText.fragment(catalog.name, screen.name))">\(text: screen.name)</a></h3>\
          \(WaysHTML(catalog: catalog.name, screen: screen, map: map).html)</section>

          """
      }
    }.joined()
  }

  /// What a link to the screen's ways leads to.
  static func fragment(_ catalog: GalleryCatalog, _ screen: GalleryScreen) -> String {
    HTMLText.fragment("map", catalog.name, screen.name)
  }
}
