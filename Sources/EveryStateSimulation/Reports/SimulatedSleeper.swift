/// A simulated task that waits for virtual time: in `Task.sleep`, or in a clock's `sleep`.
public struct SimulatedSleeper: Sendable, Equatable, CustomStringConvertible {
  /// When it wakes, as virtual time since the beginning of the simulation.
  public var deadline: Duration
  /// When it fell asleep, as virtual time since the beginning of the simulation.
  public var began: Duration
  /// The task's name, if it was created with one: `Task(name: "poll") { ... }`.
  public var taskName: String?
  /// The runtime's number of the task that sleeps; `nil` if it is unknown. Differs from run to run.
  public var taskID: UInt64?
  /// The task's priority at creation.
  public var priority: TaskPriority?

  /// How long the sleep is in all.
  public var duration: Duration { deadline - began }

  public var description: String {
    let who = taskName.map { "task \"\($0)\"" } ?? "a task"
    return "\(who) sleeps \(duration), until \(deadline)"
  }
}

extension SimulatedSleeper {
  init(_ entry: Timeline.Entry) {
    self.init(
      deadline: .nanoseconds(entry.deadline), began: .nanoseconds(entry.began), taskName: entry.name,
      taskID: entry.sleeper?.id, priority: entry.sleeper.map { TaskPriority(rawValue: $0.priority) })
  }
}
