extension Simulation {
  /// Lets virtual time pass. Each sleeper wakes at its own time, and is settled before the next one wakes.
  ///
  /// - Parameter duration: not negative, counted in whole nanoseconds.
  /// - Throws: ``SimulationStuck`` if the simulation cannot settle on the way, or would pass ``timeLimit``;
  ///   ``SimulationMisuse`` for a negative duration.
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

  /// Settles, then lets virtual time pass until the next sleeper wakes, and settles again. Sleepers that wake at the
  /// same instant all wake, in the order in which they fell asleep, each settled before the next one.
  ///
  /// - Parameter limit: how much virtual time may pass; a sleeper beyond it is left asleep and no time passes.
  /// - Returns: whether a sleeper woke.
  /// - Throws: ``SimulationStuck`` if the simulation cannot settle, or would pass ``timeLimit``.
  @discardableResult
  package func advanceToNextWake(within limit: Duration = .seconds(24 * 3600)) throws -> Bool {
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
