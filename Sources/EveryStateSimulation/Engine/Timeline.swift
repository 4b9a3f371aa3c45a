/// The sleepers of one simulation, ordered by deadline; equal deadlines in the order in which the sleeps began.
struct Timeline {
  struct Entry {
    /// Virtual nanoseconds since the beginning of the simulation.
    var deadline: Int64
    var began: Int64
    /// A block that is due then, or the job that wakes a task; that job belongs to a task of the runtime's own.
    var work: Work
    var sleeper: TaskReference?
    var name: String?
    fileprivate var order: UInt64
  }

  /// Latest deadline first, so that the next one is taken from the end.
  private var entries: [Entry] = []
  private var nextOrder: UInt64 = 0
  /// Which entry is the present sleep of a task: a canceled task may sleep anew while the clean-up after its first sleep still waits.
  private var presentSleeps: [UInt64: UInt64] = [:]

  var asleep: some Sequence<Entry> { entries.reversed().lazy.filter(isAsleep) }

  var nextDeadline: Int64? { entries.last(where: isAsleep)?.deadline }

  mutating func insert(
    _ work: Work, from began: Int64, until deadline: Int64, sleeper: TaskReference? = nil, name: String? = nil
  ) {
    nextOrder += 1
    if let sleeper { presentSleeps[sleeper.id] = nextOrder }
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].deadline > deadline { low = middle + 1 } else { high = middle }
    }
    entries.insert(
      Entry(deadline: deadline, began: began, work: work, sleeper: sleeper, name: name, order: nextOrder), at: low)
  }

  /// A task that becomes runnable does not sleep any more.
  mutating func endSleep(of task: UInt64) { if !presentSleeps.isEmpty { presentSleeps[task] = nil } }

  mutating func popNext(dueAt instant: Int64) -> (entry: Entry, isAsleep: Bool)? {
    guard let last = entries.last, last.deadline <= instant else { return nil }
    defer { remove(at: entries.count - 1) }
    return (last, isAsleep(last))
  }

  mutating func removeOver() -> [Entry] {
    let over = entries.indices.reversed().filter { !isAsleep(entries[$0]) }
    return over.map { remove(at: $0) }
  }

  mutating func removeAll() -> [Entry] {
    defer {
      entries.removeAll()
      presentSleeps.removeAll()
    }
    return entries
  }

  private func isAsleep(_ entry: Entry) -> Bool {
    switch entry.work {
    case .block(let block): return !block.isCancelled
    case .event(let event): return !event.isCancelled
    case .job: break
    }
    guard let sleeper = entry.sleeper else { return true }
    return presentSleeps[sleeper.id] == entry.order && !sleeper.isKnownToBeCancelled
  }

  @discardableResult private mutating func remove(at index: Int) -> Entry {
    let entry = entries.remove(at: index)
    if let sleeper = entry.sleeper, presentSleeps[sleeper.id] == entry.order { presentSleeps[sleeper.id] = nil }
    return entry
  }
}
