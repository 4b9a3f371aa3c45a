import EveryStateGoldens

/// The screens' names, each with the number of its frames to look at, and a mark for each of its frames.
struct SidebarHTML {
  let catalogs: [GalleryCatalog]

  var html: String {
    let lists = catalogs.map { catalog in
      "<p class=\"cat\">\(text: catalog.shortName)</p><ul>\n" + catalog.screens.map { item($0, catalog) }.joined()
        + "</ul>\n"
    }
    return """
      <nav id="side" aria-label="Screens"><details open><summary>All screens</summary>\(lists.joined())</details></nav>

      """
  }

  private func item(_ screen: GalleryScreen, _ catalog: GalleryCatalog) -> String {
    let open = screen.cells.count(where: \.isOpen)
    let words = open > 0 ? " <span class=\"n\">\(open)<span class=\"sr\"> to look at</span></span>" : ""
    return "<li><a href=\"#\(HTMLText.fragment(catalog.name, screen.name))\">\(text: screen.name)\(words)</a>"
      + "<span class=\"marks\" aria-hidden=\"true\">"
      + screen.cells.map {
        "<b class=\"verdict \($0.concern.rawValue)\" title=\"\(text: "\($0.state), \($0.verdict.rawValue)")\"></b>"
      }.joined()
      + "</span></li>\n"
  }
}
