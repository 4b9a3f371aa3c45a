import EveryStateGoldens

/// The newest run as Markdown, most serious first, cut to a size: GitHub takes 65,536 characters in a comment.
package struct MarkdownSummary: Sendable {
  package static let defaultLimit = 65_000

  package private(set) var text = ""
  /// The omitted parts, in words; empty for a whole summary.
  package private(set) var cuts: [String] = []
  private let summary: RunSummary
  private let links: FileLinks?
  private let limit: Int
  private let findings: ChangeFindings
  /// The changes of matrices and maps, whose lines are below the changes that they follow from.
  private let documents: [GoldenName: FrameChange]
  /// Room for the note on omitted parts, and for closing tags.
  private static let reserve = 600
  private static let linesOfFrame = 120
  private static let findingsOfKind = 20
  private static let nameLimit = 50

  package init(
    _ summary: RunSummary, links: FileLinks? = nil, limit: Int = defaultLimit, coverage: [ViewCoverage.Screen]? = nil
  ) {
    (self.summary, self.links, self.limit) = (summary, links, max(limit, 2_000))
    let matrix = SummaryMatrix(summary.review, coverage: coverage)
    findings = summary.review.findings(following: summary.groups)
    let changes = summary.review.changes(of: summary.review.frames).filter { $0.name.kind != .frame }
    documents = Dictionary(changes.map { ($0.name, $0) }) { $1 }
    writeHead()
    writeUndecidable()
    writeRenames()
    writeChanges()
    writeFindings()
    writeMatrix(matrix)
    writeCalm(matrix, .following, "variant", "that shows its screen's changes", "that show their screens' changes")
    writeCalm(matrix, .unchanged, "unchanged screen")
    writeAcceptance()
    if !cuts.isEmpty {
      let words = "Everything: `swift run everystate review`, or the run's artifact."
      add("\nCut to size: \(cuts.joined(separator: ", ")). \(words)\n", reserve: 0)
    }
  }

  private mutating func writeHead() {
    add("## Snapshots: \(summary.counts.line)\n<!-- Written by `everystate summary` -->\n\n")
    if let words = summary.notChecked { add("\(words)\n\n") }
    if !summary.isChecked { add("**The run checked no frame: that is not a pass.**\n\n") }
    if summary.review.report.isRunning {
      add("The run is still in progress.\n\n")
    } else if !summary.review.report.isComplete {
      let words = "\(RunReport.unended) Its remaining frames are not listed."
      add(summary.review.report.hasDied ? "**Not a pass: \(words)**\n\n" : "\(words)\n\n")
    }
    let unseen = summary.acceptedUnseen
    if unseen > 0 { add("**\(counted(unseen, "frame")) accepted without review.**\n\n") }
    for gap in summary.review.report.gaps { add("**Not a pass: \(gap)**\n\n") }
    if summary.isInOrder { add("Every frame matches its golden.\n\n") }
  }

  /// A digest accepts what the summary shows, so a summary that was cut has none.
  private mutating func writeAcceptance() {
    let all = summary.review.frames + summary.review.removed
    guard all.contains(where: { $0.standing == .open }) || !summary.orphans.isEmpty else { return }
    let digest = cuts.isEmpty ? summary.review.digest(of: all) : nil
    let hasOrphans = !summary.leftOrphans.isEmpty
    guard digest != nil || !cuts.isEmpty || !summary.orphans.isEmpty else {
      add("\nNone of this can be accepted. `swift run everystate diff` lists the reasons.\n", reserve: 0)
      return
    }
    let command = digest.map { "accept --all --digest \($0)" } ?? "review"
    let findings = summary.review.unsound.count
    add(
      "\n### To accept\n\nRun the tests on your machine, then `swift run everystate \(command)`. Or download `snapshots.patch` from "
        + "the run's artifacts and run `git apply --3way snapshots.patch`."
        + (findings > 0
          ? " The tests fail until the \(findings == 1 ? "finding above is" : "\(findings) findings above are") fixed."
          : "")
        + (hasOrphans ? " Goldens that no catalog declares: `swift run everystate prune --yes`." : "") + "\n",
      reserve: 0)
  }

  private mutating func writeUndecidable() {
    let shown = summary.renamedFrames.union(summary.groups.groups.filter(\.isOfScreens).flatMap(\.frames))
      .union(findings.undriven.names(below: summary.groups.groups.indices))
    let undecided = summary.attention.filter { !shown.contains($0.name) }.undecided
    var items = undecided.map { names, first, reason in
      let isOne = names == first.name.description
      let words = isOne ? name(first.name, declaredAt: first.outcome?.declaredAt) : MarkdownText.code(names)
      return "- \(words): \(MarkdownText.code(reason))\n"
    }
    items += summary.twins.grouped.map { twins in
      "- \(name(twins.first)) looks the same as \(name(twins.second))\(twins.others): one of the two is not reached, or users cannot tell them "
        + "apart.\n"
    }
    items += summary.findingsOfCatalogs.map { "- \(MarkdownText.code($0.headline))\n" }
    items += summary.review.words(of: summary.leftOrphans).map {
      "- \(MarkdownText.code($0))\n"
    }
    items += summary.review.uncomparedMaps.map { "- \($0)\n" }
    items += summary.undeclaredCatalogs.map { "- \(MarkdownText.code($0.words))\n" }
    guard !items.isEmpty else { return }
    add("### Needs attention\n\n")
    addAll(items, of: "lines that need attention")
    add("\n")
  }

  /// What does not make sense: a fold a kind, most serious first.
  private mutating func writeFindings() {
    // Those that belong to a change are below it.
    let told = findings.ofChanges.flatMap(\.findings)
    let kinds = FindingKind.all(
      in: summary.soundness.filter { !told.contains($0) }, of: summary.review.report, former: findings.former)
    guard !kinds.isEmpty else { return }
    add("### Findings\n\n")
    addAll(
      kinds.map { kind in
        let (groups, rest) = kind.listed(Self.findingsOfKind)
        let items = groups.map(item).joined()
        return "<details><summary>\(kind.title)</summary>\n\n\(items)"
          + (rest > 0 ? "- and \(rest) more: `swift run everystate findings`\n" : "") + "\n</details>\n"
      }, of: "kinds of findings")
    add("\n")
  }

  private func item(_ group: FindingGroup<ReportFinding>) -> String {
    let finding = group.first
    let sentence = MarkdownText.code(group.words)
    guard let links, let place = finding.declaredAt.map(summary.review.report.fromRoot) else {
      return "- \(sentence)\n"
    }
    return "- \(sentence) (\(links.link("line \(place.line)", to: place.file, line: place.line)))\n"
  }

  /// The frames of changes, also those that the run has recorded.
  private var changed: [ReviewedFrame] {
    (summary.review.frames + summary.review.removed).filter {
      ($0.standing == .open || $0.isNew && summary.groups.ofFrame[$0.name] != nil)
        && !summary.renamedFrames.contains($0.name)
    }
  }
  private var hasChanges: Bool { !changed.isEmpty }
  private var size: String { summary.groups.size.map { "\($0).\n\n" } ?? "" }

  private mutating func writeRenames() {
    let renames = summary.review.renames
    guard !renames.isEmpty else { return }
    add("### Renamed\n\n" + (hasChanges ? "" : size))
    addAll(renames.map { "- \(MarkdownText.code($0.title)), \($0.remark)\n" }, of: "renames")
    add("\n")
  }

  /// Writes each change once: what it is, the smallest frame that has it, then the names of the others that are not listed yet.
  private mutating func writeChanges() {
    guard hasChanges else { return }
    add("### Changes\n\n" + size)
    let examples = summary.examples(changed)
    var (listed, drawn): (Set<GoldenName>, Set<GoldenName>) = ([], [])
    let pieces = examples.map { piece($0.frame, showing: $0.changes, &listed, &drawn) }
    writeLegend(of: examples.map { change(of: $0.frame, showing: $0.changes) }) { $0.addAll(pieces, of: "changes") }
    if let omission = summary.groups.omission { add("- \(omission)\n\n") }
  }

  /// Explains the marks of the drawings that have room, and writes them.
  private mutating func writeLegend(of drawings: [FrameChange?], above write: (inout MarkdownSummary) -> Int) {
    func legend(_ count: Int) -> String? {
      MarkLegend(drawings.prefix(count).compactMap(\.self)).line.map { $0 + "\n\n" }
    }
    var draft = self
    legend(drawings.count).map { _ = draft.add($0) }
    legend(write(&draft)).map { _ = add($0) }
    _ = write(&self)
  }

  private mutating func writeMatrix(_ matrix: SummaryMatrix) {
    let loud = matrix.rows.filter { $0.kind == .changed }
    guard !loud.isEmpty else { return }
    add("### Screens\n\n")
    addRows(loud, under: matrix.head, of: "screens")
  }

  private mutating func writeCalm(
    _ matrix: SummaryMatrix, _ kind: SummaryMatrix.Kind, _ noun: String, _ words: String...
  ) {
    let calm = matrix.rows.filter { $0.kind == kind }
    let title = [counted(calm.count, noun), calm.count == 1 ? words.first : words.last].compactMap(\.self)
    guard !calm.isEmpty, add("<details><summary>\(title.joined(separator: " "))</summary>\n\n") else { return }
    addRows(calm, under: matrix.head, of: "\(noun)s")
    add("</details>\n", reserve: 0)
  }

  /// Adds a piece if there is room for it and for `reserve` bytes more.
  @discardableResult private mutating func add(_ piece: String, reserve: Int = Self.reserve) -> Bool {
    guard text.utf8.count + piece.utf8.count + reserve <= limit else { return false }
    text += piece
    return true
  }

  private mutating func addRows(_ rows: [SummaryMatrix.Row], under head: String, of what: String) {
    add(head)
    addAll(rows.map(\.text), of: what)
    add("\n")
    if rows.contains(where: \.hasSame) { add("`=` looks the same as the screen it is a variant of.\n\n") }
  }

  /// Adds pieces up to the first that does not fit, so that nothing is left out in the middle.
  /// - Returns: the number of added pieces.
  @discardableResult private mutating func addAll(_ pieces: [String], of what: String) -> Int {
    for (index, piece) in pieces.enumerated() where !add(piece) {
      cuts.append("\(pieces.count - index) of \(pieces.count) \(what)")
      return index
    }
    return pieces.count
  }

  /// What is drawn of a frame, or of all that is declared for the first time.
  private func change(of frame: ReviewedFrame, showing changes: [Int]) -> FrameChange? {
    changes.lazy.compactMap { summary.review.drawing(of: summary.groups.groups[$0]) }.first
      ?? summary.review.change(of: frame)
  }

  private func piece(
    _ frame: ReviewedFrame, showing changes: [Int], _ listed: inout Set<GoldenName>, _ drawn: inout Set<GoldenName>
  ) -> String {
    let groups = changes.map { summary.groups.groups[$0] }
    let change = change(of: frame, showing: changes)?.lines(of: groups)
    let isDrawn = frame.name.kind == .frame && !drawn.insert(frame.name).inserted
    let limit = Self.linesOfFrame * (groups.first?.isOfScreens == true ? groups[0].frames.count : 1)
    let drawing =
      isDrawn
      ? "(drawn above)\n"
      : frame.isRemoved
        ? MarkdownDrawing(groups.flatMap(\.edit.lines)).text
        : change.map { MarkdownDrawing($0, lineLimit: limit).text } ?? ""
    let shown = documents[frame.name]?.lines(of: groups).size ?? summary.review.size(of: frame)
    let size = shown.map { " +\($0.added) -\($0.removed)" } ?? ""
    let titles = changes.compactMap { place -> String? in
      let group = summary.groups.groups[place]
      guard let sentence = group.sentence else { return nil }
      let words = MarkdownText.code(group.isChange ? group.description : sentence)
      return "**\(words)\(findings.remark(on: place))**\(owners(of: group))\n\n"
    }
    let others = groups.flatMap(\.frames).filter { $0 != frame.name }.distinct
    let following = others.compactMap { documents[$0]?.lines(of: groups) }.map { document in
      "then \(name(document.name)): changed +\(document.size.added) -\(document.size.removed)\n\n"
        + MarkdownDrawing(document, lineLimit: Self.linesOfFrame).text + "\n"
    }
    let all = others.filter { $0.kind == .frame }
    listed.insert(frame.name)
    let new = all.filter { listed.insert($0).inserted }
    let names = new.prefix(Self.nameLimit).map { name($0) }.joined(separator: ", ")
    let rest = new.count > Self.nameLimit ? " and \(new.count - Self.nameLimit) more" : ""
    let above = all.filter { !new.contains($0) }
    let listed = above.isEmpty ? "" : " (\(AffectedTexts(above).words()) listed above)"
    let fold =
      new.isEmpty
      ? ""
      : "<details><summary>Also in \(AffectedTexts(all).words())\(listed)</summary>\n\n\(names)\(rest)\n\n</details>\n"
    let words = summary.groups.ownWords(of: changes.filter { summary.groups.groups[$0].isChange })
    let translated = words.isEmpty ? "" : "Also with this change:\n\n" + MarkdownDrawing(words).text + "\n"
    let follows = changes.flatMap { findings.lines(below: $0) }.map { "- then \(MarkdownText.code($0))\n" }.joined()
    let end = fold.isEmpty && follows.isEmpty ? "" : "\n"
    return titles.joined()
      + "\(name(frame.name, declaredAt: frame.outcome?.declaredAt)): \(frame.standingWords)\(size)\n\n\(drawing)\n"
      + translated + following.joined() + fold + (fold.isEmpty || follows.isEmpty ? "" : "\n") + follows + end
  }

  /// `, owned by @team`, as code so that no one is notified; empty without owners.
  private func owners(of group: ChangeGroup) -> String {
    let names = Set(group.frames)
    let owners = summary.review.owners(of: summary.review.frames.filter { names.contains($0.name) }) ?? []
    return owners.isEmpty ? "" : ", owned by " + owners.map { MarkdownText.code($0) }.asList
  }

  private func name(_ name: GoldenName, declaredAt place: SourceLine? = nil) -> String {
    let declared = place.map(summary.review.report.fromRoot)
    return links?.link(name.description, to: declared?.file ?? name.path.text, line: declared?.line)
      ?? MarkdownText.code(name.description)
  }

  private func file(_ path: GoldenPath) -> String {
    links?.link(path.text, to: path.text) ?? MarkdownText.code(path.text)
  }
}
