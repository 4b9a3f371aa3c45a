import EveryStateMocks

// Answers that no state declares, beside those that one does.
extension Flows {
  /// The other cases of the error that a failed state throws. Two that look alike where a third one does not share a `default:`.
  static func otherErrors(_ trial: Trial) throws -> [SoundnessFinding] {
    try trial.screen.asked.compactMap { asked in
      guard let failed = asked.state(.failed), let call = asked.failedCall else { return nil }
      return try sameFailure(of: call, asked.dependency.first, failed.name) { answer, title in
        answer.error.map(name) == call.error.map(name)
          ? failed.events : try trial.glimpse(title, of: failed.name, .scripted(asked.dependency, [answer]))
      }
    }
  }

  /// The same for a call that a control makes.
  static func otherErrors(of call: ControlCall, _ failed: EventLog.Call, _ trial: Trial) throws -> SoundnessFinding? {
    guard !trial.screen.asked.contains(where: { $0.dependency.contains(call.path) && $0.state(.failed) != nil }) else {
      return nil
    }
    let use = call.use
    return try sameFailure(of: failed, use.offer.name, use.state, "after \(use.words), ") { answer, title in
      try trial.drive(use, "\(use.words), \(title)", [.init(use.begin, use.end)], .scripted([call.path], [answer]))?
        .events
    }
  }

  private static let mostCases = 12

  private static func sameFailure(
    of call: EventLog.Call, _ subject: String?, _ state: String, _ way: String = "",
    drive: (_ answer: NextAnswer, _ title: String) throws -> EventLog?
  ) rethrows -> SoundnessFinding? {
    guard let error = call.error, let cases = (type(of: error) as? any CaseIterable.Type)?.errors,
      cases.count <= mostCases
    else { return nil }
    let failures = try cases.compactMap { other -> (name: String, events: EventLog)? in
      var answer = NextAnswer(.fails)
      answer.error = other
      return try drive(answer, "failing with \(name(other))").map { (name(other), $0) }
    }
    let looks = failures.grouped { $0.events.lines == $1.events.lines }
    // A screen that says the same of every error is meant so.
    guard looks.count > 1, let twins = looks.first(where: { $0.count > 1 }) else { return nil }
    let others = Set(looks.filter { $0[0].name != twins[0].name }.flatMap { $0[0].events.lastWords })
    let words = twins[0].events.looks.last?.seen.words.first { !others.contains($0) }
    let names = twins.map { "`\($0.name)`" }
    return SoundnessFinding(
      .sameFailure, of: subject, state: state,
      "\(way)\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) look the same"
        + (words.map { ": \"\($0)\"." } ?? "."))
  }

  private static func name(_ error: any Error) -> String { ErrorCase(error)?.name ?? "\(error)" }

  /// A list with one row, whose count is one, if it has numbers. A section may be empty: only its words are judged.
  static func oneRow(_ trial: Trial) throws -> [SoundnessFinding] {
    var answer = NextAnswer(.well)
    answer.isShortened = true
    for loading in trial.screen.loadings {
      guard let loaded = loading.state(.loaded),
        loaded.events.lastTexts.contains(where: { $0.contains(where: \.isNumber) }),
        loaded.events.calls.contains(where: { loading.owns($0) && $0.returnedRows })
      else { continue }
      _ = try trial.glimpse("with one row", of: loaded.name, .scripted(loading.dependency, [answer]))
    }
    return []
  }
}
