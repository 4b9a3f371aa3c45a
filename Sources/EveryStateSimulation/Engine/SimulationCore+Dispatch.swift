// Work that callers of libdispatch hand to a simulation on the simulating thread.
extension SimulationCore {
  /// Takes a block that was submitted to a dispatch queue: for so many nanoseconds later, or for when its group is empty.
  func submit(_ block: DispatchBlock, after delay: Int64, awaitsGroup: Bool) {
    noteScheduling()
    if isFinished {
      block.discard()
    } else if awaitsGroup {
      notifications.append(block)
    } else if delay > 0 {
      timeline.insert(.block(block), from: time.elapsed, until: time.elapsed.saturatingAdding(delay))
    } else {
      append(.block(block))
    }
  }

  /// Runs the ready work of a queue before synchronous use; work that resumes a suspended queue runs first.
  func flush(queue: UnsafeMutableRawPointer) {
    while suspensions.contains(UInt(bitPattern: queue)), help(until: .max) {}
    while let block = ready.removeFirstBlock(where: { $0.isFor(queue: queue) }) { run(.block(block)) }
  }
}
