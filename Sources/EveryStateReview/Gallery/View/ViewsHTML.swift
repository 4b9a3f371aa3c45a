import EveryStateGoldens

/// The page's views: screens, findings, the map, the matrix. Without a script they follow each other.
struct ViewsHTML {
  let sheet: GallerySheet

  static let screens = "screens"

  private typealias View = (fragment: String, name: String, count: Int?, title: String, html: String)

  /// The views other than the screens that have content.
  private var views: [View] {
    let (found, map) = (sheet.findings.count, MapHTML(catalogs: sheet.catalogs))
    let findings: View = (
      FindingsHTML.fragment, "Findings", found, "\(counted(found, "finding")), most serious first",
      FindingsHTML(findings: sheet.findings).html
    )
    let ways: View = (MapHTML.fragment, "Map", map.count, "Ways through the screens", map.html)
    let matrix: View = (
      MatrixHTML.fragment, "Matrix", nil, "Screens by states",
      MatrixHTML(catalogs: sheet.catalogs, coverage: sheet.coverage, hasRun: sheet.runStartedAt != nil).html
    )
    return [findings, ways, matrix].filter { $0.count != 0 }
  }

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

  /// The target of links to it.
  static let fragment = "map"

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

  static func fragment(_ catalog: GalleryCatalog, _ screen: GalleryScreen) -> String {
    HTMLText.fragment("map", catalog.name, screen.name)
  }
}

/// The ways through a screen: each look, and its moves as arrows to the looks' frames.
struct WaysHTML {
  let catalog: String
  let screen: GalleryScreen
  let map: ScreenMap

  var html: String {
    guard !map.moves.isEmpty else { return "" }
    var starts: [ScreenMap.Look] = []
    for move in map.moves where !starts.contains(move.start) { starts.append(move.start) }
    let items = starts.map { start in
      let moves = map.moves.filter { $0.start == start }.map(item)
      return "<li>\(look(start))<ul>\(moves.joined())</ul></li>\n"
    }
    let looks = map.unexplored == 1 ? "1 look was" : "\(map.unexplored) looks were"
    let rest = "<p class=\"why\">The map is not whole: \(looks) found and not gone on from.</p>"
    return "<div class=\"ways\"><p>\(summary)</p><ul>\n\(items.joined())</ul>\(map.unexplored > 0 ? rest : "")</div>\n"
  }

  /// `3 ways through it, 1 to what no golden shows`.
  var summary: String {
    let unseen = map.moves.count { !$0.hasGolden }
    return counted(map.moves.count, "way") + " through it" + (unseen == 0 ? "" : ", \(unseen) to what no golden shows")
  }

  private func item(_ move: ScreenMap.Move) -> String {
    let looks = move.way.map { Self.arrow + look($0) }
    return "<li><span class=\"event\">\(text: move.event)</span>\(looks.joined())\(end(move))</li>"
  }

  private func end(_ move: ScreenMap.Move) -> String {
    switch move.end {
    case .rests: ""
    case .leaves: Self.arrow + "<span class=\"verdict quiet\">leaves</span>"
    case .breaks(let words): Self.arrow + "<span class=\"verdict bad\">breaks: \(text: words)</span>"
    }
  }

  private static let arrow =
    " <span class=\"to\" aria-hidden=\"true\">\u{2192} </span><span class=\"sr\"> leads to </span>"

  /// The link of a declared look is its frame; that of a storyboard's moment the storyboard.
  private func look(_ look: ScreenMap.Look) -> String {
    guard case .declared(let name) = look, let cell = cell(showing: name) else {
      return "<span class=\"look unseen\">\(text: look.description)<span class=\"sr\">, no golden</span></span>"
    }
    return "<a class=\"look\" href=\"#\(HTMLText.fragment(catalog, screen.name, cell.state))\">\(text: name)</a>"
  }

  private func cell(showing name: String) -> GalleryCell? {
    if let own = screen.cells.first(where: { $0.state == name }) { return own }
    // `retry 2`: the second moment of a storyboard.
    guard let blank = name.lastIndex(of: " "), Int(name[name.index(after: blank)...]) != nil else { return nil }
    return screen.cells.first { $0.state == name[..<blank] }
  }
}
