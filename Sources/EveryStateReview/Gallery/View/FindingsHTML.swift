import EveryStateGoldens

/// The problems that the harness found: kind by kind with counts, most serious first, each with the way to its frames.
struct FindingsHTML {
  let findings: [GalleryFinding]

  /// The target of links to it.
  static let fragment = "unsound"

  var html: String {
    guard !findings.isEmpty else { return "" }
    var kinds: [BrokenRule] = []
    for finding in findings where !kinds.contains(finding.rule) { kinds.append(finding.rule) }
    let items = kinds.map { rule in item(rule, findings.filter { $0.rule == rule }) }
    return
      "<section class=\"found\" id=\"\(Self.fragment)\"><h2>\(counted(Self.count(findings), "finding")), most serious first</h2>"
      + "<ul>\n\(items.joined())</ul></section>\n"
  }

  /// Those of variants have the cause of their screen's.
  private static func count(_ findings: [GalleryFinding]) -> Int { findings.count { !$0.isRepeated } }

  private func item(_ rule: BrokenRule, _ own: [GalleryFinding]) -> String {
    let items = own.map { finding in
      "<li>\(text: finding.sentence)"
        + finding.frames.map { " <a href=\"#\($0.fragment)\">\(text: $0.state)</a>" }.joined()
        + finding.evidence.map { "<p>\(text: $0)</p>" }.joined()
        + (finding.waiver.map { "<code>\(text: $0)</code>" } ?? "") + "</li>\n"
    }
    return """
      <li><details><summary><span class="n">\(Self.count(own))</span> \
      <b>\(text: rule.name)</b> <span class="says">\(text: rule.sentence)</span></summary><ul>
      \(items.joined())</ul></details></li>

      """
  }
}

/// A change of the run, once: its words, the frames that have it, and what follows from it.
struct GalleryChange {
  /// `"-1.20%" red -> orange; 2 more`
  let words: String
  let edits: [Excerpt]
  /// All goldens that have it: states before storyboards, the map and the matrix last.
  let goldens: [GoldenName]
  /// The command that accepts it; nil if not all of its frames wait for a decision.
  let accept: String?
  let findings: [GalleryFinding]

  /// Lines of an edit in one column of a text.
  struct Excerpt {
    /// The lines before it in its picture: the header with its column's width, and what presents it.
    let head: [UInt8]
    var removed: [String] = []
    var added: [String] = []
  }

  var frames: [GoldenName] { goldens.filter { $0.kind == .frame } }

  /// The changes of a run, in the order of its groups.
  static func all(in review: Review, root: String) -> [GalleryChange] {
    let changes = review.changes(of: review.frames)
    let changed = Dictionary(changes.map { ($0.name, $0) }) { first, _ in first }
    let all = review.frames + review.removed
    let frames = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    let (groups, refused) = (review.groups(of: all, changes), review.unacceptable())
    let beside = review.findings(following: groups)
    return groups.groups.enumerated().filter { $1.sentence != nil }.map { place, group in
      let own = group.frames.compactMap { frames[$0] }
      let isOneKind = Set(own.map(\.isReformatted)).count == 1
      return GalleryChange(
        words: group.sentence ?? "\(group.frames[0])",
        edits: changed[group.frames[0]].map { excerpts(of: group.edit, $0) } ?? [], goldens: group.frames,
        accept: isOneKind ? review.commands(for: review.acceptable(own, refusing: refused))?.accept : nil,
        findings: ((beside.said[place] ?? []) + (beside.following[place] ?? [])).flatMap {
          GalleryFinding.all(in: $0, root: root)
        })
    }
  }

