import EveryStateGoldens

/// The screens' names with a dot for each frame, and a field that finds among them.
struct SidebarHTML {
  let catalogs: [GalleryCatalog]

  var html: String {
    let lists = catalogs.map { catalog in
      "<p class=\"cat\">\(text: catalog.shortName)</p><ul>\n" + catalog.screens.map { item($0, catalog) }.joined()
        + "</ul>\n"
    }
    return """
      <nav id="side" aria-label="Screens"><details open><summary>All screens</summary>
      <label class="sieve"><span class="sr">Find a screen</span><input id="sieve" type="search" placeholder="Find a screen" \
      autocomplete="off" spellcheck="false"></label>\(lists.joined())</details></nav>

      """
  }

  private func item(_ screen: GalleryScreen, _ catalog: GalleryCatalog) -> String {
    let open = screen.cells.count(where: \.isOpen)
    return """
      <li><a href="#\(HTMLText.fragment(catalog.name, screen.name))">\(text: screen.name)\
      \(open > 0 ? "<span class=\"sr\">, \(open) to look at</span>" : "")</a>\
      <span class="dots" aria-hidden="true">\(dots(screen.cells.map(\.concern)))</span></li>

      """
  }

  /// A dot a cell, neighbours of one color in one element.
  private func dots(_ colors: [Verdict.Color]) -> String {
    var html = ""
    for (index, color) in colors.enumerated() {
      if index == 0 || colors[index - 1] != color {
        html += (index == 0 ? "" : "</i>") + "<i class=\"\(color.rawValue)\">"
      }
      html += Self.shape(color)
    }
    return html + (colors.isEmpty ? "" : "</i>")
  }

  /// A shape for users who cannot tell the colors apart.
  private static func shape(_ color: Verdict.Color) -> String {
    switch color {
    case .fine: "\u{25CF}"
    case .quiet: "\u{25CB}"
    case .change: "\u{25C6}"
    case .bad: "\u{25B2}"
    }
  }
}
