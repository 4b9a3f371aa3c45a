import CEveryStateRuntime

struct TaskLedger {
  private var references: [UInt64: TaskReference] = [:]
  /// The children of `async let`. They live in their parent's memory, so that only their ids are kept.
  private var asyncLets: Set<UInt64> = []
  private var ways: [UInt64: Way] = [:]
  private struct Way {
    var function: UInt
    var executor: everystate_executor
  }
  /// The app's own executors that passed their jobs to simulated queues.
  private var simulatedExecutors: Set<UInt> = []

  func contains(_ id: UInt64) -> Bool { references[id] != nil || (!asyncLets.isEmpty && asyncLets.contains(id)) }

  /// In the order of their creation; children of `async let` are covered by their parents.
  var tasks: [TaskReference] { references.values.sorted { $0.id < $1.id } }

  var ids: [UInt64] { Array(references.keys) + asyncLets }

  /// The code at which the first running task, or task in a real queue, continues; `nil` without one.
  var firstActive: UInt? {
    var first: (id: UInt64, continuation: UInt)?
    for (id, task) in references where first.map({ id < $0.id }) ?? true {
      guard let continuation = task.continuationIfActive else { continue }
      let way = continuation == everystate_arrival_function() ? ways[id] : nil
      if let way, simulatedExecutors.contains(way.executor.identity) { continue }
      first = (id, way?.function ?? continuation)
    }
    return first?.continuation
  }

  mutating func noteWay(of id: UInt64, to function: UInt, at executor: everystate_executor) {
    ways[id] = Way(function: function, executor: executor)
  }

  mutating func noteSimulated(executor: UInt) { simulatedExecutors.insert(executor) }

  mutating func add(_ task: TaskReference) {
    if task.isAsyncLet { asyncLets.insert(task.id) } else { references[task.id] = task }
  }

  // The references are handed out, so that a task is not destroyed, and with it whatever its closure held and runs in
  // its `deinit`, in the middle of a change of the ledger.

  /// Forgets a task if it is complete. Ask right after one of its jobs ran.
  mutating func removeIfComplete(_ id: UInt64, job: UnownedJob) -> TaskReference? {
    if let task = references[id] { return task.isComplete ? remove(id) : nil }
    guard asyncLets.contains(id), TaskReference.isComplete(job) else { return nil }
    asyncLets.remove(id)
    ways[id] = nil
    return TaskReference(job, id: id)
  }

  /// Forgets the tasks that completed where no job of theirs was seen, inside an actor or on another thread.
  mutating func removeComplete() -> [TaskReference] {
    let complete = references.values.filter { $0.isComplete }
    for task in complete { remove(task.id) }
    return complete
  }

  mutating func removeAll() -> [TaskReference] {
    defer {
      references.removeAll()
      asyncLets.removeAll()
      ways.removeAll()
    }
    return Array(references.values)
  }

  @discardableResult private mutating func remove(_ id: UInt64) -> TaskReference? {
    if !ways.isEmpty { ways[id] = nil }
    return references.removeValue(forKey: id)
  }
}
