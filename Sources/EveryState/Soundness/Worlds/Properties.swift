extension Audits {
  /// The app's own properties, at each look of each drive.
  static func properties(in screen: AuditedScreen) -> [SoundnessFinding] {
    guard !screen.properties.isEmpty else { return [] }
    return screen.states.flatMap { state in
      let moments = state.events.looks.indices.map { ScreenMoment(state.events, at: $0) }
      return screen.properties.compactMap { property in
        // The app's closure may end the process.
        let subject = "\(screen.name) / \(state.name), \"\(property.sentence)\""
        let judge = { property.failure(at: moments, after: state.events.actions.map(\.look), isAtRest: state.isAtRest) }
        guard let failure = CrashHandler.surviving(subject, judge) else {
          let cause = CrashHandler.cause(of: subject) ?? ""
          return state.finding(
            .brokenProperty, of: property.sentence, "\"\(property.sentence)\" ends the process: \(cause).")
        }
        return failure.map { place, words in
          state.finding(
            .brokenProperty, of: property.sentence,
            "\"\(property.sentence)\" \(words): the screen shows \(moments[place].words).",
            evidence: [state.moment(place)])
        }
      }
    }
  }
}

extension ScreenMoment {
  init(_ events: EventLog, at index: Int) {
    let look = events.looks[index]
    (texts, titles, labels) = (look.seen.texts, look.seen.titles, look.seen.labels)
    (presented, showsSpinner, time) = (look.seen.presented, look.seen.showsSpinner, look.time)
    calls = events.calls.filter { $0.began <= index }.map {
      Call(
        dependency: $0.mock, label: $0.label, isInFlight: $0.isInFlight(at: index),
        failure: $0.hasEnded(by: index) ? $0.failure : nil)
    }
  }

  fileprivate var words: String {
    let shown = texts.prefix(5).map { "\"\($0)\"" } + (showsSpinner ? ["a spinner"] : [])
    return shown.isEmpty ? "nothing" : shown.joined(separator: ", ")
  }
}

extension ScreenProperty {
  /// The look at which it is broken, and how; nil if it is kept, or if the drive ended too early to tell.
  /// - Parameter actions: the look at which each action of the user begins.
  func failure(at moments: [ScreenMoment], after actions: [Int], isAtRest: Bool) -> (place: Int, words: String)? {
    switch kind {
    case .always: return moments.firstIndex { !isTrue($0) }.map { ($0, "is not true") }
    case .never: return moments.firstIndex(where: isTrue).map { ($0, "is true") }
    case .eventually(let limit):
      let starts = [0] + actions
      for (index, start) in starts.enumerated() where start < moments.count {
        let end = index + 1 < starts.count ? starts[index + 1] : moments.count
        let deadline = moments[start].time + limit
        let own = start..<end
        guard !own.contains(where: { moments[$0].time <= deadline && isTrue(moments[$0]) }) else { continue }
        let hasPassed = own.contains { moments[$0].time > deadline } || end == moments.count && isAtRest
        guard hasPassed, let last = own.last(where: { moments[$0].time <= deadline }) else { continue }
        return (last, "is not true within \(Elapsed(limit))")
      }
      return nil
    }
  }
}
