extension Audits {
  /// Calls that nobody needs: the same thing asked for while it is under way, once more when it has just come, or again and again when it
  /// fails.
  static func repeatedCalls(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.flatMap { state in
      state.tape.repeatedQuestions.flatMap { calls in
        [
          atOnce(calls, in: state, of: screen.name), needless(calls, in: state, of: screen.name),
          eager(calls, in: state, of: screen.name),
        ].compactMap { $0 }
      }
    }
  }

  private static func atOnce(_ calls: [Tape.Call], in state: AuditedScreen.State, of screen: String)
    -> SoundnessFinding?
  {
    for (index, call) in calls.enumerated() {
      // An app may have given up the one that is answered all the same.
      guard let first = calls[..<index].first(where: { !$0.ignoresCancellation && $0.isInFlight(at: call.began) }),
        // What nobody declared may ask on purpose: who presses a button twice means it.
        state.origin == nil || !state.isActedOn(between: first, and: call)
      else { continue }
      return SoundnessFinding(
        .sameCallTwice, of: call.question, screen: screen, state: state.name,
        "\(call.question) is asked twice at once: it costs twice, and whichever answer comes last wins.",
        evidence: beginning(of: call, in: state, while: "call \(first.number) is in flight"))
    }
    return nil
  }

  /// A call for what has come in this instant, which no person asked for.
  private static func needless(_ calls: [Tape.Call], in state: AuditedScreen.State, of screen: String)
    -> SoundnessFinding?
  {
    for (first, call) in zip(calls, calls.dropFirst()) {
      guard first.returned, first.endTime == call.time, !call.isForeseen,
        !state.isActedOn(between: first, and: call)
      else { continue }
      return SoundnessFinding(
        .needlessCall, of: call.question, screen: screen, state: state.name,
        "\(call.question) is asked again as soon as it has answered, and nobody wanted that: a user pays for it.",
        evidence: beginning(of: call, in: state, while: "call \(first.number) has just returned"))
    }
    return nil
  }

  private static func beginning(of call: Tape.Call, in state: AuditedScreen.State, while other: String) -> [String] {
    ["\(state.moment(call.began)): call \(call.number) begins, \(other)"] + call.advice
  }

  /// Three attempts or more after the first, each as soon after a failure as the one before.
  private static func eager(_ calls: [Tape.Call], in state: AuditedScreen.State, of screen: String) -> SoundnessFinding?
  {
    var waits: [Duration] = []
    for (first, call) in zip(calls, calls.dropFirst()) {
      guard first.threw, let end = first.ended, let endTime = first.endTime, end <= call.began,
        !state.isActedOn(between: first, and: call), call.time - endTime < leisurely
      else {
        waits = []
        continue
      }
      waits.append(call.time - endTime)
      guard waits.count == 3, waits[2] <= waits[0] else { continue }
      return SoundnessFinding(
        .eagerRetries, of: call.question, screen: screen, state: state.name,
        "\(call.question) fails and is asked again and again without a longer wait: a server in trouble gets no rest.",
        evidence: ["waits before the attempts: " + waits.map { "\(Elapsed($0))" }.joined(separator: ", ")])
    }
    return nil
  }

  /// What comes this much later is no retry but polling.
  private static let leisurely = Duration.seconds(10)
}

extension Tape {
  /// The calls that ask for a thing that was asked for more than once, in their order, thing by thing.
  var repeatedQuestions: [[Call]] {
    // Most states ask once, and each state is looked at by several rules.
    guard calls.count > 1 else { return [] }
    var found: [[Call]] = []
    for call in calls {
      if let index = found.firstIndex(where: { $0[0].mock == call.mock && $0[0].label == call.label }) {
        found[index].append(call)
      } else {
        found.append([call])
      }
    }
    return found.filter { $0.count > 1 }
  }
}

extension Tape.Call {
  fileprivate var question: String { label.isEmpty ? mock : "\(mock) (\(label))" }

  /// Where the mock does not say what is asked for, the calls may ask for different things.
  fileprivate var advice: [String] {
    label.isEmpty
      ? ["If they ask for different things, let the mock say so: try await response(\"page \\(page)\")."] : []
  }
}
