import EveryStateGoldens

/// What does not make sense, on its own: kind by kind with counts, most serious first, each with the way to its frames.
struct FindingsHTML {
  let findings: [GalleryFinding]

  /// The target of links to it.
  static let fragment = "unsound"
  /// Up to this number of findings all kinds are open.
  private static let fewEnough = 12

  var html: String {
    guard !findings.isEmpty else { return "" }
    var kinds: [BrokenRule] = []
    for finding in findings where !kinds.contains(finding.rule) { kinds.append(finding.rule) }
    let items = kinds.map { rule in item(rule, findings.filter { $0.rule == rule }) }
    return "<ul class=\"found\">\n\(items.joined())</ul>\n"
  }

  private func item(_ rule: BrokenRule, _ own: [GalleryFinding]) -> String {
    let items = own.map { finding in
      "<li>\(text: finding.sentence)"
        + finding.frames.map { " <a href=\"#\($0.fragment)\">\(text: $0.state)</a>" }.joined()
        + finding.evidence.map { "<p>\(text: $0)</p>" }.joined()
        + (finding.waiver.map { "<code>\(text: $0)</code>" } ?? "") + "</li>\n"
    }
    return """
      <li><details\(findings.count <= Self.fewEnough ? " open" : "")><summary><span class="n">\(own.count)</span> \
      <b>\(text: rule.name)</b> <span class="says">\(text: rule.sentence)</span></summary><ul>
      \(items.joined())</ul></details></li>

      """
  }
}

/// The differences before all screens: fact by fact, most frequent first, each with links to its frames.
struct DifferencesHTML {
  let facts: FactGroups
  let accepting: [String?]

  /// The target of links to it.
  static let fragment = "different"
  /// The maximum number of frames linked for a fact.
  private static let fewEnough = 24

  var html: String {
    guard !facts.groups.isEmpty else { return "" }
    return "<details class=\"differs\" id=\"\(Self.fragment)\" open><summary>What is different</summary><ul>\n"
      + zip(facts.groups, accepting).map(item).joined() + "</ul>"
      + (facts.omission.map { "<p>\(text: $0)</p>" } ?? "") + "</details>\n"
  }

  private func item(_ group: FactGroup, _ command: String?) -> String {
    let count = group.frames.count
    let sample = group.frames.first.map { " data-sample=\"\($0.fragment)\"" } ?? ""
    let links = group.frames.prefix(Self.fewEnough).map {
      " <a href=\"#\($0.fragment)\">\(text: "\($0.screen) / \($0.state)")</a>"
    }
    let rest = count - Self.fewEnough
    let more = rest > 0 ? " <span class=\"says\">and \(rest) more</span>" : ""
    let words = count == 1 ? group.fact.description : group.fact.key
    var html =
      "<li\(sample)><p><span class=\"n\">\(count)</span> <b>\(text: words)</b></p><p>\(links.joined())\(more)</p>"
    if let command, rest <= 0 {
      html += "<p class=\"accepts\">To accept \(count == 1 ? "it" : "them"): <code>\(text: command)</code></p>"
    }
    return html + "</li>\n"
  }
}

extension GoldenName { var fragment: String { HTMLText.fragment(catalog, screen, state) } }
