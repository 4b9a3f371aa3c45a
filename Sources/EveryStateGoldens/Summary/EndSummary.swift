/// What a test process says when it ends, of all processes of its run that have ended, on one screen: how many frames stand how,
/// the first that need a person, the changes that several share, and the next command.
///
///     EveryState: 312 frames: 3 changed, 308 matched
///       Watchlist / failed: changed
///       the same change in 3 frames:
///         -[Try Again]
///         +[Retry]
///     Next: swift run everystate review
public struct EndSummary: Sendable {
  /// The lines; none when the session checked nothing.
  public let lines: [String]

  private static let frameLimit = 8
  /// How many changes are compared at most: tests are debug builds.
  private static let changeLimit = 200

  public init(_ session: GoldenSession) {
    guard !session.tally.frames.values.allSatisfy({ $0 == 0 }) else {
      lines = []
      return
    }
    let (tally, running, died) = session.tallyOfRun()
    let frames = tally.frames.values.reduce(0, +)
    let open = tally.open.sorted { $0.key < $1.key }
    var lines = ["EveryState: \(frames) \(frames == 1 ? "frame" : "frames"): \(Self.sum(tally.frames, tally.findings))"]
    lines += open.prefix(Self.frameLimit).map { "  \($0.key): \($0.value.rawValue)" }
    if open.count > Self.frameLimit { lines.append("  ... and \(open.count - Self.frameLimit) more") }
    lines += SharedEdits(Self.groups(open.map(\.key), session)).lines.map { "  " + $0 }
    if running > 0 { lines.append("  \(Self.processes(running)) of this run still under way: not counted yet") }
    if died > 0 {
      lines.append("  \(Self.processes(died)) of this run not ended in good order: what it found is not counted")
    }
    if let next = Self.next(Set(open.map(\.value)), tally.findings, recorded: tally.frames[.recorded] != nil) {
      lines.append("Next: " + next)
    }
    self.lines = lines.map(TerminalText.lines)
  }

  private static func processes(_ count: Int) -> String {
    count == 1 ? "1 other test process" : "\(count) other test processes"
  }

  private static func sum(_ counts: [Verdict: Int], _ findings: [Verdict: Int]) -> String {
    Verdict.allCases.sorted { ($0 == .matched ? 1 : 0) < ($1 == .matched ? 1 : 0) }.compactMap { verdict in
      let count = (counts[verdict] ?? 0) + (findings[verdict] ?? 0)
      let found = verdict != .twin ? verdict.rawValue : count == 1 ? "pair of twins" : "pairs of twins"
      return count == 0 ? nil : "\(count) \(found)"
    }.joined(separator: ", ")
  }

  private static func groups(_ names: [GoldenName], _ session: GoldenSession) -> EditGroups {
    EditGroups(
      names.prefix(changeLimit).compactMap { name in
        let texts = FrameTexts(of: name, in: session.tree, session.output)
        guard let old = texts.golden.bytes, let new = texts.pending else { return nil }
        return FrameChange(name: name, old: old, new: new)
      })
  }

  private static func next(_ open: Set<Verdict>, _ findings: [Verdict: Int], recorded: Bool) -> String? {
    if !open.isDisjoint(with: [.changed, .missing, .reformatted, .conflicted, .invalid]) {
      return "swift run everystate review"
    }
    if !open.isEmpty && open != [.recorded] { return "read the failures above; swift run everystate status lists them" }
    if findings[.twin] != nil { return "read the failures; swift run everystate status lists them" }
    if recorded { return "look at the recorded goldens (swift run everystate show), then git add \(GoldenPath.folder)" }
    if findings[.orphaned] != nil { return "swift run everystate prune" }
    return findings.isEmpty ? nil : "read the failures above; swift run everystate status lists them"
  }
}
