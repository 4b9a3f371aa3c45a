extension Simulation {
  /// Lets virtual time pass. Each sleeper wakes at its own time, and is settled before the next one wakes.
  package func advance(by duration: Duration) throws {
    if duration < .zero { throw SimulationMisuse.negativeDuration(duration) }
    try work("advance(by:)") { budget in
      let target = core.time.elapsed.saturatingAdding(duration.wholeNanoseconds)
      if target > timeLimit.wholeNanoseconds { throw stuck(.tooLate(limit: timeLimit)) }
      try drain(&budget)
      while try wakeNext(dueBy: target, &budget) { budget = jobLimit }
      core.time.move(to: target)
    }
  }

  /// Settles, lets time pass until the next sleepers wake, and settles each. Returns false, and passes no time, if none wakes in the limit.
  @discardableResult package func advanceToNextWake(within limit: Duration = .seconds(24 * 3600)) throws -> Bool {
    if limit < .zero { throw SimulationMisuse.negativeDuration(limit) }
    return try work("advanceToNextWake(within:)") { budget in
      try drain(&budget)
      let latest = core.time.elapsed.saturatingAdding(limit.wholeNanoseconds)
      guard let deadline = core.timeline.nextDeadline, deadline <= latest else { return false }
      if deadline > timeLimit.wholeNanoseconds { throw stuck(.tooLate(limit: timeLimit)) }
      while try wakeNext(dueBy: deadline, &budget) {}
      return true
    }
  }
}
