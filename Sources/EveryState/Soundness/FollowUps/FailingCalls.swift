import EveryStateGoldens
import TextUI

/// A use whose call fails, fails once more with another error, and then succeeds.
struct FailingCall {
  let driven: DrivenSteps
  let paths: [String]
  /// The steps in which the call is made.
  let attempts: [Int]

  @MainActor fileprivate init?(_ trial: Trial, _ use: DrivenUse, _ paths: [String], _ script: [NextAnswer]) throws {
    let again = [FollowUp.Step(.putAway)] + use.again.map { .init($0, use.end) }
    let steps = [.init(use.begin, use.end)] + script.dropFirst().flatMap { _ in again }
    guard let driven = try trial.drive(use, "\(use.words), which fails", steps, .scripted(paths, script)) else {
      return nil
    }
    (self.driven, self.paths) = (driven, paths)
    attempts = script.indices.map { $0 * again.count }
    trial.keep(driven.events.upTo(driven.end(0)), from: use.state, "then \(use.words), which fails")
  }

  /// The last call of an attempt, if it has ended by the attempt's end.
  func call(_ attempt: Int) -> EventLog.Call? {
    driven.calls(attempts[attempt], paths).last.flatMap { $0.hasEnded(by: end(attempt).look) ? $0 : nil }
  }

  func end(_ attempt: Int) -> FollowUpResult.StepEnd { driven.end(attempts[attempt]) }

  func looks(since call: EventLog.Call, _ attempt: Int) -> [ScreenLook] {
    driven.looks(since: call, to: attempts[attempt])
  }

  func last(_ attempt: Int) -> ScreenLook { driven.events.looks[end(attempt).look].seen }

  /// The message of the first failure, on the screen after the second one.
  func outdatedMessage(_ first: String?, _ attempt: Int) -> (old: String, new: String)? {
    guard let old = first, let call = call(attempt), call.threw, let new = call.failure, new != old,
      last(attempt).texts.contains(where: { $0.mentions(old) }),
      !looks(since: call, attempt).contains(where: { $0.texts.contains { $0.mentions(new) } })
    else { return nil }
    return (old, new)
  }
}

extension Flows {
  /// Each call that a control makes fails: the failure must be shown, and the screen must be as it was.
  static func failedWrites(_ trial: Trial) throws -> [SoundnessFinding] {
    let writes = trial.calls.filter { call in
      // A refresh may ask for more than what the screen is about.
      trial.isSent(call) || !trial.screen.loadings.contains(where: call.use.asks)
    }
    let judged = try writes.map { try ($0, verdict(trial, $0)) }
    return judged.flatMap { call, verdict -> [SoundnessFinding] in
      // What a control calls besides the call that counts may fail in silence.
      let isBeside = judged.contains { $0.0.use.isSame(as: call.use) && $0.1.isShown }
      return verdict.findings.filter {
        !isBeside || verdict.isShown || ![.silentFailure, .falseSuccess].contains($0.rule)
      }
    }
  }

  private static func verdict(_ trial: Trial, _ call: ControlCall) throws -> (
    isShown: Bool, findings: [SoundnessFinding]
  ) {
    let use = call.use
    guard
      let failing = try FailingCall(trial, use, [call.path], [NextAnswer(.fails), .failsOtherwise, NextAnswer(.well)]),
      let failed = failing.call(0), failed.threw, let ended = failed.ended
    else { return (false, []) }
    let known = failing.driven.events.looks[..<ended].map(\.seen) + use.seen
    let since = failing.looks(since: failed, 0)
    let told = since.flatMap(\.texts).filter { text in
      !known.contains { $0.says(text) } && !use.gain.contains { $0.isSaid(by: text, withoutAnswerOf: call) }
    }
    // The message of a failure before it goes away while the call is in flight, and returns.
    let messages = use.before.statements.filter { text in
      !failing.driven.events.looks[max(0, ended - 1)].seen.says(text)
        && trial.screen.declared.allSatisfy { $0.proof == .failed || $0.events.looks.last?.seen.says(text) != true }
    }
    let isShown =
      !told.isEmpty || since.contains { messages.contains(where: $0.says) }
      || since.contains { look in failed.failure.map { look.texts.contains(where: $0.isIn) } ?? false }
      || since.contains { look in
        look.pictures.contains { picture in !known.contains { $0.pictures.contains(picture) } }
      }
    var findings: [SoundnessFinding] = []
    if isShown {
      if let same = try otherErrors(of: call, failed, trial) { findings.append(same) }
      if let lost = lost(use, failing, told, failed) { findings.append(use.finding(.falseSuccess, lost)) }
    } else if let silence = silence(use, failing), silence.rule == .falseSuccess || trial.loading(of: call) == nil {
      findings.append(use.finding(silence.rule, silence.sentence))
    }
    findings += asked(again: use, failing, told)
    if isShown, findings.isEmpty { findings += try Restored(trial: trial, use: use, failing: failing).findings(told) }
    return (isShown, findings)
  }

