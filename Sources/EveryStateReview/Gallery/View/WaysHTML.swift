import EveryStateGoldens

/// The ways through a screen: each look as a small screen, and its moves as arrows that lead to the looks' frames.
struct WaysHTML {
  let catalog: String
  let screen: GalleryScreen
  let map: ScreenMap

  func write(to html: inout HTMLText) {
    guard !map.moves.isEmpty else { return }
    html.raw("<div class=\"ways\"><p>\(summary)</p><ul>\n")
    var starts: [ScreenMap.Look] = []
    for move in map.moves where !starts.contains(move.start) { starts.append(move.start) }
    for start in starts {
      html.raw("<li>")
      look(start, isStart: true, to: &html)
      html.raw("<ul>")
      for move in map.moves where move.start == start { write(move, to: &html) }
      html.raw("</ul></li>\n")
    }
    html.raw("</ul>")
    if map.unexplored > 0 {
      let looks = map.unexplored == 1 ? "1 look was" : "\(map.unexplored) looks were"
      html.raw("<p class=\"why\">The map is not whole: \(looks) found and not gone on from.</p>")
    }
    html.raw("</div>\n")
  }

  /// `3 ways through it, 1 to what no golden shows`.
  var summary: String {
    let unseen = map.moves.count { !$0.hasGolden }
    let moves = map.moves.count == 1 ? "1 way" : "\(map.moves.count) ways"
    return moves + " through it" + (unseen == 0 ? "" : ", \(unseen) to what no golden shows")
  }

  private func write(_ move: ScreenMap.Move, to html: inout HTMLText) {
    html.raw("<li><span class=\"event\">\(text: move.event)</span>")
    for look in move.way {
      arrow(to: &html)
      self.look(look, isStart: false, to: &html)
    }
    switch move.end {
    case .rests: break
    case .leaves: end("leaves", "quiet", to: &html)
    case .breaks(let words): end("breaks: " + words, "bad", to: &html)
    }
    html.raw("</li>")
  }

  private func end(_ words: String, _ weight: String, to html: inout HTMLText) {
    arrow(to: &html)
    html.raw("<span class=\"verdict \(weight)\">\(text: words)</span>")
  }

  private func arrow(to html: inout HTMLText) {
    html.raw(" <span class=\"to\" aria-hidden=\"true\">\u{2192} </span><span class=\"sr\"> leads to </span>")
  }

  /// A declared look leads to its frame; a storyboard's moment to the storyboard.
  private func look(_ look: ScreenMap.Look, isStart: Bool, to html: inout HTMLText) {
    guard case .declared(let name) = look, let cell = cell(showing: name) else {
      html.raw("<span class=\"look unseen\">")
      if isStart { html.raw("<span class=\"mini\" aria-hidden=\"true\">?</span>") }
      html.text(look.description)
      html.raw("<span class=\"sr\">, no golden</span></span>")
      return
    }
    html.raw("<a class=\"look\" href=\"#\(HTMLText.fragment(catalog, screen.name, cell.state))\">")
    if isStart {
      html.raw("<span class=\"mini\" aria-hidden=\"true\"><span>")
      if case .texts(let golden, let new) = cell.content, name == cell.state, let text = new ?? golden {
        html.text(Self.beginning(of: text))
      }
      html.raw("</span></span>")
    }
    html.text(name)
    html.raw("</a>")
  }

  private func cell(showing name: String) -> GalleryCell? {
    if let own = screen.cells.first(where: { $0.state == name }) { return own }
    // `retry 2`: the second moment of a storyboard.
    guard let blank = name.lastIndex(of: " "), Int(name[name.index(after: blank)...]) != nil else { return nil }
    return screen.cells.first { $0.state == name[..<blank] }
  }

  /// A golden's drawing without its header, as much as a small screen takes.
  private static func beginning(of text: [UInt8]) -> ArraySlice<UInt8> {
    let ends = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
    guard ends.count > 2 else { return [] }
    return text[(ends[1] + 1)..<ends[min(ends.count - 1, 21)]]
  }
}
