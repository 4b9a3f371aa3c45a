package enum SimulationMisuse: Error, Sendable, Equatable, CustomStringConvertible {
  /// The call came from a job of the same simulation, which is already running jobs.
  case reentered(String)
  case finished(String)
  case negativeDuration(Duration)

  package var description: String {
    switch self {
    case .reentered(let call):
      """
      `\(call)` was called from inside a job that the same simulation is running. Call it from the test, or from code \
      that the test calls while the simulation is idle.
      """
    case .finished(let call): "`\(call)` was called after `finish()`. Make a new simulation."
    case .negativeDuration(let duration): "Virtual time cannot run backwards, by \(duration)."
    }
  }
}
