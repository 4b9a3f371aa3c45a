/// Where a job of a simulation runs.
///
/// Both run on the simulating thread, one job at a time; the lane decides what the runtime answers when code asks
/// whether it is on the main actor.
enum Lane: UInt8, Sendable {
  case main
  case background
}

/// A piece of a task that is ready to run.
struct SimulatedJob: @unchecked Sendable {
  var job: UnownedJob
  var lane: Lane
}
