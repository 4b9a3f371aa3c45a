import EveryStateGoldens
import EveryStateReview

/// Makes pending texts goldens, each on its own: one that is refused does not stop the others. For a renamed screen or state
/// the golden of the old name is removed.
struct AcceptCommand: Command {
  private static let all = Option(
    "--all", help: "Accept every open change: list them and ask first, or take their digest.")
  private static let digest = Option(
    "--digest", "DIGEST",
    help: "Accept only the texts of this digest, which `diff`, `show` and `summary` print below them.")
  private static let reformatted = Option(
    "--reformatted", help: "Accept only the changes that a newer text format explains.")
  static let declaration = CommandDeclaration(
    "accept", .review, "Make pending texts the goldens.", operand: .frames,
    options: [Self.all, Self.digest, Self.reformatted, .report, .packagePath],
    example: ("accept Watchlist/failed", "make the new text of one frame its golden"))

  private let review: Review
  private let frames: [ReviewedFrame]
  private let reformatted: Bool
  private let how: Acceptance
  private let isForAgent: Bool
  private let call: Call
  private let diff: String

  init(_ call: Call) throws {
    guard call.has(Self.all) != !call.isWhole else {
      throw UsageError("accept takes frames, or --all for every open change.", help: Self.declaration)
    }
    self.call = call
    review = try call.review()
    frames = try call.framesAndRemoved(of: review)
    (reformatted, isForAgent) = (call.has(Self.reformatted), call.isForAgent)
    let names = call.operands.map { " " + ShellQuoting.quoted($0) }.joined()
    diff = WorkingFolder.current.everystate("diff\(names)", of: review.tree.packageRoot)
    if let digest = call.value(Self.digest) {
      guard [nil, digest].contains(review.digest(of: frames)) else {
        throw NotShown("The open changes do not match the digest \(TerminalText.harmless(digest)).", diff)
      }
      how = .shown
    } else if let variable = CodingAgent.variable(in: call.environment) {
      throw NotShown("\(variable) is set: an agent can accept only changes that were shown.", diff)
    } else if !call.isWhole {
      how = .named
    } else if Terminal.isInteractive {
      how = .asked
    } else {
      throw NotShown("Without a terminal, --all accepts only changes that were shown.", diff)
    }
  }

  func run() throws -> ExitStatus {
    let unacceptable = review.unacceptable()
    let pending = frames.filter { $0.needsAttention && $0.standing != .rejected && $0.standing != .settled }
    // What a digest covers was shown without what cannot be accepted.
    let shown =
      how != .shown
      ? [] : review.acceptable(frames, refusing: unacceptable)
    let named = shown.isEmpty ? pending : shown
    let own = reformatted ? named.filter(\.isReformatted) : named
    let asked = own.isEmpty ? named : own
    let chosen = asked.filter {
      $0.standing == .open && ($0.outcome?.verdict == .reformatted) == reformatted && !($0.isRemoved && how == .named)
    }
    if how == .asked, !chosen.isEmpty, !isConfirmed(chosen) { return .needsAttention }
    let (accepted, refusals) = accept(chosen, unless: unacceptable)
    let others = pending.filter { !chosen.contains($0) }.map { frame in
      unacceptable[frame.name].map { Review.Refusal(frame.name, $0) }
        ?? Review.Refusal(name: frame.name, action: "accepted", reason: reason(frame))
    }
    for line in (refusals + others).lines() { printError(line) }
    let isDone = asked.allSatisfy { accepted.contains($0.name) }
    // What was shown is accepted: the rest was not asked for.
    if how == .shown, isDone, !accepted.isEmpty, let line = try remaining() { say(line) }
    if refusals.isEmpty, let format = try review.raiseFormatIfSettled() { say("the index now has format \(format)") }
    if chosen.isEmpty { say(nothingToAccept) }
    return isDone ? .inOrder : .needsAttention
  }

