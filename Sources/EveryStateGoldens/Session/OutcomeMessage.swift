/// The message of a comparison: what changed in the first line, since some test runners show no other; what to do in the second.
struct OutcomeMessage {
  let name: GoldenName
  let verdict: Verdict
  let commands: GoldenCommands
  let mode: RecordMode
  /// The variable by which nothing is recorded in CI; nil where another setting decides.
  let jobVariable: String?
  let content: GoldenContent
  let actual: [UInt8]
  let patch: TextPatch?
  let pending: String?
  let trouble: String?
  /// The number of a shuffled run, and the frames that began before this one, the nearest last; nil in the order of the declaration.
  let shuffled: (seed: UInt64, before: [GoldenName])?
  /// The displayed difference; nil for a verdict without one.
  let displayed: DisplayedDifference?
  /// The facts of the difference; none for a text about a catalog as a whole.
  let facts: [ChangeFact]
  /// The frame whose message of this run has the difference; nil for the first.
  let shownWith: ShownFrame?
  /// The frame whose change a text about a catalog as a whole follows from, if a message has shown it.
  let cause: GoldenName?
  /// The meanings of marks in the difference that no earlier message has explained.
  let legend: String?
  /// The undeclared golden whose frame was renamed, the rename in words, and whether its text is another; nil without one.
  let former: (name: GoldenName, words: String, isChanged: Bool)?
  /// The frame whose message has explained the same rename; nil for the first.
  let renamedWith: GoldenName?
  /// The rename that alone changes a text about a catalog as a whole; nil for none.
  let renaming: String?
  /// The new names of the screens and states that this run has drawn.
  let names: RenamedNames
  /// The command that accepts the rename with such a text; nil while frames of it are not drawn.
  let acceptsRename: String?
  /// Why `accept` would refuse the new text; nil if it would not.
  let refusal: AcceptanceRefusal?
  /// Whether no earlier message has named the command that shows all changes.
  let isFirst: Bool
  /// Whether the end of the run shows the difference.
  let isBrief: Bool

  /// The message of a golden that matches.
  static func matched(_ name: GoldenName) -> String { name.description + ": matched" }

  var text: String {
    let first =
      verdict == .changed
      ? "\(name) changed\(cause.map { " with \($0)" } ?? ""): \(renaming ?? facts.phrase ?? ofCatalog ?? size)"
      : "\(name): \(renamed ?? headline)"
    return ([first] + (isBrief && Self.showsDifference(verdict) ? [] : details)).joined(separator: "\n")
  }

  static func showsDifference(_ verdict: Verdict) -> Bool {
    verdict == .changed || verdict == .missing || verdict == .reformatted
  }

  private var renamed: String? {
    former.map {
      $0.isChanged
        ? "\($0.words), and changed: \(facts.phrase ?? size)"
        : "\($0.words); the golden of \($0.name), which no catalog declares, has the same text"
    }
  }

  private var headline: String {
    switch verdict {
    case .matched: verdict.rawValue
    case .recorded:
      mode == .missing
        ? "recorded a new golden (\(size)); nothing was compared, so this run fails. Look at \(name.path) and run again"
        : "recorded (\(size))"
    case .renamed: verdict.rawValue
    case .missing: "missing: no golden exists yet (\(size)), and \(whyNotRecorded)"
    case .reformatted:
      "reformatted: \(size); an older text format explains it. Accept it separately from changes to the app"
    case .unwritten: "unwritten: the golden could not be recorded. \(trouble ?? "")"
    default: "\(verdict.rawValue): the golden \(problem?.summary ?? "cannot be compared")"
    }
  }

  private var details: [String] {
    switch verdict {
    case .matched: return []
    case .renamed,
      .recorded where former != nil:
      return [wayOutOfRename] + (former?.isChanged == true ? difference : [])
    case .recorded: return ["golden: \(name.path)"]
    case .invalid, .conflicted:
      return ["golden: \(name.path)"] + [problem?.remedy(record: commands.record()) ?? ""] + newText
    case .unwritten: return ["golden: \(name.path)"] + newText
    default:
      return [wayOut] + difference + [leftBehind].compactMap { $0 }
        + (isFirst && !isAcceptedInReview ? ["Look at all changes: swift run everystate review"] : [])
    }
  }

