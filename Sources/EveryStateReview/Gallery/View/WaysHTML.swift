import EveryStateGoldens

/// The transitions of a screen, below its frames: each state, the user's action, and the states that it leads to.
struct WaysHTML {
  let catalog: String
  let screen: GalleryScreen
  let map: ScreenMap

  var html: String {
    guard !map.moves.isEmpty else { return "" }
    let unseen = map.moves.count { !$0.hasGolden }
    let summary =
      counted(map.moves.count, "transition") + (unseen == 0 ? "" : ", \(unseen) to states without a golden")
    return "<details class=\"ways\"><summary>\(summary)</summary><ul>\n\(map.moves.map(item).joined())</ul></details>\n"
  }

  private func item(_ move: ScreenMap.Move) -> String {
    let looks = move.way.map { Self.arrow + look($0) }
    return "<li>\(look(move.start)) <b>\(text: move.event)</b>\(looks.joined())\(end(move))</li>\n"
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
