import EveryStateGoldens

/// What does not make sense, on its own: kind by kind with counts, the gravest first, each with the way to its frames.
struct FindingsHTML {
  let findings: [GalleryFinding]

  /// What links lead to.
  static let fragment = "unsound"
  /// Up to so many findings all is open.
  private static let fewEnough = 12

  func write(to html: inout HTMLText) {
    guard !findings.isEmpty else { return }
    html.raw("<ul class=\"found\">\n")
    var kinds: [BrokenRule] = []
    for finding in findings where !kinds.contains(finding.rule) { kinds.append(finding.rule) }
    for rule in kinds { write(rule, findings.filter { $0.rule == rule }, to: &html) }
    html.raw("</ul>\n")
  }

  static func count(_ findings: [GalleryFinding]) -> String {
    findings.count == 1 ? "1 finding" : "\(findings.count) findings"
  }

  private func write(_ rule: BrokenRule, _ own: [GalleryFinding], to html: inout HTMLText) {
    let isOpen = findings.count <= Self.fewEnough
    html.raw("<li><details\(isOpen ? " open" : "")><summary><span class=\"n\">\(own.count)</span> <b>")
    html.text(rule.name)
    html.raw("</b> <span class=\"says\">\(text: rule.sentence)</span></summary><ul>\n")
    for finding in own {
      html.raw("<li>\(text: finding.sentence)")
      for frame in finding.frames {
        html.raw(" <a href=\"#\(HTMLText.fragment(frame.catalog, frame.screen, frame.state))\">\(text: frame.state)")
        html.raw("</a>")
      }
      for line in finding.evidence { paragraph(line, to: &html) }
      if let waiver = finding.waiver {
        html.raw("<code>\(text: waiver)</code>")
      }
      html.raw("</li>\n")
    }
    html.raw("</ul></details></li>\n")
  }

  private func paragraph(_ text: String, to html: inout HTMLText) {
    html.raw("<p>\(text: text)</p>")
  }
}
