/// The words for a comparison. The first line says all that counts, since some test runners show no other.
struct OutcomeMessage {
  let name: GoldenName
  let verdict: Verdict
  let commands: GoldenCommands
  let mode: RecordMode
  let modeOrigin: RecordMode.Origin
  let content: GoldenContent
  let actual: [UInt8]
  let patch: TextPatch?
  let pending: String?
  let trouble: String?
  /// The number of a shuffled run, and the frames that began before this one, the nearest last; nil in the order of the declaration.
  let shuffled: (seed: UInt64, before: [GoldenName])?
  /// What is shown of the difference; nil for a verdict that shows none.
  let displayed: DisplayedDifference?
  /// The frame whose message of this run has the same difference; nil for the first.
  let shownWith: GoldenName?
  /// What the marks in the difference stand for, as far as no message before has said so.
  let legend: String?

  /// The message of a golden that is as it should be: nothing else has to be known.
  static func matched(_ name: GoldenName) -> String { name.description + ": matched" }

  var text: String {
    (["\(name): \(headline)"] + details).joined(separator: "\n")
  }

  static func showsDifference(_ verdict: Verdict) -> Bool {
    verdict == .changed || verdict == .missing || verdict == .reformatted
  }

  private var headline: String {
    switch verdict {
    case .matched: "matched"
    case .recorded:
      mode == .missing
        ? "recorded a new golden (\(size)); nothing was compared, so this run fails. Look at \(name.path) and run again"
        : "recorded (\(size))"
    case .missing: "missing: there is no golden yet (\(size)), and \(whyNotRecorded). \(wayOut)"
    case .changed: "changed: \(size). \(wayOut)"
    case .reformatted:
      "reformatted: \(size); the golden was written by an older text format. Apart from changes of the app: \(wayOut)"
    case .unwritten: "unwritten: the golden could not be recorded. \(trouble ?? "")"
    default: "\(verdict.rawValue): the golden \(problem?.summary ?? "cannot be compared")"
    }
  }

  private var details: [String] {
    switch verdict {
    case .matched: return []
    case .recorded: return ["golden: \(name.path)"]
    case .invalid, .conflicted:
      return ["golden: \(name.path)"] + [problem?.remedy(record: commands.record()) ?? ""] + newText
    case .unwritten: return ["golden: \(name.path)"] + newText
    default: return difference + [leftBehind].compactMap { $0 } + ["Look at all changes: swift run everystate review"]
    }
  }

  private var newText: [String] { pending.map { ["new text: \($0)"] } ?? [] }

  private var difference: [String] {
    if let shownWith { return ["the same change as in \(shownWith), which this run has shown"] }
    guard let displayed else { return [] }
    let source = content == .absent ? "/dev/null" : "a/\(name.path)"
    let cut =
      displayed.omittedCount == 0
      ? [] : [" ... \(displayed.omittedCount) more lines; all of them: \(commands.diff)"]
    return facts + ["--- \(source)", "+++ b/\(name.path)"] + displayed.lines + cut + [legend].compactMap { $0 }
  }

  private var facts: [String] {
    guard verdict == .changed, name.kind == .frame, case .text(let golden) = content else { return [] }
    let facts = FrameFacts(FrameChange(name: name, old: golden, new: actual)).facts
    let more = facts.count - Self.factLimit
    return facts.isEmpty
      ? []
      : ["what is different:"] + facts.prefix(Self.factLimit).map { "  \(TerminalText.harmless($0.description))" }
        + (more > 0 ? ["  ... and \(more) more"] : [])
  }

  private static let factLimit = 8

  /// What a shuffled run is for: a frame that is right alone and wrong after others.
  private var leftBehind: String? {
    guard let shuffled, verdict == .changed else { return nil }
    let before = shuffled.before.isEmpty ? "no frame" : shuffled.before.map(\.description).joined(separator: ", ")
    return
      "In the order of \(FrameOrder.variable)=\(shuffled.seed), after \(before). If it matches alone (\(commands.run)), "
      + "one of those before it keeps something that this one reads: a static, a singleton, a cache."
  }

  private var problem: GoldenProblem? {
    switch content {
    case .problem(let problem, _): problem
    case .text(let bytes): GoldenBytes.conflictLine(in: bytes).map { .mergeConflict(line: $0) }
    case .absent: nil
    }
  }

  /// Without a pending file there is nothing to accept.
  private var wayOut: String {
    pending == nil
      ? "Record it: \(record)" : "Accept: \(commands.accept(reformatted: verdict == .reformatted))"
  }

  private var record: String { commands.record(verdict == .reformatted ? .all : .failed) }

  private var size: String {
    guard let patch else { return "written afresh" }
    let added = "\(patch.addedCount) \(patch.addedCount == 1 ? "line" : "lines")"
    if content == .absent { return added }
    return "\(added) added, \(patch.removedCount) removed"
  }

  private var whyNotRecorded: String {
    modeOrigin == .continuousIntegration
      ? "nothing is recorded where CI is set" : "\(RecordMode.variable)=\(mode.rawValue) records none"
  }
}
