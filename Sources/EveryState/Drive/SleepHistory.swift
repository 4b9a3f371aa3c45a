import EveryStateSimulation

/// The ended sleeps of a drive, which distinguish repeating work (a clock, polling) from single events (a debounce).
struct SleepHistory {
  /// A sleep of a task that may sleep equally long again.
  private struct Turn: Hashable {
    let task: UInt64
    let duration: Duration
  }
  private struct Pending: Hashable {
    let task: UInt64?
    let queue: String?
    let began: Duration
    let deadline: Duration

    init(_ sleeper: SimulatedSleeper) {
      task = sleeper.taskID
      queue = sleeper.queueLabel
      began = sleeper.began
      deadline = sleeper.deadline
    }
  }
  private var turns: [Turn: Int] = [:]
  /// The number of equally long sleeps in a row, each begun when the last one ended, as by a task that restarts itself.
  private var chains: [Pending: Int] = [:]

  /// Compares the sleepers before and after time has passed. The sleeps of `answers` in flight are not turns of a clock.
  mutating func timePassed(
    _ before: [SimulatedSleeper], _ after: [SimulatedSleeper], now: Duration, answers: Set<Duration>
  ) {
    let woken = before.filter { $0.deadline <= now && !answers.contains($0.duration) }
    guard !woken.isEmpty else { return }
    var lengths: [Duration: Int] = [:]
    for sleeper in woken {
      let times = times(sleeper) + 1
      if let task = sleeper.taskID { turns[Turn(task: task, duration: sleeper.duration)] = times }
      lengths[sleeper.duration] = max(lengths[sleeper.duration] ?? 0, times)
      chains[Pending(sleeper)] = nil
    }
    for sleeper in after where sleeper.began == now { chains[Pending(sleeper)] = lengths[sleeper.duration] }
  }

  /// Whether a sleep is part of a repetition: at least the third of its kind.
  func isRepeating(_ sleeper: SimulatedSleeper) -> Bool { times(sleeper) >= 2 }

  private func times(_ sleeper: SimulatedSleeper) -> Int {
    max(
      sleeper.taskID.flatMap { turns[Turn(task: $0, duration: sleeper.duration)] } ?? 0, chains[Pending(sleeper)] ?? 0)
  }
}
