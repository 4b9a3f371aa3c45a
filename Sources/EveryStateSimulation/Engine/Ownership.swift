import Synchronization

/// Which simulation a task belongs to, for jobs that are made runnable outside of that simulation: by another
/// thread, or on the simulating thread by another simulation.
enum Ownership {
  private static let owners = Locked<[UInt64: SimulationCore]>([:])
  private static let count = Atomic<Int>(0)

  /// The simulation that owns the task. Cheap while no simulation has an unfinished task.
  static func owner(of task: UInt64) -> SimulationCore? {
    if count.load(ordering: .relaxed) == 0 || task == 0 { return nil }
    return owners.withLock { $0[task] }
  }

  static func claim(_ task: UInt64, for core: SimulationCore) {
    owners.withLock { owners in
      owners[task] = core
      count.store(owners.count, ordering: .relaxed)
    }
  }

  static func release(_ task: UInt64) {
    owners.withLock { owners in
      owners[task] = nil
      count.store(owners.count, ordering: .relaxed)
    }
  }
}