  private var wayOutOfRename: String {
    if let renamedWith { return "same rename as \(renamedWith) (shown above)" }
    return verdict == .recorded
      ? "Remove the goldens of the old name: swift run everystate prune --yes"
      : "\(former?.isChanged == true ? "Accept" : "Accept this frame of it"): \(commands.accept())"
  }

  private var newText: [String] { pending.map { ["new text: \($0)"] } ?? [] }

  private var difference: [String] {
    if let shownWith {
      let place =
        shownWith.isWhole ? "same change as \(shownWith.name) (shown above)" : "shown above, in \(shownWith.name)"
      return [place + (shownWith.ownLines.isEmpty ? "" : ", in its own words:")] + shownWith.ownLines
    }
    guard let displayed, renaming == nil else { return [] }
    let golden = content == .absent ? former.flatMap { $0.isChanged ? $0.name : nil } : name
    let source = golden.map { "a/\($0.path)" } ?? "/dev/null"
    let cut =
      displayed.omittedCount == 0
      ? [] : [" ... \(counted(displayed.omittedCount, "more line")). All of them: \(commands.diff)"]
    return listedFacts + ["--- \(source)", "+++ b/\(name.path)"] + displayed.lines + cut + [legend].compactMap { $0 }
  }

  /// The facts that the first line has no room for.
  private var listedFacts: [String] {
    let words = facts.wordsBesidePhrase
    guard verdict == .changed, !words.isEmpty else { return [] }
    let more = words.count - Self.factLimit
    return ["Further changes:"] + words.prefix(Self.factLimit).map { "  \($0)" }
      + (more > 0 ? ["  ... and \(more) more"] : [])
  }

  private var ofCatalog: String? { FrameChange(name: name, old: content.bytes, new: actual).wordsOfCatalog(names) }

  private static let factLimit = 8

  /// The note of a shuffled run, about a frame that matches alone and changes after others.
  private var leftBehind: String? {
    guard let shuffled, verdict == .changed else { return nil }
    let before = shuffled.before.isEmpty ? "no frame" : shuffled.before.map(\.description).joined(separator: ", ")
    return
      "In the order of \(FrameOrder.variable)=\(shuffled.seed), this frame follows \(before). If it matches alone (\(commands.run)), "
      + "an earlier frame keeps something that this one reads: a static, a singleton, a cache."
  }

  private var problem: GoldenProblem? {
    switch content {
    case .problem(let problem, _): problem
    case .text(let bytes): GoldenBytes.conflictLine(in: bytes).map { .mergeConflict(line: $0) }
    case .absent: nil
    }
  }

  /// Without a pending file there is nothing to accept.
  /// Whether it cannot be accepted before frames that this run has yet to draw.
  private var isAcceptedInReview: Bool {
    if case .early = refusal { return true }
    return renaming != nil && acceptsRename == nil
  }

  private var wayOut: String {
    if isAcceptedInReview { return "Accept it with its screens: swift run everystate review" }
    if let acceptsRename { return "Accept the rename: \(acceptsRename)" }
    if let refusal { return "Cannot be accepted: \(refusal)" }
    return pending == nil ? "Record it: \(record)" : "Accept: \(commands.accept(reformatted: verdict == .reformatted))"
  }

  private var record: String { commands.record(verdict == .reformatted ? .all : .failed) }

  private var size: String {
    guard let patch else { return "rewritten" }
    let added = counted(patch.addedCount, "line")
    if content == .absent { return added }
    return "\(added) added, \(patch.removedCount) removed"
  }

  private var whyNotRecorded: String {
    jobVariable.map { "nothing is recorded where \($0) is set" }
      ?? "\(RecordMode.variable)=\(mode.rawValue) records none"
  }
}
