/// The pending work of a simulation: everything that it waits for.
package struct PendingWork: Sendable, Equatable, CustomStringConvertible {
  package var now: Duration
  /// Jobs that could run at once. Not zero after a call that ran out of its job limit.
  package var runnableJobs: Int
  package var sleepers: [SimulatedSleeper]
  /// Tasks that have not completed, sleepers among them; an `async let` counts with its parent.
  package var unfinishedTasks: Int
  package var outsideJobs: Int
  /// How often a dispatch timer made outside was set. Such timers run in real time.
  package var realTimers: Int

  package var isEmpty: Bool { runnableJobs == 0 && sleepers.isEmpty && unfinishedTasks == 0 }

  /// Tasks that are neither asleep nor runnable: they wait for another task, a continuation, a stream, or work outside the simulation.
  package var suspendedTasks: Int {
    let asleep = Set(sleepers.compactMap(\.taskID)).count
    return max(0, unfinishedTasks - asleep - min(runnableJobs, unfinishedTasks))
  }

  package var description: String {
    if isEmpty { return "nothing is pending at \(now)" }
    return ([summary] + details).joined(separator: "\n")
  }

  private var summary: String {
    var parts: [String] = []
    if runnableJobs > 0 { parts.append(count(runnableJobs, "job is", "jobs are") + " ready to run") }
    if !sleepers.isEmpty { parts.append(count(sleepers.count, "sleeper waits", "sleepers wait") + " for virtual time") }
    if suspendedTasks > 0 {
      parts.append(
        count(suspendedTasks, "task waits", "tasks wait")
          + " for another task, for a continuation or stream that was not resumed, or for work outside the simulation")
    }
    if outsideJobs > 0 { parts.append(count(outsideJobs, "job", "jobs") + " came from outside the simulation") }
    if realTimers > 0 {
      parts.append(count(realTimers, "dispatch timer was", "dispatch timers were") + " set, outside virtual time")
    }
    return "at \(now): " + parts.joined(separator: "; ")
  }

  private var details: [String] {
    let shown = 10
    let lines = sleepers.prefix(shown).map { "- \($0)" }
    return sleepers.count > shown ? lines + ["- and \(sleepers.count - shown) more"] : lines
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }
}