  /// Accepts frames, each on its own, then the matrices and maps.
  private func accept(
    _ chosen: [ReviewedFrame], unless unacceptable: [GoldenName: Unacceptable]
  ) -> (accepted: Set<GoldenName>, refusals: [Review.Refusal]) {
    // Read before the goldens change: a rename removes a golden and adds one.
    let (renames, oldNames) = (review.renames, review.oldNames)
    let matrices = review.changes(of: chosen.filter { unacceptable[$0.name] == nil }).filter { $0.name.kind == .matrix }
    var (accepted, refusals): (Set<GoldenName>, [Review.Refusal]) = ([], [])
    for frame in chosen.filter({ $0.name.kind == .frame }) + chosen.filter({ $0.name.kind != .frame }) {
      do {
        // What follows from a rename is not accepted without it.
        if let rename = renames.first(where: { $0.followers.contains(frame.name) }),
          let left = rename.frames.first(where: { accepted.isDisjoint(with: [$0.old, $0.new]) })
        {
          throw Review.Refusal(
            name: frame.name, action: "accepted",
            reason: "it follows from the rename of \(left.old), which was not accepted.")
        }
        try review.accept(
          frame, how, reformatted: reformatted, renamedFrom: oldNames[frame.name], unless: unacceptable)
        accepted.insert(frame.name)
        if !isForAgent { say("\(frame.isRemoved ? "removed" : "accepted") \(frame.name.path)") }
      } catch {
        refusals.append(
          error as? Review.Refusal ?? Review.Refusal(name: frame.name, action: "accepted", reason: "\(error)"))
      }
    }
    for change in matrices where !accepted.contains(change.name) { say("accepted \(change.name.path), which follows") }
    if isForAgent, !accepted.isEmpty { say("accepted \(counted(accepted.count, "frame"))") }
    for rename in renames {
      let count = rename.frames.count { !accepted.isDisjoint(with: [$0.old, $0.new]) }
      if count > 0 { say("renamed \(rename.title): \(counted(count, "old golden")) removed") }
    }
    return (accepted, refusals)
  }

  /// What keeps the tests red after everything that was shown is accepted, as `status` counts it; nil for nothing.
  private func remaining() throws -> String? {
    let left = try RunSummary(call.review())
    // What the run has recorded, the next one compares.
    let open = AffectedTexts(left.attention.filter { $0.standing != .settled }.map(\.name))
    let parts = (open.frames > 0 ? [counted(open.frames, "frame")] : []) + open.ofCatalogs + left.counts.found
    guard !parts.isEmpty else { return nil }
    return "The tests still fail for \(parts.asList). "
      + WorkingFolder.current.everystate("status", of: review.tree.packageRoot)
  }

  private var nothingToAccept: String {
    let recorded = frames.count { $0.standing == .settled && $0.outcome?.verdict == .recorded }
    return recorded == 0
      ? "Nothing to accept." : "Nothing to accept: \(counted(recorded, "new golden")) already recorded."
  }

  private func isConfirmed(_ chosen: [ReviewedFrame]) -> Bool {
    say(review.groups(of: chosen).lines.joined(separator: "\n"))
    print("Accept \(counted(chosen.count, "frame"))? [y/N] ", terminator: "")
    fflush(nil)
    if ["y", "yes"].contains(readLine()?.lowercased()) { return true }
    say("Nothing was accepted.")
    return false
  }

  private func reason(_ frame: ReviewedFrame) -> String {
    guard frame.standing == .open else { return frame.whyNotDecided }
    if frame.isRemoved { return "a golden is removed only with the digest of what was shown: \(diff)" }
    let why = reformatted ? "the app changed it" : "a newer text format explains it"
    return "\(why). Accept: \(review.acceptCommand(for: frame))"
  }
}

/// An acceptance without proof that its texts were shown.
struct NotShown: Error, CustomStringConvertible {
  let description: String

  init(_ problem: String, _ diff: String) {
    description = "\(problem) Nothing was accepted. Read `\(diff)`, and accept with the --digest below it."
  }
}
