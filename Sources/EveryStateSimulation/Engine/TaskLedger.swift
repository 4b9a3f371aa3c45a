/// The unfinished tasks of one simulation.
struct TaskLedger {
  /// Every task but the children of `async let`.
  private var references: [UInt64: TaskReference] = [:]
  /// The children of `async let`. They live in their parent's memory, so that only their ids are kept.
  private var asyncLets: Set<UInt64> = []

  func contains(_ id: UInt64) -> Bool { references[id] != nil || (!asyncLets.isEmpty && asyncLets.contains(id)) }

  /// In the order of their creation; children of `async let` are covered by their parents.
  var tasks: [TaskReference] { references.values.sorted { $0.id < $1.id } }

  /// Every id, of the children of `async let` too.
  var ids: [UInt64] { Array(references.keys) + asyncLets }

  /// The code with which the first task goes on that is running, or in a queue; `nil` if there is none.
  var firstActive: UInt? {
    var first: (id: UInt64, continuation: UInt)?
    for (id, task) in references where first.map({ id < $0.id }) ?? true {
      if let continuation = task.continuationIfActive { first = (id, continuation) }
    }
    return first?.continuation
  }

  mutating func add(_ task: TaskReference) {
    if task.isAsyncLet { asyncLets.insert(task.id) } else { references[task.id] = task }
  }

  // The references are handed out, so that a task is not destroyed, and with it whatever its closure held and runs in
  // its `deinit`, in the middle of a change of the ledger.

  /// Forgets a task if it is complete. Ask right after one of its jobs ran.
  mutating func removeIfComplete(_ id: UInt64, job: UnownedJob) -> TaskReference? {
    if let task = references[id] { return task.isComplete ? references.removeValue(forKey: id) : nil }
    guard asyncLets.contains(id), TaskReference.isComplete(job) else { return nil }
    asyncLets.remove(id)
    return TaskReference(job, id: id)
  }

  /// Forgets the tasks that completed where no job of theirs was seen, inside an actor or on another thread.
  mutating func removeComplete() -> [TaskReference] {
    let complete = references.values.filter { $0.isComplete }
    for task in complete { references[task.id] = nil }
    return complete
  }

  mutating func removeAll() -> [TaskReference] {
    defer {
      references.removeAll()
      asyncLets.removeAll()
    }
    return Array(references.values)
  }
}
