/// A task of a simulation that was resumed from outside: by another thread, by the test's code or by another simulation.
package struct Escape: Sendable, Equatable, CustomStringConvertible {
  package var time: Duration
  /// The runtime's number of the task. Differs from run to run.
  package var taskID: UInt64
  package var source: String

  package var description: String { "a task was resumed by \(source) at \(time)" }
}
