/// The last lines of a run, over all of its processes: counts, frames that need a decision, facts, the next command.
package struct EndSummary: Sendable {
  package let lines: [String]

  /// The maximum number of lines with changes and with merely changed frames, which are cut first: the review shows them all.
  private static let lineLimit = 14
  private static let frameLimit = 8
  private static let soundnessTest = "@Test func isSound() async throws { try await Self.catalog.verifySoundness() }"
  /// The maximum number of lines of differences for a coding agent.
  private static let lineLimitOfAgent = 30
  /// The maximum number of compared changes: tests are debug builds.
  private static let changeLimit = 1_000

  package init(_ session: GoldenSession) { self.init(session, in: .current) }

  package init(_ session: GoldenSession, in folder: WorkingFolder) {
    let own = session.tally
    guard
      own.frames.values.contains(where: { $0 != 0 }) || own.rules != nil || own.warnings != nil
        || own.suggestions != nil || session.shard != nil && !own.isInOrder
    else {
      let skipped = session.skipped()
      let part =
        skipped > 0
        ? session.since.map { "no change \($0) touches a frame: \(counted(skipped, "frame")) skipped" } : nil
      lines = [part ?? session.shard.map { "\($0) contains no frame of this process" }].compactMap(\.self).map {
        "EveryState: " + $0
      }
      return
    }
    let (tally, running, died) = session.tallyOfRun()
    let ambiguous = tally.open.map(\.name).ambiguousSelectors
    let open = tally.open.map { frame -> (key: GoldenName, value: Verdict) in
      var name = frame.name
      name.showsCatalog = ambiguous.contains(name.selector)
      return (name, frame.verdict)
    }.sorted { $0.key < $1.key }
    let skipped = session.since.map { "\($0), \(counted(session.skipped(), "frame")) skipped" }
    let part = [session.shard?.description, skipped].compactMap(\.self).map { $0 + ": " }.joined()
    let declared = running + died == 0 && session.shard == nil ? Self.declared(tally, session) : []
    let groups = Self.groups(
      open.filter { $0.value.traits.isAcceptable }.map(\.key), tally.renames ?? [], declared, session)
    let undriven = UndrivenFrames(
      tally.open.compactMap { frame in frame.missing.map { (frame.name, $0) } }, below: groups,
      session.state.withLock(\.declarations.bases))
    /// A rename names its frames, and a change those that follow from it or are declared by it.
    func alone(besides places: some Sequence<Int>) -> [(key: GoldenName, value: Verdict)] {
      let shown = undriven.names(below: places)
      return open.filter { frame in
        frame.value != .renamed && !shown.contains(frame.key)
          && !(frame.value == .recorded && groups.names.contains(frame.key))
      }
    }
    var lines = ["EveryState: \(part)\(tally.counts(changed: groups.names).line)"]
    // What broke comes first, then the causes. An agent reads the differences instead of the frames that have merely changed.
    if session.isForAgent {
      let shown = groups.lines(hidesNew: true) { place in undriven.lines(below: place).map { "  then " + $0 } }
      let more = shown.count - Self.lineLimitOfAgent
      let places = more > 0 ? [] : Array(groups.groups.indices)
      let named = alone(besides: places).filter { $0.value != .changed }
      let (broken, others) = Self.frames(named, limit: 0)
      lines += broken.map { "  " + $0 }
      lines += (shown.prefix(Self.lineLimitOfAgent) + (more > 0 ? ["... and \(counted(more, "more line"))"] : [])).map {
        "  " + $0
      }
      lines += others.map { "  " + $0 }
    } else {
      let facts = groups.lines(
        rest: folder.everystate("summary", of: session.packageRoot),
        following: { place in undriven.lines(below: place).map { "    then " + $0 } })
      let room = min(Self.frameLimit, Self.lineLimit - facts.count)
      let (broken, others) = Self.frames(alone(besides: groups.listed), limit: room)
      lines += (broken + facts + others).map { "  " + $0 }
    }
    lines += Self.overwritten(session)
    let all = folder.everystate("findings", of: session.packageRoot)
    for (rules, heading) in [
      (tally.rules ?? [], "Problems, most serious first"),
      (tally.recordedRules ?? [], "Problems in the recorded screens"),
    ] where !rules.isEmpty {
      lines.append("  \(heading). Full list: \(all)")
      lines += rules.lines.map { "    " + $0 }
    }
    if tally.recordedRules != nil { lines.append("  A test that fails on these problems: \(Self.soundnessTest)") }
    for (level, rules) in [(RuleLevel.warning, tally.warnings), (.suggestion, tally.suggestions)] {
      let counts = (rules ?? []).map { (count: $0.count, rule: $0.rule.name) }
      if let line = level.line(counts, command: all) { lines.append("  " + line) }
    }
    if running > 0 {
      lines.append(
        "  \(Self.processes(running)) of this run \(running == 1 ? "is" : "are") still in progress, and not counted yet"
      )
    }
    if died > 0 {
      lines.append(
        "  \(Self.processes(died)) of this run did not end normally: \(died == 1 ? "its" : "their") results are not counted"
      )
    }
    switch Self.next(
      Set(open.map(\.value)), tally.findings, recorded: tally.frames[.recorded] != nil,
      removes: declared.contains(where: \.isRemoval))
    {
    case .command(let words):
      let shown = session.isForAgent && words == "review" ? "diff" : words
      lines.append("Next: " + folder.everystate(shown, of: session.packageRoot))
    case .commit:
      lines.append("Next: " + folder.everystate("show", of: session.packageRoot))
      lines.append("Then: git add " + folder.goldens(of: session.packageRoot))
    case nil: break
    }
    self.lines = lines.map(TerminalText.lines)
  }

  /// Every frame that is not merely changed, or one line a screen for many, those that broke apart; then the first changed ones.
  private static func frames(
    _ open: [(key: GoldenName, value: Verdict)], limit: Int
  ) -> (broken: [String], others: [String]) {
    let (allChanged, grave) = (open.filter { $0.value == .changed }, open.filter { $0.value != .changed })
    // Maps and matrices follow from frames, or are changes of their own.
    let changed = allChanged.filter { $0.key.kind == .frame }
    func lines(_ own: [(key: GoldenName, value: Verdict)]) -> [String] {
      grave.count > frameLimit ? GoldenName.listed(own) : own.map { "\($0.key): \($0.value.rawValue)" }
    }
    let broken = lines(grave.filter(\.value.isUnreached))
    var others = lines(grave.filter { !$0.value.isUnreached })
    let shown = changed.prefix(max(0, limit - broken.count - others.count))
    others += shown.map { "\($0.key): \($0.value.rawValue)" }
    if changed.count > shown.count, !(broken + others).isEmpty {
      others.append("... and \(changed.count - shown.count) more changed")
    }
    return (broken, others)
  }

  private static func processes(_ count: Int) -> String {
    count == 1 ? "1 other test process" : "\(count) other test processes"
  }

  /// What this run's catalogs declare for the first time, or no longer.
  private static func declared(_ tally: ReportEnd, _ session: GoldenSession) -> [DeclaredChange] {
    let (claims, bases, added) = session.state.withLock {
      (Array($0.declarations.catalogs.values), $0.declarations.bases, $0.results.added)
    }
    let renamed = Set((tally.renames ?? []).map(\.new))
    let open = Dictionary(tally.open.map { ($0.name, $0.verdict) }) { first, _ in first }
    let all = claims.flatMap { (try? $0.goldens()) ?? [] }.map(\.name).filter { $0.kind == .frame }
    let new = all.filter { added.contains($0) || [.missing, .recorded].contains(open[$0]) && !renamed.contains($0) }
    guard !new.isEmpty || tally.removed != nil else { return [] }
    return DeclaredFrames.all(new: new, of: all, removed: tally.removed ?? [], bases).map { change in
      change.change(isRecorded: !change.isRemoval && change.names.allSatisfy { open[$0] != .missing }) { _ in TextEdit()
      }
    }
  }

  private static func groups(
    _ names: [GoldenName], _ renamed: [Rename.Frame], _ declared: [DeclaredChange], _ session: GoldenSession
  ) -> ChangeGroups {
    let former = Dictionary(renamed.map { ($0.new, $0.old) }) { $1 }
    let changes = names.prefix(changeLimit).compactMap { name in
      FrameTexts(of: name, in: session.tree, session.output).change(of: name, former: former[name], in: session.tree)
    }
    let texts = Dictionary(changes.map { ($0.name, $0.new) }) { $1 }
    let matrices = Set(names.map(\.catalog)).sorted().compactMap { catalog in
      session.tree.matrixChange(
        of: catalog, accepting: texts,
        renamed: RenamedNames(former.filter { $0.key.catalog == catalog }.map { ($0.value, $0.key) }))
    }
    return ChangeGroups(
      changes.filter { $0.name.kind != .matrix } + matrices, omitting: max(0, names.count - changeLimit),
      renames: Rename.all(renamed, following: changes), declared: declared)
  }

  /// What a run that records has changed in existing goldens, each fact once.
  private static func overwritten(_ session: GoldenSession) -> [String] {
    let (changes, names) = session.state.withLock { $0.shown.overwritten }
    guard !names.isEmpty else { return [] }
    let facts = ChangeGroups(changes, omitting: names.count - changes.count)
    return ["  \(AffectedTexts(names).words("golden")) overwritten without review"]
      + facts.lines(rest: "git diff").map { "  " + $0 }
  }

  private enum Next {
    case command(String)
    case commit
  }

  private static func next(
    _ open: Set<Verdict>, _ findings: [Verdict: Int], recorded: Bool, removes: Bool
  ) -> Next? {
    if open.contains(where: \.traits.isAcceptable) { return .command("review") }
    if !open.isEmpty && open != [.recorded] || findings[.twin] != nil { return .command("status") }
    if findings[.unsound] != nil { return .command("review") }
    if findings[.orphaned] != nil { return .command(removes ? "review" : "prune") }
    if recorded { return .commit }
    return findings.isEmpty ? nil : .command("status")
  }
}