  /// What a failure that is not shown leaves: the screen as before, or as after the success.
  private static func silence(_ use: DrivenUse, _ failing: FailingCall) -> (rule: SoundnessRule, sentence: String)? {
    let (end, lines) = (failing.last(0), failing.end(0).lines.withoutPlaces)
    guard !end.showsSpinner else { return nil }
    let closes = use.before.presented.last == "sheet" && end.presented.count < use.before.presented.count
    if closes, lines == use.linesAfter {
      let fact = "the sheet closes as if it had succeeded, and no failure is shown."
      return (.falseSuccess, "after \(use.words) fails, \(fact)")
    }
    // After a dialog the screen is as it was before the dialog.
    let isInDialog = use.before.presented.count > use.start.presented.count
    if lines == use.linesBefore || isInDialog && use.followUp.moments.first?.lines.withoutPlaces == lines {
      // A switch that goes back says it.
      let isOptimistic = failing.driven.followUp.moments.prefix(failing.end(0).moment).contains {
        $0.lines.withoutPlaces == use.linesAfter
      }
      if use.linesAfter != lines, isOptimistic, use.loss.isEmpty, use.gain.allSatisfy(use.after.labels.contains) {
        return nil
      }
      guard use.linesAfter != lines || use.seen.contains(where: { $0 != use.before }) else { return nil }
      return (.silentFailure, "after \(use.words) fails, the screen does not change, and no failure is shown.")
    }
    guard !use.leadsOn, end.presented == use.after.presented else { return nil }
    // An answer's numbers are missing after a failure.
    let (numberless, after) = (lines.map(\.withoutNumbers), use.linesAfter.map(\.withoutNumbers))
    let isLikeAfter = lines == use.linesAfter || numberless == after && after != use.linesBefore.map(\.withoutNumbers)
    // A dialog closes before the call.
    let texts = use.isInDialog ? use.loss.filter(use.start.says) : use.loss
    let loss = texts.filter { !use.before.labels.contains($0) }
    // So is what only the success says: that a row was removed.
    let isGone = !loss.isEmpty && !texts.contains(where: end.says)
    guard isLikeAfter || isGone else { return nil }
    let said = use.gain.first(where: end.says)
    let gone = isLikeAfter || said == nil ? loss.first ?? (use.gain.isEmpty ? texts.first : nil) : nil
    let fact = gone.map { "\"\($0)\" disappears" } ?? said.map { "the screen says \"\($0)\"" } ?? "the screen looks"
    return (.falseSuccess, "after \(use.words) fails, \(fact) as if it had succeeded, and no failure is shown.")
  }

  /// What is missing after a failure that is shown: a row that was removed too early, or what the user typed.
  private static func lost(
    _ use: DrivenUse, _ failing: FailingCall, _ told: [String], _ failed: EventLog.Call
  ) -> String? {
    let end = failing.last(0)
    // The way to try once more.
    let isOffered = end.labels.contains {
      !use.before.labels.contains($0) && !use.after.labels.contains($0) && !ControlWords.closes($0)
    }
    // Without what the answer brings, the screen does not look as after a success: what it replaced need not return.
    let isAnswered = use.isAnswered(end, by: failed.mock)
    // The screen goes on showing the value that a switch or a choice has set; a number may be set once more.
    if !isOffered, isAnswered, use.offer.isToggle || use.offer.kind.way == .select,
      told.contains(where: { failed.failure?.isIn($0) ?? false })
    {
      // An alert with the message is put away.
      let lines = Set(failing.driven.end(1).lines.withoutPlaces.map(\.withoutNotes))
      let (before, after) = (Set(use.linesBefore.map(\.withoutNotes)), Set(use.linesAfter.map(\.withoutNotes)))
      let new = after.subtracting(before)
      if !new.isEmpty, new.isSubset(of: lines), before.subtracting(after).isDisjoint(with: lines) {
        return "after \(use.words) fails, the failure is shown, but the new value stays as if it had been saved."
      }
    }
    let kept = use.before.words.filter { use.after.says($0) && $0 != use.offer.name }
    let rest = end.statements.filter { text in !told.contains(text) && !use.after.says(text) }
    let isHidden = !end.presented.isEmpty && end.presented.last != "alert"
    let loss = use.loss.filter(use.start.says)
    if isAnswered, let gone = loss.first, !loss.contains(where: end.says), !kept.isEmpty, kept.allSatisfy(end.says),
      rest.isEmpty,
      !isHidden
    {
      return "after \(use.words) fails, the failure is shown, but \"\(gone)\" stays removed as if it had succeeded."
    }
    // A field that is empty again: its line from before the typing.
    guard use.wayOffers.contains(where: { $0.kind.way == .type && !ControlWords.isSecret($0.name) }) else { return nil }
    // A message that was not sent may say so itself, or offer to be sent again.
    let isQuoted = isOffered || told.contains("a")
    let typed = Set(use.linesBefore.map(\.withoutNotes))
    let empty = (use.followUp.moments.first?.lines.withoutPlaces ?? []).map(\.withoutNotes).filter {
      $0.contains("|") && !typed.contains($0)
    }
    let lines = Set(failing.end(0).lines.withoutPlaces.map(\.withoutNotes))
    return !isQuoted && empty.contains(where: lines.contains)
      ? "after \(use.words) fails, the failure is shown, but what the user typed is lost." : nil
  }