  /// The edit, cut where it goes on in another column.
  private static func excerpts(of edit: TextEdit, _ change: FrameChange) -> [Excerpt] {
    let isRemoved = edit.added.isEmpty
    let reading = GoldenReading(isRemoved ? change.old ?? [] : change.new)
    let side = isRemoved ? \Excerpt.removed : \Excerpt.added
    var (excerpts, rest) = ([Excerpt](), (isRemoved ? edit.removed : edit.added)[...])
    for column in SplitLines(ListedLine.all(reading), against: nil, as: .kept).parts.joined() {
      var (presenting, excerpt) = ([String](), Excerpt?.none)
      for listed in column.lines {
        let line = listed.reading.text(listed.line.range)
        presenting = presenting.prefix(listed.line.depth) + []
        if line == rest.first {
          let head = (["# (\(column.width) columns)"] + presenting).joined(separator: "\n")
          excerpt =
            excerpt ?? Excerpt(head: Array(head.utf8), removed: excerpts.isEmpty && !isRemoved ? edit.removed : [])
          excerpt?[keyPath: side].append(line)
          rest = rest.dropFirst()
        }
        if listed.line.kind == .presentation { presenting.append(line) }
      }
      if let excerpt { excerpts.append(excerpt) }
    }
    let header = Array(reading.bytes.prefix { $0 != UInt8(ascii: "\n") })
    return rest.isEmpty ? excerpts : [Excerpt(head: header, removed: edit.removed, added: edit.added)]
  }
}

/// The changes before all screens, each once: in words, as a picture of its lines, with links to its frames.
struct DifferencesHTML {
  let changes: [GalleryChange]
  let drawn: DrawnSoFar

  /// The target of links to it.
  static let fragment = "different"
  /// How many changes, frames of a change, edits in its picture, and lines of an edit are shown.
  private static let limits = (changes: 100, frames: 24, edits: 3, lines: 12)

  var html: String {
    guard !changes.isEmpty else { return "" }
    let items = changes.prefix(Self.limits.changes).map(item).joined()
    return
      "<details class=\"differs\" id=\"\(Self.fragment)\" open><summary>Changes</summary><ul>\n\(items)</ul>"
      + "\(more(changes.count - Self.limits.changes))</details>\n"
  }

  private func more(_ count: Int) -> String { count > 0 ? " <p class=\"says\">and \(count) more</p>" : "" }

  private func item(_ change: GalleryChange) -> String {
    let names = change.goldens.prefix(Self.limits.frames).map { name in
      name.kind == .frame
        ? " <a href=\"#\(name.fragment)\">\(text: "\(name.screen) / \(name.state)")</a>"
        : " <span>\(text: "\(name)")</span>"
    }
    var html =
      "<li><p><span class=\"n\">\(change.goldens.count)</span> <b>\(text: change.words)</b></p><p>\(names.joined())</p>"
      + more(change.goldens.count - Self.limits.frames)
    if let accept = change.accept, change.goldens.count <= Self.limits.frames {
      html +=
        "<p class=\"accepts\">To accept \(change.goldens.count == 1 ? "it" : "them"): <code>\(text: accept)</code></p>"
    }
    for finding in change.findings.prefix(Self.limits.edits) {
      html += "<p class=\"says\">\(text: finding.sentence)</p>"
    }
    let pictures = change.edits.prefix(Self.limits.edits).map { picture(of: $0, change) }.joined()
    return html + "<div class=\"sample\">\(pictures)</div>\(more(change.edits.count - Self.limits.edits))</li>\n"
  }

  /// The lines that an edit removes, and below them those that it adds.
  private func picture(of excerpt: GalleryChange.Excerpt, _ change: GalleryChange) -> String {
    let (lines, limit) = ([excerpt.removed, excerpt.added], Self.limits.lines)
    let sides = lines.map { $0.prefix(limit) }
    guard !change.frames.isEmpty else {
      return zip(["del", "ins"], sides).map { "<pre><\($0)>\(text: $1.joined(separator: "\n"))</\($0)></pre>" }.joined()
    }
    let texts = sides.map { excerpt.head + Array(("\n" + $0.joined(separator: "\n")).utf8) }
    return [0, 1].filter { !lines[$0].isEmpty }.map { side in
      FrameHTML(texts[side], against: texts[1 - side], as: side == 0 ? .removed : .added, drawn).phone
        + more(lines[side].count - limit)
    }.joined()
  }
}

extension GoldenName { var fragment: String { HTMLText.fragment(catalog, screen, state) } }
