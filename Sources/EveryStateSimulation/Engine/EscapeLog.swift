/// What reached a simulation from outside: its tasks' jobs that another thread, or another simulation, made runnable.
struct EscapeLog {
  private(set) var count = 0
  private(set) var first: [Escape] = []

  /// Enough to see what is going on; an endless stream of them must not fill the memory.
  private static let kept = 100

  mutating func note(_ job: SimulatedJob, at instant: Int64) {
    count += 1
    if first.count < Self.kept {
      first.append(
        Escape(
          time: .nanoseconds(instant), resumesOnMainActor: job.lane == .main, taskID: TaskReference.id(of: job.job)))
    }
  }
}
