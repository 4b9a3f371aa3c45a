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
    guard attempts.indices.contains(attempt) else { return nil }
    return driven.calls(attempts[attempt], paths).last.flatMap { $0.hasEnded(by: end(attempt).look) ? $0 : nil }
  }

  /// Whether an attempt is offered and has no effect.
  func isVain(_ attempt: Int) -> Bool {
    guard attempts.indices.contains(attempt), case let step = attempts[attempt], let action = driven.action(step) else {
      return false
    }
    return driven.isWithoutEffect(step) && action.event == driven.action(0)?.event
  }

  func end(_ attempt: Int) -> FollowUpResult.StepEnd { driven.end(attempts[attempt]) }

  func looks(since call: EventLog.Call, _ attempt: Int) -> [ScreenLook] {
    driven.looks(since: call, to: attempts[attempt])
  }

  func last(_ attempt: Int) -> ScreenLook { driven.events.looks[end(attempt).look].seen }
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
      !known.contains { $0.says(text) } && !trial.streamed.contains(text)
        && !use.gain.contains { $0.isSaid(by: text, withoutAnswerOf: call) }
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
    } else if let silence = silence(use, failing), silence.rule == .falseSuccess || trial.loading(of: call) == nil {
      findings.append(use.finding(silence.rule, silence.sentence))
    }
    findings += wrongError(use, failing, failing.call(0)?.failure, 1)
    if isShown, findings.isEmpty { findings += try Restored(trial: trial, use: use, failing: failing).findings(told) }
    return (isShown, findings)
  }

  /// What a failure that is not shown leaves: the screen as before, or as after the success.
  private static func silence(_ use: DrivenUse, _ failing: FailingCall) -> (rule: SoundnessRule, sentence: String)? {
    let (end, lines) = (failing.last(0), failing.end(0).lines.withoutPlaces)
    guard !end.showsSpinner else { return nil }
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

  /// An attempt fails otherwise than the one before, whose message is still on the screen.
  private static func wrongError(
    _ use: DrivenUse, _ failing: FailingCall, _ first: String?, _ attempt: Int
  ) -> [SoundnessFinding] {
    guard let old = first, let call = failing.call(attempt), call.threw, let new = call.failure, new != old,
      failing.last(attempt).texts.contains(where: { $0.mentions(old) }),
      !failing.looks(since: call, attempt).contains(where: { $0.texts.contains { $0.mentions(new) } })
    else { return [] }
    let sentence =
      "\(use.words) fails with \"\(new)\", but the screen says \"\(old)\", the message of the failure before."
    return [use.finding(.wrongError, sentence)]
  }

  /// A refresh of loaded content fails: the content must stay, or the failure must be shown. A second failure has its own message, and a
  /// success after it leaves none.
  static func failedRefresh(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.loadings.flatMap { loading -> [SoundnessFinding] in
      guard let failed = loading.state(.failed) else { return [] }
      var known: Set<ControlUse.Kind> = []
      // What is written beside the question adds up.
      let uses = trial.uses(in: loading.state(.loaded)).filter {
        $0.asks(loading) && !$0.calls.contains(where: \.changesData)
      }.filter { known.insert($0.offer.kind).inserted }
      return try uses.flatMap { try failures(of: $0, trial, loading, failed) }
    }
  }

  private static func failures(
    of use: DrivenUse, _ trial: Trial, _ loading: AuditedScreen.Loading, _ failed: AuditedScreen.State
  ) throws -> [SoundnessFinding] {
    let script = [NextAnswer(.asIn(state: failed.name)), .failsOtherwise, NextAnswer(.well)]
    // Another control may take its place.
    let whole = try FailingCall(trial, use, loading.dependency, script)
    guard let failing = try whole ?? FailingCall(trial, use, loading.dependency, Array(script.prefix(1))),
      let call = failing.call(0), call.threw
    else { return [] }
    let end = failing.last(0)
    var findings: [SoundnessFinding] = []
    let toldWords = loading.ownWords(of: .failed)
    // The failure may be where the control was.
    let content = loading.ownWords(of: .loaded).subtracting([use.offer.name, use.offer.label])
    if !failing.end(0).isPending, !content.isSubset(of: end.texts), toldWords.isDisjoint(with: end.texts),
      !toldWords.isEmpty
    {
      findings.append(
        use.finding(.lostRefresh, "after \(use.words) fails, the loaded content disappears, and no failure is shown."))
    }
    let known = [use.before] + use.seen
    let told = failing.looks(since: call, 0).flatMap(\.statements).filter { text in
      !known.contains { $0.says(text) }
    }
    findings += wrongError(use, failing, failing.call(0)?.failure, 1)
    if findings.isEmpty, !told.isEmpty {
      findings += try Restored(trial: trial, use: use, failing: failing).findings(told)
    }
    return findings
  }

  /// A retry that asks for something else: the control that came with the failure, which takes it away.
  private static func otherQuestion(_ trial: Trial, _ loading: AuditedScreen.Loading, _ use: DrivenUse)
    -> SoundnessFinding?
  {
    let others = loading.states.filter { $0.proof != .failed }.flatMap { $0.offers ?? [] }
    guard let failed = loading.failedCall else { return nil }
    // Beside a retry, another control may ask for something else.
    let isRetried = trial.uses(in: loading.state(.failed)).flatMap(\.calls).contains { call in
      loading.owns(call) && call.label.withoutNumbers == failed.label.withoutNumbers
    }
    guard !isRetried, use.offer.kind.way == .press, !use.leadsOn, !use.isBusy,
      !ControlWords.returns(use.offer.name), !ControlWords.startsOver(use.offer.name),
      !others.contains(where: { $0.kind == use.offer.kind }),
      let call = use.calls.first(where: { $0.returned && !$0.returnsNothing }),
      loading.ownWords(of: .failed).isDisjoint(with: use.after.texts)
    else { return nil }
    return use.finding(.lostQuery, "\(use.words) asks \(call.question) instead of \(failed.question), which failed.")
  }

  /// A failed screen asks again and fails with another error, whose message must take the place of the first.
  static func failedRetry(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.each(.failed) { loading, use in
      if let other = otherQuestion(trial, loading, use) { return other }
      guard let message = loading.failedCall?.failure, use.offer.kind.way != .type, use.asks(loading),
        use.before.texts.contains(where: message.isIn),
        let failing = try FailingCall(trial, use, loading.dependency, [.failsOtherwise, NextAnswer(.fails)])
      else { return nil }
      // A filter that is chosen need not ask again: only what came with the failure has to.
      let isRetry = !loading.states.contains { state in
        state.proof != .failed && state.offers?.contains { $0.kind == use.offer.kind } == true
      }
      let isVain = isRetry && failing.call(0)?.threw == true && failing.isVain(1)
      return isVain
        ? use.finding(.noRetry, "after \(use.words) fails, \(use.offer.event) does nothing the next time.")
        : wrongError(use, failing, message, 0).first
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
