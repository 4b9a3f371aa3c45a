import EveryStateGoldens

/// The newest run and the current files: the data that commands show, accept and reject.
package struct Review: Sendable {
  package let report: RunReport
  package let tree: GoldenTree
  let folders: RunFolders
  /// Every frame that the run declared or met, also matrices, sorted by name; those of ``affected`` screens first.
  package private(set) var frames: [ReviewedFrame]
  /// The screens that a change of sources touches; none unless asked for.
  private(set) var affected: Set<ScreenKey> = []

  package init(packageRoot: String, environment: [String: String]) throws {
    try self.init(packageRoot: packageRoot, of: RunFolders(packageRoot: packageRoot, environment: environment))
  }

  /// The texts at the time of this review: a decision applies to the text that was shown.
  private(set) var texts: [GoldenName: FrameTexts]
  /// The selection of frames of several catalogs.
  private let ambiguousSelectors: Set<String>
  /// Who owns the files that declare frames; nil without a CODEOWNERS.
  private let codeOwners: CodeOwners?
  /// The goldens and new frames that are the same under another name, or as far as names tell, in the order of the new names.
  package private(set) var renames: [Rename] = []
  /// The goldens of frames that no catalog declares any more, which acceptance removes; none for a part of a run.
  package private(set) var removed: [ReviewedFrame] = []

  package init(packageRoot: String, of folders: RunFolders) throws {
    self.folders = folders
    guard let report = try folders.newestRun() else { throw NoRunReported(folders.areas[0]) }
    self.report = report
    tree = GoldenTree(packageRoot: packageRoot)
    codeOwners = CodeOwners(packageRoot: packageRoot)
    var texts: [GoldenName: FrameTexts] = [:]
    for outcome in report.outcomes {
      let (name, area) = (outcome.name, folders.area(of: outcome.name, in: report))
      // A matched golden has no pending text.
      texts[name] =
        outcome.verdict == .matched || outcome.verdict == .recorded
        ? FrameTexts(golden: tree.content(at: name.path), pending: nil) : FrameTexts(of: name, in: tree, area)
    }
    self.texts = texts
    let finished = report.outcomes.map { outcome in
      ReviewedFrame(
        name: outcome.name, outcome: outcome, standing: Self.standing(of: outcome, texts[outcome.name], in: report))
    }
    let unfinished = report.unfinished.map {
      ReviewedFrame(name: $0.name, outcome: nil, standing: $0.verdict == .running ? .running : .crashed)
    }
    let notRun = report.notRun.map { ReviewedFrame(name: $0, outcome: nil, standing: .notRun) }
    frames = (finished + unfinished + notRun).sorted { $0.name < $1.name }
    ambiguousSelectors = frames.map(\.name).ambiguousSelectors
    if !ambiguousSelectors.isEmpty {
      for index in frames.indices {
        frames[index].name.showsCatalog = ambiguousSelectors.contains(frames[index].name.selector)
      }
    }
    // A live or partial run may not have declared everything.
    guard report.knowsOrphans else { return }
    renames = findRenames()
    guard knowsAll else { return }
    for path in withoutOldNames((try? orphans()) ?? [], of: open) {
      guard let name = path.name, name.kind == .frame, tree.content(at: path).bytes != nil else { continue }
      self.texts[name] = FrameTexts(golden: tree.content(at: path), pending: nil)
      removed.append(ReviewedFrame(name: name, outcome: nil, standing: .open))
    }
  }

  /// Whether the run has reached everything that there is: only then are goldens without a declaration removed.
  var knowsAll: Bool { report.knowsOrphans && report.isWhole && report.isComplete && report.gaps.isEmpty }

  package static func ifReported(packageRoot: String, of folders: RunFolders) throws -> Review? {
    do { return try Review(packageRoot: packageRoot, of: folders) } catch is NoRunReported { return nil }
  }

  static func standing(of outcome: ReportOutcome, _ texts: FrameTexts?, in report: RunReport) -> ReviewedFrame.Standing
  {
    guard let actual = outcome.actualDigest else { return .failed }
    let golden = texts?.golden.bytes.map(outcome.name.digest)
    if golden == actual { return .settled }
    if outcome.verdict == .matched || outcome.verdict == .recorded || golden != outcome.goldenDigest {
      return .outdated
    }
    if outcome.pending == nil { return .unkept }
    guard let pending = texts?.pending else {
      return report.acceptances[outcome.name.path.text] == .rejected ? .rejected : .gone
    }
    return outcome.name.digest(of: pending) == actual ? .open : .outdated
  }

  /// Puts the frames first that changes can touch by the place of their declaration.
  package mutating func putFirst(_ isTouched: (SourceLine) -> Bool) {
    affected = Set(report.outcomes.filter { $0.declaredAt.map(isTouched) ?? false }.map(\.name.screenKey))
    frames = frames.filter { isAffected($0.name) } + frames.filter { !isAffected($0.name) }
  }

  func isAffected(_ name: GoldenName) -> Bool {
    affected.contains(name.screenKey)
  }

  /// The owners of the files that declare some frames, sorted; nil without a CODEOWNERS.
  package func owners(of frames: some Sequence<ReviewedFrame>) -> [String]? {
    codeOwners.map { owners in
      let files = Set(frames.compactMap { $0.outcome?.declaredAt.map(report.fromRoot)?.file })
      return Set(files.flatMap(owners.owners)).sorted()
    }
  }

  func area(of name: GoldenName) -> OutputArea { folders.area(of: name, in: report) }

  /// The current text of a frame: the pending one, or else the golden; nil without either.
  package func currentText(of frame: ReviewedFrame) -> [UInt8]? {
    guard let texts = texts[frame.name] else { return tree.content(at: frame.name.path).bytes }
    return frame.standing == .open ? texts.pending : texts.golden.bytes
  }

  /// The pending change of a frame; nil without one. That of a matrix has the looks of its variants once the new texts of `accepted` frames,
  /// or of all, are goldens.
  package func change(of frame: ReviewedFrame, accepting accepted: [ReviewedFrame]? = nil) -> FrameChange? {
    guard frame.standing == .open, let texts = texts[frame.name], texts.pending != nil else { return nil }
    if frame.name.kind == .matrix {
      return matrixChange(of: frame.name.catalog, accepting: newTexts(of: accepted ?? frames))
    }
    return texts.change(of: frame.name, former: frame.outcome?.former, in: tree)
  }

  /// What accepting some frames writes: their new texts, and the matrices that these change.
  package func changes(of frames: [ReviewedFrame]) -> [FrameChange] {
    let texts = newTexts(of: frames)
    let catalogs = Set(texts.keys.map(\.catalog)).sorted()
    return catalogs.compactMap { matrixChange(of: $0, accepting: texts) }
      + frames.filter { $0.name.kind != .matrix }.compactMap { change(of: $0) }
  }

  /// The changes of some frames, each once, as all lists, questions and counts have them.
  /// - Parameter changes: theirs, if they have been read.
  package func groups(of frames: [ReviewedFrame], _ changes: [FrameChange]? = nil) -> ChangeGroups {
    let names = Set(frames.map(\.name))
    return ChangeGroups(
      changes ?? self.changes(of: frames), renames: renames.filter { $0.names.contains(where: names.contains) },
      declared: declaredChanges(of: names))
  }

  /// The new texts that a change of declared screens shows, below one another; nil for another change.
  package func drawing(of group: ChangeGroup) -> FrameChange? {
    guard group.isOfScreens, group.isNew else { return nil }
    let following = group.following.filter { $0.names[0].kind == .frame }.map(\.edit.added)
    let lines = following.reduce(group.edit.added) { $0 + [""] + $1 }
    return FrameChange(name: group.frames[0], old: nil, new: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// Some frames of a change, the one to draw first: it has the piece after which the change is named, is of no variant if possible, and has
  /// the fewest other changes and lines.
  func examples(of place: Int, in groups: ChangeGroups, _ frames: [ReviewedFrame]) -> [ReviewedFrame] {
    let (bases, fact) = (VariantBases(report.claims), groups.groups[place].fact)
    func rank(_ frame: ReviewedFrame) -> (Int, Int, Int, Int, Int, GoldenName) {
      let name = frame.name
      return (
        name.kind == .frame ? 0 : 1, groups.facts[name]?.contains(fact) == true ? 0 : 1,
        bases.root(of: name.screenKey) == name.screenKey ? 0 : 1, groups.ofFrame[name]?.count ?? 0,
        currentText(of: frame)?.count { $0 == 0x0A } ?? 0, name
      )
    }
    let ranked = frames.map { (frame: $0, rank: rank($0)) }
    return ranked.sorted { $0.rank < $1.rank }.map(\.frame)
  }

  /// The numbers of lines that acceptance adds and removes; nil without a run's text.
  package func size(of frame: ReviewedFrame) -> (added: Int, removed: Int)? {
    let isDrawnAnew = frame.name.kind == .matrix || frame.outcome?.former != nil
    guard isDrawnAnew, let change = change(of: frame) else {
      return frame.outcome.map { ($0.addedLines, $0.removedLines) }
    }
    return change.size
  }

  /// The new texts of the open frames among some.
  private func newTexts(of frames: [ReviewedFrame]) -> [GoldenName: [UInt8]] {
    Dictionary(
      frames.filter { $0.standing == .open }.compactMap { frame in
        texts[frame.name]?.pending.map { (frame.name, $0) }
      }
    ) { first, _ in first }
  }

  private func matrixChange(of catalog: String, accepting new: [GoldenName: [UInt8]]) -> FrameChange? {
    tree.matrixChange(of: catalog, accepting: new, renamed: renamed(in: catalog))
  }

  /// The text that a matrix has once some new texts are goldens: the looks of its variants follow, and the numbers of warnings stay.
  func matrix(_ matrix: [UInt8], of catalog: String, accepting new: [GoldenName: [UInt8]]) -> [UInt8] {
    tree.matrix(matrix, of: catalog, accepting: new, renamed: renamed(in: catalog))
  }

  private func renamed(in catalog: String) -> RenamedNames {
    RenamedNames(oldNames.filter { $0.key.catalog == catalog }.map { ($0.value, $0.key) })
  }

  /// A change as a patch of the golden. That of a renamed frame is a new file.
  package func patch(of change: FrameChange) -> TextPatch {
    TextPatch(
      old: change.former == nil ? change.old : nil, new: change.new, path: pathInRepository(change.name.path))
  }

  /// The removal of a golden as a patch; nil if it cannot be read.
  package func patch(removing orphan: GoldenPath) -> TextPatch? {
    tree.content(at: orphan).bytes.map { TextPatch(old: $0, new: nil, path: pathInRepository(orphan)) }
  }

  private func pathInRepository(_ path: GoldenPath) -> String {
    PackageRoot.prefixInRepository(root: tree.packageRoot) + path.text
  }

  /// Goldens on disk that the run's catalogs do not declare, sorted. Catalogs that the run did not declare are left alone.
  package func orphans() throws -> [GoldenPath] {
    try report.claims.flatMap { claims in
      let disk = try tree.paths(inCatalog: claims.catalog)
      return Completeness(declared: try claims.goldens(), disk: disk).orphans + mapsOfNobody(in: disk)
    }.sorted()
  }

  /// The map, if a run of all tests has not checked it: no test of its suite checks soundness any more.
  private func mapsOfNobody(in disk: [GoldenPath]) -> [GoldenPath] {
    guard report.isWhole, report.isComplete, !report.isRunning, report.gaps.isEmpty else { return [] }
    return disk.filter { path in
      path.name.map { name in
        // A run that has not reached all states compares no map.
        name.kind == .map && !report.outcomes.contains { $0.name == name } && unreached(in: name.catalog) == nil
      } ?? false
    }
  }

  /// Pairs of frames that look the same and are not waived.
  package func twins() -> [Twins] {
    var texts: [GoldenName: [UInt8]] = [:]
    for frame in frames { texts[frame.name] = currentText(of: frame) }
    return Twins.all(in: texts).filter { twins in
      let screen = report.claims.first { $0.catalog == twins.first.catalog }?.screens
        .first { $0.screen == twins.first.screen }
      return screen?.twinWaivers.contains { $0.covers(twins.first.state, twins.second.state) } != true
    }.map { $0.led { name in texts[name] != self.texts[name]?.golden.bytes } }
  }

  /// Catalogs with goldens or a line in the index that no process of the newest run declared, sorted.
  package func undeclaredCatalogs() throws -> [UndeclaredCatalog] {
    let declared = Set(report.claims.map(\.catalog))
    let disk = try tree.catalogsOnDisk()
    let known = Set(disk).union(try tree.catalogsInIndex())
    // A composed and a decomposed "é" are one name for `==`, and two folders for most file systems.
    let twins = disk.filter { name in
      declared.contains { $0 == name && !$0.hasBytes(of: name) && disk.contains(where: $0.hasBytes) }
    }
    let sources = CatalogSources(packageRoot: tree.packageRoot)
    return known.subtracting(declared).sorted().map { UndeclaredCatalog(name: $0, file: sources.file(declaring: $0)) }
      + twins.map { UndeclaredCatalog(name: $0, file: nil, isTwin: true) }
  }

  package func acceptCommand(for frame: ReviewedFrame) -> String {
    GoldenCommands(selectors: [selector(of: frame.name)]).accept(reformatted: frame.isReformatted)
  }

  private var open: Set<GoldenName> { Set(frames.filter { $0.standing == .open }.map(\.name)) }

  /// Those among some goldens that no catalog declares that no question is about: neither renamed nor removed by acceptance.
  package func unasked(_ orphans: [GoldenPath]) -> [GoldenPath] {
    let asked = Set(removed.map(\.name.path))
    return withoutOldNames(orphans, of: open).filter { !asked.contains($0) }
  }

  /// The commands that decide about frames with the same change; nil for none.
  func commands(for frames: [ReviewedFrame]) -> (accept: String, reject: String)? {
    guard let first = frames.first else { return nil }
    var commands = GoldenCommands(selectors: frames.map { selector(of: $0.name) })
    if frames.contains(where: \.isRemoved) { commands.digest = digest(of: frames) }
    return (commands.accept(reformatted: first.isReformatted), commands.reject)
  }

  /// The selection of a frame among all of the run.
  func selector(of name: GoldenName) -> String {
    let isAmbiguous = ambiguousSelectors.contains(name.selector)
    return isAmbiguous ? "\(Selection.written(name.catalog)):\(name.selector)" : name.selector
  }
}

package struct NoRunReported: Error, Sendable, CustomStringConvertible {
  package let description: String

  init(_ area: OutputArea) {
    description =
      "No test run has left a report in \(TerminalText.harmless(area.folder)). Run `swift test` first; if the tests ran with "
      + "\(OutputArea.variable) set, set it here too."
  }

  init(ofJob area: OutputArea) {
    description =
      "There is no report in \(TerminalText.harmless(area.folder)). --report takes what \(OutputArea.variable) named in a job: "
      + "the folder that holds 'reports'."
  }
}

extension TextPatch {
  /// A note for each changed line with invisible characters: `line 12 of this patch: U+00A0 no-break space at 8`.
  package var invisibleCharacters: [String] {
    var notes: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated().drop(while: { !$0.element.hasPrefix("@@") }) {
      guard let sign = line.first, sign == "+" || sign == "-",
        let note = InvisibleCharacters.note(for: String(line.dropFirst()))
      else { continue }
      notes.append("line \(index + 1) of this patch: \(note)")
    }
    return notes
  }
}

/// The state of a frame of the newest run, from the report and the current files.
package struct ReviewedFrame: Equatable, Sendable {
  package fileprivate(set) var name: GoldenName
  package let outcome: ReportOutcome?
  package let standing: Standing

  package enum Standing: Equatable, Sendable {
    /// The golden equals the run's drawing: it matched, was recorded, or was accepted since.
    case settled
    /// The run's new text waits for a decision.
    case open
    /// The new text was rejected; the frame still differs from its golden.
    case rejected
    /// The run could not keep the new text, for example on a full disk, so there is nothing to decide.
    case unkept
    /// The golden or the pending text has changed since the run.
    case outdated
    /// The pending text was removed or replaced by something that is not a file, and not by a rejection.
    case gone
    /// The frame has no text: not driven, stuck, not drawn.
    case failed
    /// The process died while the frame was under way.
    case crashed
    case running
    /// The run declared the frame and did not check it.
    case notRun
  }

  /// The frame's verdict as it is now.
  package var verdict: Verdict {
    switch standing {
    case .settled: outcome.flatMap { [.matched, .recorded].contains($0.verdict) ? $0.verdict : nil } ?? .accepted
    case .open: outcome?.verdict ?? .orphaned
    case .failed, .unkept: outcome?.verdict ?? .undrawn
    case .rejected: .rejected
    case .outdated, .gone: .outdated
    case .crashed: .crashed
    case .running: .running
    case .notRun: .notChecked
    }
  }

  package var word: String { isRemoved ? "removed" : verdict.rawValue }

  /// Whether it is a golden that no catalog declares any more.
  package var isRemoved: Bool { standing == .open && outcome == nil }

  /// Whether it has no golden, or had none before the run.
  var isNew: Bool {
    guard let outcome, outcome.goldenDigest == nil, name.kind == .frame else { return false }
    return outcome.verdict == .recorded && standing == .settled || outcome.verdict == .missing && standing == .open
  }

  /// Whether the frame keeps the whole from being in order. A frame that the run left out does not.
  package var needsAttention: Bool {
    switch standing {
    case .settled: outcome?.verdict == .recorded && outcome?.severity == .failure
    case .notRun: false
    default: true
    }
  }
}
