// What libdispatch's callers hand to a simulation on the simulating thread.
extension SimulationCore {
  /// Takes a block that was submitted to a dispatch queue.
  ///
  /// - Parameters:
  ///   - delay: in nanoseconds.
  ///   - awaitsGroup: whether the block runs when its group is empty.
  func submit(_ block: DispatchBlock, after delay: Int64, awaitsGroup: Bool) {
    noteScheduling()
    if isFinished {
      block.discard()
    } else if awaitsGroup {
      notifications.append(block)
    } else if delay > 0 {
      timeline.insert(
        .block(block), from: time.elapsed, until: time.elapsed.saturatingAdding(delay), sleeper: nil, name: nil)
    } else {
      append(.block(block))
    }
  }

  /// Runs what is ready for a queue before somebody uses the queue synchronously: a queue is first in, first out. If it is
  /// suspended, what resumes it comes first.
  func flush(queue: UnsafeMutableRawPointer) {
    while suspensions.contains(UInt(bitPattern: queue)), help(until: .max) {}
    while let block = ready.removeFirstBlock(where: { $0.isFor(queue: queue) }) { run(.block(block)) }
  }
}
