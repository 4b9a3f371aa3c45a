/// The ways through all screens, one screen below the other.
struct MapHTML {
  let catalogs: [GalleryCatalog]

  /// What links lead to.
  static let fragment = "map"

  /// How many ways there are.
  var count: Int {
    catalogs.reduce(0) { $0 + $1.screens.reduce(0) { $0 + ($1.map?.moves.count ?? 0) } }
  }

  func write(to html: inout HTMLText) {
    for catalog in catalogs {
      for screen in catalog.screens {
        guard let map = screen.map, !map.moves.isEmpty else { continue }
        html.raw("<section class=\"way\" id=\"\(Self.fragment(catalog, screen))\"><h3>")
        html.raw("<a href=\"#\(HTMLText.fragment(catalog.name, screen.name))\">\(text: screen.name)")
        html.raw("</a></h3>")
        WaysHTML(catalog: catalog.name, screen: screen, map: map).write(to: &html)
        html.raw("</section>\n")
      }
    }
  }

  /// What a link to the screen's ways leads to.
  static func fragment(_ catalog: GalleryCatalog, _ screen: GalleryScreen) -> String {
    HTMLText.fragment("map", catalog.name, screen.name)
  }
}
