import EveryStateGoldens

/// A cell of the sheet as an article, with an id that links lead to.
struct CardHTML {
  let catalog: String
  let screen: String
  let cell: GalleryCell

  /// - Returns: how much room it takes on the sheet.
  func write(to html: inout HTMLText, _ drawn: inout DrawnSoFar) -> FrameHeight {
    var height = FrameHeight(lines: 6, isWide: false)
    switch cell.content {
    case .waived(let reason):
      open(classes: "card none waived", height, to: &html)
      heading("no " + cell.state, to: &html)
      paragraph("why", reason, to: &html)
    case .undeclared:
      open(classes: "card none", height, to: &html)
      heading(cell.state, to: &html)
      paragraph("why", "The screen neither declares this state nor waives it.", to: &html)
    case .texts(nil, nil):
      open(classes: "card none", height, to: &html)
      heading(cell.state, to: &html)
      paragraph("why", cell.verdict == "missing" ? "There is no golden yet." : "There is no text.", to: &html)
      facts(to: &html)
    case .texts(let golden, let new):
      let isChanged = golden != nil && new != nil
      height = write(FrameHTML(golden: golden, new: new, drawn: &drawn), isChanged ? " both" : "", to: &html, &drawn)
    case .stopped(let reached, let golden):
      height = write(FrameHTML(stopped: reached, golden: golden, drawn: &drawn), "", to: &html, &drawn)
    }
    html.raw("</article></li>\n")
    return height
  }

  private func write(
    _ frame: FrameHTML, _ classes: String, to html: inout HTMLText, _ drawn: inout DrawnSoFar
  ) -> FrameHeight {
    let height = FrameHeight(lines: frame.height, isWide: frame.isFilm && frame.momentCount > 1)
    let start = html.html.utf8.count
    let later = drawn.isForLater ? " later \(HeightStyle.frame(height))" : ""
    open(classes: "card\(frame.isFilm ? " film" : "")\(classes)\(later)", height, to: &html)
    heading(cell.state, to: &html)
    if drawn.isForLater { html.raw("<noscript>") }
    html.raw("<div class=\"phone\(frame.columns.map { $0 == 50 ? "" : " k\($0)" } ?? " plain")\">")
    frame.write(to: &html, &drawn)
    html.raw("</div>")
    facts(to: &html)
    if drawn.isForLater { html.raw("</noscript>") }
    drawn.roomAtOnce -= html.html.utf8.count - start
    return height
  }

  private func open(classes: String, _ height: FrameHeight, to html: inout HTMLText) {
    html.raw("<li class=\"\(height.isWide ? "wide " : "")\(HeightStyle.frame(height))\">")
    html.raw("<article class=\"\(classes)\" id=\"\(HTMLText.fragment(catalog, screen, cell.state))\"")
    html.attribute("data-state", cell.state)
    html.attribute("data-verdict", cell.verdict)
    if !cell.findings.isEmpty {
      html.attribute("data-unsound", cell.findings.map(\.rule.name).joined(separator: ", "))
    }
    html.raw(">")
  }

  private func heading(_ title: String, to html: inout HTMLText) {
    html.raw("<header><h4><a href=\"#\(HTMLText.fragment(catalog, screen, cell.state))\">\(text: title)")
    html.raw("</a></h4> <span class=\"verdict \(cell.weight.rawValue)\">\(text: cell.verdict)")
    html.raw("</span>")
    if !cell.findings.isEmpty {
      html.raw("<span class=\"verdict bad\"")
      html.attribute("title", cell.findings.map(\.sentence).joined(separator: "\n"))
      html.raw(">\(text: cell.findings.count == 1 ? cell.findings[0].rule.name : "\(cell.findings.count) unsound")")
      html.raw("</span>")
    }
    html.raw("</header>")
  }

  private func paragraph(_ name: String, _ text: String, to html: inout HTMLText) {
    html.raw("<p class=\"\(name)\">\(text: text)</p>")
  }

  private func facts(to html: inout HTMLText) {
    guard !cell.facts.lines.isEmpty || cell.facts.command != nil else { return }
    html.raw("<dl class=\"facts\">")
    for (name, values) in cell.facts.lines {
      html.raw("<dt>\(name)</dt>")
      for value in values {
        html.raw("<dd>\(text: value)</dd>")
      }
    }
    if let command = cell.facts.command {
      html.raw("<dt>To accept it</dt><dd><code>\(text: command)</code></dd>")
    }
    html.raw("</dl>")
  }
}
