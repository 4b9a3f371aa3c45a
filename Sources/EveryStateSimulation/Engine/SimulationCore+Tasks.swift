// Work that the runtime hands to a simulation on the simulating thread.
extension SimulationCore {
  func adopt(_ task: TaskReference) {
    if ledger.contains(task.id) { return }
    ledger.add(task)
    Ownership.claim(task.id, for: self)
  }

  /// Takes over a new task; `isRunnable` is true if it is already in its executor's queue.
  func adopt(_ task: TaskReference, isRunnable: Bool) {
    adopt(task)
    // Other code that runs its actor may have started the task before its owner was known.
    if isRunnable, let function = task.continuationUnlessEnqueued { noteElsewhere(function) }
  }

  /// Takes a job that was made runnable here. Returns false for a foreign task's, which no simulation owns.
  func take(_ job: UnownedJob, _ lane: Lane) -> Bool {
    let id = TaskReference.id(of: job)
    // A job without a task serves an actor that this simulation's tasks are using.
    if id != 0, !ledger.contains(id), !adoptIfNew(job, id) {
      guard let owner = Ownership.owner(of: id) else { return false }
      owner.receive(job, lane)
      return true
    }
    timeline.endSleep(of: id)
    append(.job(job, lane))
    return true
  }

  // A task may become runnable while it is being created, before anybody can say whose it is. And the child of an
  // `async let`, whose creation is not seen, becomes runnable for the first time when its parent is running.
  private func adoptIfNew(_ job: UnownedJob, _ id: UInt64) -> Bool {
    let task = TaskReference(job, id: id)
    let isNew =
      time.isCreatingTask || (task.isAsyncLet && TaskReference.current().map { ledger.contains($0.id) } ?? false)
    if isNew { adopt(task) }
    return isNew
  }

  /// Lets the running task sleep for so many nanoseconds; `job` wakes it. Returns false for a foreign task, which an actor serves here.
  func sleep(_ job: UnownedJob, for duration: Int64) -> Bool {
    let sleeper = TaskReference.current()
    if let sleeper, !ledger.contains(sleeper.id) { return false }
    if isFinished { return true }
    timeline.insert(
      .job(job, .background), from: time.elapsed, until: time.elapsed.saturatingAdding(max(0, duration)),
      sleeper: sleeper, name: TaskReference.nameOfCurrent)
    return true
  }
}
