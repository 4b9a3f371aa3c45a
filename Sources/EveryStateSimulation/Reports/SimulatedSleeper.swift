/// Something that waits for virtual time: a task that sleeps, a block given to `DispatchQueue.asyncAfter`, or a timer.
package struct SimulatedSleeper: Sendable, Equatable, CustomStringConvertible {
  /// As virtual time since the beginning of the simulation.
  package var deadline: Duration
  package var began: Duration
  package var taskName: String?
  /// The runtime's number of the task that sleeps; `nil` if it is unknown. Differs from run to run.
  package var taskID: UInt64?
  package var priority: TaskPriority?
  /// The label of the dispatch queue that a block waits for; `nil` for a task. The main queue's is `main`.
  package var queueLabel: String?

  /// The kind of timer, `a timer` or `a dispatch timer`; `nil` for a task or a block.
  package var timerName: String?

  package var duration: Duration { deadline - began }

  package var description: String {
    if let queueLabel { return "a block for the dispatch queue \"\(queueLabel)\" waits \(duration), until \(deadline)" }
    if let timerName { return "\(timerName) ticks at \(deadline)" }
    let sleeper = taskName.map { "task \"\($0)\"" } ?? "a task"
    return "\(sleeper) sleeps \(duration), until \(deadline)"
  }
}

extension SimulatedSleeper {
  init(_ entry: Timeline.Entry) {
    var queueLabel: String?
    var timerName: String?
    switch entry.work {
    case .block(let block): queueLabel = block.queueLabel
    case .event(let event): timerName = event.name
    case .job: break
    }
    self.init(
      deadline: .nanoseconds(entry.deadline), began: .nanoseconds(entry.began), taskName: entry.name,
      taskID: entry.sleeper?.id, priority: entry.sleeper.map { TaskPriority(rawValue: $0.priority) },
      queueLabel: queueLabel, timerName: timerName)
  }
}
