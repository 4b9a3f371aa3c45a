/// Something that a simulation does when its time has come and that is neither a task's job nor a queue's block: the tick
/// of a timer, a turn of the run loop.
final class Event: @unchecked Sendable {
  let lane: Lane
  let name: String
  private(set) var isCancelled = false
  private var action: (() -> Void)?

  init(_ name: String, on lane: Lane, _ action: @escaping () -> Void) {
    self.name = name
    self.lane = lane
    self.action = action
  }

  func perform() {
    let action = action
    self.action = nil
    action?()
  }

  func cancel() {
    isCancelled = true
    action = nil
  }
}

extension SimulationCore {
  /// Runs an action after a number of nanoseconds; in its turn if that is 0.
  func schedule(_ event: Event, after delay: Int64) {
    noteScheduling()
    if isFinished { return }
    if delay <= 0 { return append(.event(event)) }
    timeline.insert(.event(event), from: time.elapsed, until: time.elapsed.saturatingAdding(delay))
  }
}
