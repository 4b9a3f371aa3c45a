import CEveryStateRuntime

/// The dispatch queues that a simulation's code has suspended, and the blocks that wait for them to resume.
struct QueueSuspensions {
  private struct Suspension {
    var count = 0
    var isInactive = false
    var held: [DispatchBlock] = []
  }

  private var suspensions: [UInt: Suspension] = [:]

  func contains(_ queue: UInt) -> Bool { !suspensions.isEmpty && suspensions[queue] != nil }

  /// `change` is 1 for a suspension, -1 for its end, or whether the queue is active yet. Returns the blocks that the queue resumes with.
  mutating func change(_ queue: UInt, by change: Int) -> [DispatchBlock] {
    guard change > 0 || contains(queue) else { return [] }
    var suspension = suspensions[queue, default: Suspension()]
    switch change {
    case everystate_inactive: suspension.isInactive = true
    case everystate_activated: suspension.isInactive = false
    default: suspension.count += change
    }
    let goesOn = suspension.count <= 0 && !suspension.isInactive
    suspensions[queue] = goesOn ? nil : suspension
    return goesOn ? suspension.held : []
  }

  /// Keeps a block until its queue resumes. Returns whether the queue is suspended.
  mutating func hold(_ block: DispatchBlock) -> Bool {
    guard contains(block.queueID) else { return false }
    suspensions[block.queueID]?.held.append(block)
    return true
  }

  var held: [DispatchBlock] { suspensions.sorted { $0.key < $1.key }.flatMap(\.value.held) }

  mutating func removeAll() -> [DispatchBlock] {
    defer { suspensions = [:] }
    return held
  }
}
