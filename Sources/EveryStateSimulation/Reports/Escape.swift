/// A task of a simulation that was resumed from outside: by another thread (a thread of the app's own, an
/// actor with its own executor, an actor that foreign code was using), by code of the test outside the simulation, or
/// by another simulation.
///
/// The simulation runs what is resumed, as soon as it sees it. When it sees it is a matter of real time, so that a
/// simulation with escapes is not deterministic.
package struct Escape: Sendable, Equatable, CustomStringConvertible {
  /// The virtual time at which the task was taken in.
  package var time: Duration
  /// The runtime's number of the task. Differs from run to run.
  package var taskID: UInt64
  /// Who resumed it, as far as is known: a dispatch queue, another thread or another simulation.
  package var source: String

  package var description: String { "a task was resumed by \(source) at \(time)" }
}
