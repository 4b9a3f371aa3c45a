import EveryStateGoldens

/// A cell of the sheet as an article, with an id for links.
struct CardHTML {
  let catalog: String
  let screen: String
  let cell: GalleryCell

  func html(_ drawn: DrawnSoFar) -> String {
    switch cell.content {
    case .waived(let reason): return article("none waived", why(reason), name: "no " + cell.state)
    case .undeclared: return article("none", why("The screen neither declares this state nor waives it."))
    case .texts(nil, nil):
      let words = cell.verdict == .missing ? "No golden exists." : "No text exists."
      return article("none", why(words) + facts)
    case .texts(let golden?, let new?):
      return picture(
        FrameHTML(new, against: golden, as: .added, drawn),
        "<template>\(FrameHTML(golden, against: new, as: .removed, drawn).phone)</template>", drawn)
    case .texts(let golden, let new): return picture(FrameHTML(new ?? golden ?? [], drawn), "", drawn)
    case .stopped(let reached):
      var frame = FrameHTML(reached, drawn)
      frame.isStopped = true
      return picture(frame, "", drawn)
    }
  }

  /// The frame; of a changed one also its golden, which the large view shows.
  private func picture(_ frame: FrameHTML, _ golden: String, _ drawn: DrawnSoFar) -> String {
    let isForLater = drawn.isForLater
    let content = frame.phone + golden + facts
    let html = article(
      PieceHTML.joined(frame.isWide ? "wide" : "", isForLater ? "later" : ""),
      isForLater ? "<noscript>\(content)</noscript>" : content)
    drawn.roomAtOnce -= html.utf8.count
    return html
  }

  private func article(_ classes: String, _ content: String, name: String? = nil) -> String {
    let unsound = cell.findings.map(\.rule.name).joined(separator: ", ")
    return """
      <li><article class="\(PieceHTML.joined("card", classes))" id="\(HTMLText.fragment(catalog, screen, cell.state))" \
      data-state="\(text: cell.state)" data-verdict="\(text: cell.verdict.rawValue)"\
      \(unsound.isEmpty ? "" : " data-unsound=\"\(text: unsound)\"")>\(heading(name ?? cell.state))\(content)</article></li>

      """
  }

  private func heading(_ title: String) -> String {
    var html = """
      <header><h4><a href="#\(HTMLText.fragment(catalog, screen, cell.state))">\(text: title)</a></h4> \
      <span class="verdict \(cell.color.rawValue)">\(text: cell.verdict.rawValue)</span>
      """
    if !cell.findings.isEmpty {
      let words = cell.findings.count == 1 ? cell.findings[0].rule.name : "\(cell.findings.count) unsound"
      let sentences = cell.findings.map(\.sentence).joined(separator: "\n")
      html += "<span class=\"verdict bad\" title=\"\(text: sentences)\">\(text: words)</span>"
    }
    return html + "</header>"
  }

  private func why(_ words: String) -> String { "<p class=\"why\">\(text: words)</p>" }

  private var facts: String {
    guard !cell.facts.lines.isEmpty || cell.facts.command != nil else { return "" }
    let lines = cell.facts.lines.map { name, values in
      "<dt>\(name)</dt>" + values.map { "<dd>\(text: $0)</dd>" }.joined()
    }
    let command = cell.facts.command.map { "<dt>To accept it</dt><dd><code>\(text: $0)</code></dd>" } ?? ""
    return "<dl class=\"facts\">\(lines.joined())\(command)</dl>"
  }
}
