import CEveryStateRuntime

/// The simulation of a task, for its work on another thread or in another simulation.
enum Ownership {
  private static let owners = Locked<[UInt64: SimulationCore]>([:])

  static func owner(of task: UInt64) -> SimulationCore? {
    if task == 0 || !everystate_may_own_task(task) { return nil }
    return owners.withLock { $0[task] }
  }

  static func claim(_ task: UInt64, for core: SimulationCore) {
    owners.withLock { owners in
      if owners.updateValue(core, forKey: task) == nil { everystate_count_owned_task(task, 1) }
    }
  }

  static func release(_ task: UInt64) {
    owners.withLock { owners in if owners.removeValue(forKey: task) != nil { everystate_count_owned_task(task, -1) } }
  }
}
