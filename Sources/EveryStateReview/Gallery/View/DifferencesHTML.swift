import EveryStateGoldens

/// What is different, before all screens: fact by fact, those in most frames first, each with the way to its frames.
struct DifferencesHTML {
  let facts: FactGroups
  /// What accepts the frames of each.
  let accepting: [String?]

  /// What links lead to.
  static let fragment = "different"
  /// Up to so many frames of a fact are linked at once.
  private static let fewEnough = 24

  func write(to html: inout HTMLText) {
    guard !facts.groups.isEmpty else { return }
    html.raw("<details class=\"differs\" id=\"\(Self.fragment)\" open><summary>What is different</summary><ul>\n")
    for (group, command) in zip(facts.groups, accepting) { write(group, command, to: &html) }
    html.raw("</ul>")
    if let omission = facts.omission {
      html.raw("<p>\(text: omission)</p>")
    }
    html.raw("</details>\n")
  }

  /// `3 differences`.
  static func count(_ facts: FactGroups) -> String {
    facts.groups.count == 1 ? "1 difference" : "\(facts.groups.count) differences"
  }

  private func write(_ group: FactGroup, _ command: String?, to html: inout HTMLText) {
    html.raw("<li")
    if let first = group.frames.first {
      html.raw(" data-sample=\"\(HTMLText.fragment(first.catalog, first.screen, first.state))\"")
    }
    html.raw("><p><span class=\"n\">\(group.frames.count)</span> <b>")
    html.text(group.frames.count == 1 ? group.fact.description : group.fact.key)
    html.raw("</b></p><p>")
    for frame in group.frames.prefix(Self.fewEnough) {
      html.raw(" <a href=\"#\(HTMLText.fragment(frame.catalog, frame.screen, frame.state))\">")
      html.text("\(frame.screen) / \(frame.state)")
      html.raw("</a>")
    }
    let rest = group.frames.count - Self.fewEnough
    if rest > 0 { html.raw(" <span class=\"says\">and \(rest) more</span>") }
    html.raw("</p>")
    if let command, rest <= 0 {
      html.raw("<p class=\"accepts\">To accept \(group.frames.count == 1 ? "it" : "them"): <code>\(text: command)")
      html.raw("</code></p>")
    }
    html.raw("</li>\n")
  }
}
