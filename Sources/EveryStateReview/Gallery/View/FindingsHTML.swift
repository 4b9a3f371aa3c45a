import EveryStateGoldens

/// What does not make sense, on its own: kind by kind with counts, the gravest first, each with the way to its frames.
struct FindingsHTML {
  let findings: [GalleryFinding]

  /// What links lead to.
  static let fragment = "unsound"
  /// Up to so many findings all is open.
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
