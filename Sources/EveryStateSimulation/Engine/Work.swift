/// The lane of a simulation's work, always on the simulating thread: decides whether code counts as being on the main actor.
enum Lane: UInt8, Sendable {
  case main
  case background
}

enum Work: @unchecked Sendable {
  /// A piece of a task, up to its next suspension; or of an actor that serves the tasks that wait for it.
  case job(UnownedJob, Lane)
  case block(DispatchBlock)
  /// A timer's tick, or a turn of the run loop.
  case event(Event)

  var lane: Lane {
    switch self {
    case .job(_, let lane): lane
    case .block(let block): block.isForMainQueue ? .main : .background
    case .event(let event): event.lane
    }
  }

  /// Whether the work lets an actor serve the tasks that wait for it. Without it the actor is stuck for everybody.
  var isActorService: Bool { if case .job = self { taskID == 0 } else { false } }

  var taskID: UInt64 {
    switch self {
    case .job(let job, _): TaskReference.id(of: job)
    case .block, .event: 0
    }
  }
}
