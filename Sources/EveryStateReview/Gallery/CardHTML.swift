import EveryStateGoldens

/// A cell of the sheet as an article, with an id for links.
struct CardHTML {
  let catalog: String
  let screen: String
  let cell: GalleryCell

  func html(_ drawn: DrawnSoFar) -> (html: String, height: FrameHeight) {
    let height = FrameHeight(lines: 6, isWide: false)
    switch cell.content {
    case .waived(let reason):
      return (open("none waived", height) + heading("no " + cell.state) + why(reason) + Self.end, height)
    case .undeclared:
      let words = "The screen neither declares this state nor waives it."
      return (open("none", height) + heading(cell.state) + why(words) + Self.end, height)
    case .texts(nil, nil):
      let words = cell.verdict == .missing ? "There is no golden yet." : "There is no text."
      return (open("none", height) + heading(cell.state) + why(words) + facts + Self.end, height)
    case .texts(let golden, let new):
      return html(FrameHTML(golden: golden, new: new, drawn), golden != nil && new != nil ? "both" : "", drawn)
    case .stopped(let reached, let golden): return html(FrameHTML(stopped: reached, golden: golden, drawn), "", drawn)
    }
  }

  private static let end = "</article></li>\n"

  private func html(_ frame: FrameHTML, _ classes: String, _ drawn: DrawnSoFar) -> (html: String, height: FrameHeight) {
    let height = FrameHeight(lines: frame.height, isWide: frame.isFilm && frame.momentCount > 1)
    let isForLater = drawn.isForLater
    let all = [frame.isFilm ? "film" : "", classes, isForLater ? "later \(HeightStyle.frame(height))" : ""]
    let phone = frame.columns.map { $0 == 50 ? "" : " k\($0)" } ?? " plain"
    let html =
      open(all.filter { !$0.isEmpty }.joined(separator: " "), height) + heading(cell.state)
      + (isForLater ? "<noscript>" : "") + "<div class=\"phone\(phone)\">" + frame.html + "</div>" + facts
      + (isForLater ? "</noscript>" : "")
    drawn.roomAtOnce -= html.utf8.count
    return (html + Self.end, height)
  }

  private func open(_ classes: String, _ height: FrameHeight) -> String {
    let unsound = cell.findings.map(\.rule.name).joined(separator: ", ")
    let quoted = cell.findings.flatMap(\.quoted).joined(separator: "\n")
    return """
      <li class="\(height.isWide ? "wide " : "")\(HeightStyle.frame(height))">\
      <article class="\(classes.isEmpty ? "card" : "card " + classes)" id="\(HTMLText.fragment(catalog, screen, cell.state))" \
      data-state="\(text: cell.state)" data-verdict="\(text: cell.verdict.rawValue)"\
      \(unsound.isEmpty ? "" : " data-unsound=\"\(text: unsound)\"")\
      \(quoted.isEmpty ? "" : " data-found=\"\(text: quoted)\"")>
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
