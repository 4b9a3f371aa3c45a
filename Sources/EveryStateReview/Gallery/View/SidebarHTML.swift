/// The screens' names with a dot for each frame, and a search field.
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

  /// A dot for each cell; adjacent ones of equal severity are one element.
  private func dots(_ weights: [GalleryCell.Weight]) -> String {
    var html = ""
    for (index, weight) in weights.enumerated() {
      if index == 0 || weights[index - 1] != weight {
        html += (index == 0 ? "" : "</i>") + "<i class=\"\(weight.rawValue)\">"
      }
      html += Self.shape(weight)
    }
    return html + (weights.isEmpty ? "" : "</i>")
  }

  /// The shapes of dots, for users who cannot tell colours apart.
  private static func shape(_ weight: GalleryCell.Weight) -> String {
    switch weight {
    case .fine: "\u{25CF}"
    case .quiet: "\u{25CB}"
    case .change: "\u{25C6}"
    case .bad: "\u{25B2}"
    }
  }
}
