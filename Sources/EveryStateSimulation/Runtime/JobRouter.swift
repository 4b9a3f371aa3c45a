/// Decides for every job of the process whether a simulation takes it.
enum JobRouter {
  /// - Returns: whether a simulation took the job; if not, it is the platform's.
  @inline(__always)
  static func take(_ job: UnownedJob, _ lane: Lane) -> Bool {
    if let core = SimulationCore.onThisThread { return core.take(job, lane) }
    guard let owner = Ownership.owner(of: TaskReference.id(of: job)) else { return false }
    owner.receive(job, lane)
    return true
  }
}
