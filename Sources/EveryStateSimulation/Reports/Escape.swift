/// A job of a simulated task that was made runnable from outside the simulation: by another thread (a dispatch queue,
/// a URLSession, an actor with its own executor, an actor that foreign code was using), or by another simulation.
///
/// The simulation runs such jobs too, as soon as it sees them. When it sees them is a matter of real time, so that a
/// simulation with escapes is not deterministic.
public struct Escape: Sendable, Equatable, CustomStringConvertible {
  /// The virtual time at which the job was taken in.
  public var time: Duration
  /// Whether the job continued on the main actor; otherwise off the main actor.
  public var resumesOnMainActor: Bool
  /// The runtime's number of the task; 0 if the job belongs to no task. Differs from run to run.
  public var taskID: UInt64

  public var description: String {
    "at \(time) a task was resumed from outside the simulation, \(resumesOnMainActor ? "on" : "off") the main actor"
  }
}
