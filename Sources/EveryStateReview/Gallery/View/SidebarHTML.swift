/// The screens' names with a dot for each frame, and a field that finds among them.
struct SidebarHTML {
  let catalogs: [GalleryCatalog]

  func write(to html: inout HTMLText) {
    html.raw("<nav id=\"side\" aria-label=\"Screens\"><details open><summary>All screens</summary>\n")
    html.raw(
      "<label class=\"sieve\"><span class=\"sr\">Find a screen</span><input id=\"sieve\" type=\"search\" placeholder=\"Find a screen\" "
        + "autocomplete=\"off\" spellcheck=\"false\"></label>")
    for catalog in catalogs {
      html.raw("<p class=\"cat\">\(text: catalog.shortName)</p><ul>\n")
      for screen in catalog.screens {
        html.raw("<li><a href=\"#\(HTMLText.fragment(catalog.name, screen.name))\">\(text: screen.name)")
        let open = screen.cells.count(where: \.isOpen)
        if open > 0 { html.raw("<span class=\"sr\">, \(open) to look at</span>") }
        html.raw("</a><span class=\"dots\" aria-hidden=\"true\">")
        dots(screen.cells.map(\.concern), &html)
        html.raw("</span></li>\n")
      }
      html.raw("</ul>\n")
    }
    html.raw("</details></nav>\n")
  }

  /// A dot a cell, those that stand together and weigh the same in one element.
  private func dots(_ weights: [GalleryCell.Weight], _ html: inout HTMLText) {
    for (index, weight) in weights.enumerated() {
      if index == 0 || weights[index - 1] != weight {
        html.raw((index == 0 ? "" : "</i>") + "<i class=\"\(weight.rawValue)\">")
      }
      html.raw(Self.shape(weights[index]))
    }
    html.raw(weights.isEmpty ? "" : "</i>")
  }

  /// Who sees no colours sees a shape.
  private static func shape(_ weight: GalleryCell.Weight) -> String {
    switch weight {
    case .fine: "\u{25CF}"
    case .quiet: "\u{25CB}"
    case .change: "\u{25C6}"
    case .bad: "\u{25B2}"
    }
  }
}
