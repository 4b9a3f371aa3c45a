/// The page's views: the screens with what is different, what makes no sense, the ways, the matrix. Without a script one follows
/// the other.
struct ViewsHTML {
  let sheet: GallerySheet

  /// Where the screens are.
  static let screens = "screens"

  /// The views that have something to show, by what leads to them.
  private var views: [(fragment: String, name: String, count: Int?)] {
    let ways = MapHTML(catalogs: sheet.catalogs).count
    return [(Self.screens, "Screens", nil)]
      + (sheet.findings.isEmpty ? [] : [(FindingsHTML.fragment, "Findings", sheet.findings.count)])
      + (ways == 0 ? [] : [(MapHTML.fragment, "Map", ways)]) + [(MatrixHTML.fragment, "Matrix", nil)]
  }

  /// The list that leads from view to view.
  func links(to html: inout HTMLText) {
    html.raw("<nav class=\"views\" aria-label=\"Views\"><ul>")
    for (index, view) in views.enumerated() {
      html.raw("<li><a href=\"#\(view.fragment)\"\(index == 0 ? " aria-current=\"page\"" : "")>\(view.name)")
      if let count = view.count { html.raw(" <span class=\"n\">\(count)</span>") }
      html.raw("</a></li>")
    }
    html.raw("</ul></nav>")
  }

  /// All views but the screens.
  func write(to html: inout HTMLText) {
    if !sheet.findings.isEmpty {
      open(FindingsHTML.fragment, "\(FindingsHTML.count(sheet.findings)), the gravest first", &html)
      FindingsHTML(findings: sheet.findings).write(to: &html)
      html.raw("</section>\n")
    }
    let map = MapHTML(catalogs: sheet.catalogs)
    if map.count > 0 {
      open(MapHTML.fragment, "Ways through the screens", &html)
      map.write(to: &html)
      html.raw("</section>\n")
    }
    open(MatrixHTML.fragment, "Screens by states", &html)
    MatrixHTML(catalogs: sheet.catalogs, coverage: sheet.coverage).write(to: &html)
    html.raw("</section>\n")
  }

  private func open(_ fragment: String, _ title: String, _ html: inout HTMLText) {
    html.raw("<section class=\"view\" id=\"\(fragment)\"><h2>\(title)</h2>\n")
  }
}
