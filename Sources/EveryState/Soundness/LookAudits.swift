import TextUI

extension Audits {
  /// A screen at rest with nothing on it but its title. Other rules cover a screen that waits or has failed.
  static func blankScreen(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.compactMap { state in
      guard state.proof != nil, state.proof != .idle, state.proof != .failed,
        // Titles come first, so a search from below finds content sooner.
        state.events.lines.reversed().allSatisfy(isBlank), state.isAtRest
      else { return nil }
      let title = state.events.looks.last?.seen.titles.first.map { " but its title, \"\($0)\"" } ?? ""
      return state.finding(
        .blankScreen,
        "the screen shows nothing\(title), and nothing is pending.")
    }
  }

  static func isBlank(_ line: String) -> Bool {
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), first != UInt8(ascii: "{") else {
      return true
    }
    if line.hasPrefix("~ ") { return true }
    // A bar with something to press, or to type in, is more than a title.
    if line.hasPrefix("= ") {
      return !line.utf8.prefix { $0 != UInt8(ascii: "{") }.contains { $0 == 0x5B || $0 == 0x7C }
    }
    guard first == UInt8(ascii: "<") else { return false }
    let drawing = line.utf8.prefix { $0 != UInt8(ascii: "{") }.filter { $0 != UInt8(ascii: " ") }
    return drawing.elementsEqual("<clear>".utf8) || drawing.elementsEqual("<emptylist>".utf8)
  }

  /// Text that has far less room than it takes, without a limit on its lines.
  static func cutText(in state: AuditedScreen.State) -> [SoundnessFinding] {
    (state.events.looks.last?.seen.cutTexts ?? []).map {
      state.finding(
        .cutText, of: $0,
        "\"\($0)\" is cut: its frame is too small. Let it grow, or set lineLimit(_:) if the cut is intended.")
    }
  }

  /// A modifier that a device ignores where it is placed, or a view that it leaves out there.
  static func misplaced(in screen: AuditedScreen) -> [SoundnessFinding] {
    let isPulled = screen.states.contains { ($0.events.offers ?? []).contains { $0.kind.way == .refresh } }
    return screen.states.flatMap { state in
      (state.events.looks.last?.seen.misplaced ?? []).compactMap { words in
        let name = String(words.prefix { $0.isLetter })
        // Before it has loaded, and where another state shows a list, it is meant for that one.
        if name == "refreshable", isPulled || state.proof == .idle || state.proof == .loading { return nil }
        return state.finding(.misplaced, of: name, "\(words).")
      }
    }
  }

  /// A presentation that the user cannot dismiss, without a control that could be used.
  static func noWayOut(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.compactMap { state in
      guard let presented = state.events.looks.last?.seen.presented.last, let obstacle = state.events.obstacle,
        state.isAtRest, !state.events.controls.contains(where: { $0.isEnabled && $0.isUsable })
      else { return nil }
      return state.finding(
        .noWayOut, "the \(presented) has no control, and cannot be dismissed.", evidence: [obstacle])
    }
  }

  /// What a phone does with the screen that its author hardly meant.
  static func traps(in screen: AuditedScreen) -> [SoundnessFinding] {
    var hasMoved = false
    return screen.states.flatMap { state in
      state.events.traps.filter { isMeant($0, in: state, of: screen) }.compactMap { trap in
        // One row moves after another.
        if trap.kind == .movedIdentity, hasMoved { return nil }
        hasMoved = hasMoved || trap.kind == .movedIdentity
        let rule: SoundnessRule =
          switch trap.kind {
          case .staleContent: .staleContent
          case .waitingPresentation: .waitingPresentation
          case .unclearIdentity, .movedIdentity: .unclearIdentity
          case .emptySection: .emptySection
          case .undefined: .undefinedBehavior
          }
        var finding = state.finding(rule, of: trap.subject, trap.sentence)
        finding.cause = trap.cause
        return finding
      }
    }
  }

  private static func isMeant(_ trap: ScreenTrap, in state: AuditedScreen.State, of screen: AuditedScreen) -> Bool {
    switch trap.kind {
    case .staleContent, .waitingPresentation, .undefined: true
    // A mock without pages answers every question with the same rows.
    case .unclearIdentity: !state.events.calls.contains { $0.isAnsweredAs(in: state.events.calls) }
    // A filter leaves rows out; they do not move.
    case .movedIdentity:
      !state.events.actions.contains { [.type, .select].contains($0.control?.way) }
        && !state.events.traps.contains { $0.kind == .unclearIdentity }
    // A header that never has rows is a text of its own. Where rows are missing, other words may say why.
    case .emptySection:
      state.isAtRest && state.proof != .idle && state.proof != .failed
        && screen.states.contains {
          !$0.events.traps.contains(trap) && $0.saysAll(of: state, apartFromNumbers: state.saysOnly(trap.subject))
        }
    }
  }

  /// The look before any task's first step, if no golden of the screen shows it. Users see it, if only for a moment.
  static func undeclaredFirstLook(in screen: AuditedScreen) -> [SoundnessFinding] {
    guard screen.isWhole,
      let state = screen.declared.first(where: { $0.proof != nil && $0.proof != .idle && !$0.events.looks.isEmpty })
    else { return [] }
    let first = state.events.looks[0].seen
    guard !screen.declared.contains(where: { $0.shownLooks.contains { $0.seen == first } }) else { return [] }
    let words = first.texts.isEmpty ? "nothing" : first.texts.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      state.finding(
        .undeclaredFirstLook,
        "the screen begins with a look that no golden shows: \(words). Declare .idle() to review it.")
    ]
  }

  /// The cases of a thrown error that no state of a catalog throws, each type once: dependencies may share one.
  /// - Parameter declaring: the indices of the screens that may declare them.
  static func undeclaredErrors(
    in screens: [AuditedScreen], of declaring: [Int]
  ) -> [(screen: Int, finding: SoundnessFinding)] {
    let calls = screens.flatMap { $0.declared.flatMap(\.events.calls) }
    let thrown = Set(calls.compactMap { $0.error.flatMap(ErrorCase.init) })
    var known: Set<String> = []
    return declaring.flatMap { index in
      screens[index].asked.compactMap { asked -> (Int, SoundnessFinding)? in
        guard let failed = asked.state(.failed), let error = asked.failedCall?.error,
          let path = asked.dependency.first, let type = ErrorCase(error)?.shortType, known.insert(type).inserted
        else { return nil }
        let missing = ErrorCase.all(of: error).filter { !thrown.contains($0) }
        guard !missing.isEmpty, missing.count <= mostErrors else { return nil }
        let errors = missing.map { "\(type).\($0.name)" }.joined(separator: ", ")
        let arguments = ["\\.\(path)"] + label(of: failed) + ["with: [\(errors)]"]
        let finding = failed.finding(
          .undeclaredError, of: type,
          "no state shows \(missing.map { "`\($0.name)`" }.joined(separator: ", ")) of \(type).",
          evidence: failed.source(of: nil).without(path).lines(".fails", arguments))
        return (index, finding)
      }
    }
  }

  /// The label of further failed states beside those of another dependency: `send` of `send failed`.
  private static func label(of failed: AuditedScreen.State) -> [String] {
    let words = failed.name.split(separator: " ").prefix { !$0.hasPrefix(StateProof.failed.rawValue) }
    return words.isEmpty ? [] : ["as: \(words.joined(separator: " ").asLiteral)"]
  }

  private static let mostErrors = 12

  /// Needless calls: the same thing asked for while it is under way, once more when it has just come, or again and again when it
  /// fails.
  static func repeatedCalls(in screen: AuditedScreen) -> [SoundnessFinding] {
    let rows = screen.loadings.reduce(into: Set<String>()) { $0.formUnion($1.ownWords(of: .loaded)) }
    return screen.states.flatMap { state in
      state.events.repeatedQuestions.flatMap { calls in
        let repeated = calls[0].hidesArguments ? [] : calls
        let found = [atOnce(repeated, in: state), needless(repeated, in: state, rows), eager(calls, in: state)]
        return found.compactMap { finding in
          var finding = finding
          finding?.cause = calls[0].mock
          return finding
        }
      }
    }
  }

  private static func atOnce(_ calls: [EventLog.Call], in state: AuditedScreen.State) -> SoundnessFinding? {
    for (index, call) in calls.enumerated() {
      // The app may have canceled a call that is answered nevertheless.
      guard let first = calls[..<index].first(where: { !$0.ignoresCancellation && $0.isInFlight(at: call.began) }),
        // An undeclared flow may call on purpose: a button pressed twice is meant twice.
        state.origin == nil || !state.isActedOn(between: first, and: call)
      else { continue }
      return state.finding(
        .sameCallTwice, of: call.question,
        "\(call.question) is called twice at the same time: it costs twice as much, and the last answer wins.",
        evidence: beginning(of: call, in: state, while: "call \(first.number) is in flight"))
    }
    return nil
  }

  /// A call for something that has just arrived, without an action of the user.
  private static func needless(
    _ calls: [EventLog.Call], in state: AuditedScreen.State, _ rows: Set<String>
  ) -> SoundnessFinding? {
    for (first, call) in zip(calls, calls.dropFirst()) {
      guard first.returned, first.endTime == call.time, !call.isForeseen, !state.isActedOn(between: first, and: call),
        !isPage(call, of: rows, in: state), !state.events.isOlderThanWrite(first),
        first.label.isEmpty || !first.isAnsweredAs(in: state.events.calls)
      else { continue }
      return state.finding(
        .needlessCall, of: call.question,
        "\(call.question) is called again as soon as it is answered, without an action.",
        evidence: beginning(of: call, in: state, while: "call \(first.number) has just returned"))
    }
    return nil
  }

  /// Whether the answer adds to the rows on the screen.
  private static func isPage(_ call: EventLog.Call, of rows: Set<String>, in state: AuditedScreen.State) -> Bool {
    guard let end = call.ended else { return false }
    let (before, after) = (state.events.looks[call.began].seen.texts, state.events.looks[end].seen.texts)
    return after.count > before.count && before.contains(where: rows.contains) && Set(before).isSubset(of: after)
  }

  private static func beginning(of call: EventLog.Call, in state: AuditedScreen.State, while other: String) -> [String]
  {
    ["\(state.moment(call.began)): call \(call.number) begins, \(other)"] + call.advice
  }

  /// Two attempts or more after the first, each as soon after a failure as the one before.
  private static func eager(_ calls: [EventLog.Call], in state: AuditedScreen.State) -> SoundnessFinding? {
    // The pauses of one series of attempts after another.
    var series: [[Duration]] = [[]]
    for (first, call) in zip(calls, calls.dropFirst()) {
      if first.threw, let end = first.ended, let endTime = first.endTime, end <= call.began,
        !state.isActedOn(between: first, and: call), call.time - endTime < leisurely
      {
        series[series.count - 1].append(call.time - endTime)
      } else {
        series.append([])
      }
    }
    guard let waits = series.first(where: { $0.count > 1 && $0[$0.count - 1] <= $0[0] }) else { return nil }
    return state.finding(
      .eagerRetries, of: calls[0].question,
      "\(calls[0].question) fails and is retried without longer pauses, which overloads a failing server.",
      evidence: ["waits before the attempts: " + waits.prefix(3).map { "\(Elapsed($0))" }.joined(separator: ", ")])
  }

  /// A call this much later is polling, not a retry.
  private static let leisurely = Duration.seconds(10)
}

