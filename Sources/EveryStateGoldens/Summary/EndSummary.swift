/// What a test process says when it ends, on one screen: how many frames stand how, the first that need a person, the changes
/// that several share, and the next command.
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
    let (counts, findings) = session.state.withLock { ($0.frameCounts, $0.findings) }
    let frames = counts.values.reduce(0, +)
    guard frames > 0 else {
      lines = []
      return
    }
    let isAsked = session.mode == .failed || session.mode == .all
    let open = session.state.withLock { state in
      let recorded = isAsked ? [:] : state.settled.filter { $0.value == .recorded }
      return state.open.merging(recorded) { open, _ in open }.sorted { $0.key < $1.key }
    }
    var lines = ["EveryState: \(frames) \(frames == 1 ? "frame" : "frames"): \(Self.sum(counts, findings))"]
    lines += open.prefix(Self.frameLimit).map { "  \($0.key): \($0.value.rawValue)" }
    if open.count > Self.frameLimit { lines.append("  ... and \(open.count - Self.frameLimit) more") }
    lines += SharedEdits(Self.groups(open.map(\.key), session)).lines.map { "  " + $0 }
    if let next = Self.next(Set(open.map(\.value)), findings, recorded: counts[.recorded] != nil) {
      lines.append("Next: " + next)
    }
    self.lines = lines.map(TerminalText.lines)
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