  /// The second failure must show its own message, and the success after it none.
  private static func asked(again use: DrivenUse, _ failing: FailingCall, _ told: [String]) -> [SoundnessFinding] {
    var findings: [SoundnessFinding] = []
    if let message = failing.outdatedMessage(failing.call(0)?.failure, 1) { findings.append(wrongError(use, message)) }
    let second = failing.call(1).flatMap { call in
      call.failure.map { message in failing.looks(since: call, 1).flatMap(\.texts).filter { $0.mentions(message) } }
    }
    if let done = failing.call(2), done.returned, !failing.end(2).isPending, case let end = failing.last(2),
      let text = (told + (second ?? [])).first(where: { end.texts.contains($0) && !end.labels.contains($0) })
    {
      findings.append(
        use.finding(
          .staleFailure,
          "after \(use.words) succeeds, the screen still says \"\(text)\" from the failure before."))
    }
    return findings
  }

  private static func wrongError(_ use: DrivenUse, _ message: (old: String, new: String)) -> SoundnessFinding {
    use.finding(
      .wrongError,
      "\(use.words) fails with \"\(message.new)\", but the screen says \"\(message.old)\", the message of the failure "
        + "before."
    )
  }

  /// A refresh of loaded content fails: the content must stay, or the failure must be shown. A second failure has its own message, and a
  /// success after it leaves none.
  static func failedRefresh(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let failed = loading.state(.failed) else { return [] }
      // What is written beside the question adds up.
      let uses = trial.uses(in: loading.state(.loaded)).filter {
        $0.asks(loading) && !$0.calls.contains(where: \.changesData)
      }
      return try uses.flatMap { try failures(of: $0, trial, loading, failed) }
    }
  }

  private static func failures(
    of use: DrivenUse, _ trial: Trial, _ loading: AuditedScreen.Loading, _ failed: AuditedScreen.State
  ) throws -> [SoundnessFinding] {
    let script = [NextAnswer(.asIn(state: failed.name)), .failsOtherwise, NextAnswer(.well)]
    guard let failing = try FailingCall(trial, use, loading.dependency, script), let call = failing.call(0), call.threw
    else { return [] }
    let end = failing.last(0)
    var findings: [SoundnessFinding] = []
    let toldWords = loading.ownWords(of: .failed)
    if !failing.end(0).isPending, !loading.ownWords(of: .loaded).isSubset(of: end.texts),
      toldWords.isDisjoint(with: end.texts), !toldWords.isEmpty
    {
      findings.append(
        use.finding(.lostRefresh, "after \(use.words) fails, the loaded content disappears, and no failure is shown."))
    }
    let known = [use.before] + use.seen
    let told = failing.looks(since: call, 0).flatMap(\.statements).filter { text in
      !known.contains { $0.says(text) }
    }
    findings += asked(again: use, failing, told)
    if let done = failing.call(2), done.returned, done.label == call.label,
      doubled(use.before, use.after, loading, "", use.state) == nil,
      let twice = doubled(
        use.before, failing.last(2), loading, "after \(use.words), which fails twice and then succeeds,", use.state)
    {
      findings.append(twice)
    }
    if findings.isEmpty, !told.isEmpty {
      findings += try Restored(trial: trial, use: use, failing: failing).findings(told)
    }
    return findings
  }

  /// A failed screen asks again and fails with another error, whose message must take the place of the first.
  static func failedRetry(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.each(.failed) { loading, use in
      guard let message = loading.failedCall?.failure, use.offer.kind.way != .type, use.asks(loading),
        use.before.texts.contains(where: message.isIn),
        let failing = try FailingCall(trial, use, loading.dependency, [.failsOtherwise])
      else { return nil }
      return failing.outdatedMessage(message, 0).map { wrongError(use, $0) }
    }
  }
}

extension String {
  /// Whether another text is the same but for the words of an answer: `Your code is H4X.`, `Your code is pending.`
  fileprivate func isSaid(by text: String, withoutAnswerOf call: ControlCall) -> Bool {
    let (words, others) = (split(separator: " "), text.split(separator: " "))
    guard words.count == others.count, words.count > 1 else { return false }
    let answers = call.use.calls.filter { $0.mock == call.path && $0.returned }.map(\.outcome.description)
    let different = zip(words, others).filter { $0 != $1 }.map { $0.0.filter { $0.isLetter || $0.isNumber } }
    return different.count < words.count
      && different.allSatisfy { word in
        answers.contains { $0.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word } }
      }
  }

  /// Whether a text on the screen mentions this message.
  fileprivate func isIn(_ text: String) -> Bool { text.mentions(self) }
}