extension AuditedScreen.State {
  /// Whether it shows the other state's texts, and maybe more, at its end.
  func saysAll(of other: AuditedScreen.State, apartFromNumbers: Bool = false) -> Bool {
    guard let own = events.looks.last?.seen, let seen = other.events.looks.last?.seen else { return false }
    return apartFromNumbers ? seen.texts.allSatisfy(own.says) : Set(seen.texts).isSubset(of: own.texts)
  }

  /// Whether nothing else is on the screen but titles, tabs and controls.
  fileprivate func saysOnly(_ text: String) -> Bool {
    guard let seen = events.looks.last?.seen else { return false }
    let chrome = seen.labels.union(seen.titles).union(seen.tabs).union([text])
    return seen.texts.allSatisfy(chrome.contains) && (seen.pictures.isEmpty || !seen.tabs.isEmpty)
  }
}

extension EventLog {
  /// Whether something was written while the call was in flight, which its answer may not have.
  fileprivate func isOlderThanWrite(_ call: Call) -> Bool {
    calls.contains { write in
      guard write.returnsNothing || write.written != nil, let ended = write.ended else { return false }
      return call.began < ended && !(call.ended.map { $0 < ended } ?? false)
    }
  }

  /// The calls of each question that was asked more than once, in order.
  var repeatedQuestions: [[Call]] {
    // Most states make one call, and several rules check each state.
    calls.count > 1 ? calls.grouped { $0.asksTheSame(as: $1) }.filter { $0.count > 1 } : []
  }
}

extension EventLog.Call {
  /// Whether the mock has one answer for it and for another question.
  fileprivate func isAnsweredAs(in calls: [Self]) -> Bool {
    returned && !isForeseen && !answeredLabels.contains(label)
      && calls.contains { $0.mock == mock && $0.number < number && $0.returned && (label.isEmpty || $0.label != label) }
  }

  /// Whether the mock's function has parameters that its label does not tell. A closure does not tell its own: where a screen or a mock is
  /// made, it usually has none.
  var hidesArguments: Bool {
    label.isEmpty && site.function.contains(":") && !["view(", "init("].contains(where: site.function.hasPrefix)
  }

  /// Advice about a mock without labels, whose calls may ask different questions.
  fileprivate var advice: [String] {
    label.isEmpty
      ? ["If the calls ask for different things, label them in the mock: try await response(\"page \\(page)\")."] : []
  }
}
