import Synchronization

// What may run this simulation's tasks somewhere else: actors that code outside is using, executors on threads.
extension SimulationCore {
  /// Notes that a task is about to go to an actor, to go on there with this function.
  func noteWay(of task: UInt64, to function: UInt) { ledger.noteWay(of: task, to: function) }

  /// Notes on any thread that a task goes on with this function, and not here.
  func noteElsewhere(_ function: UInt) {
    _ = elsewhere.compareExchange(expected: 0, desired: function, ordering: .releasing)
  }

  /// Notes, when nothing is left to run here, whether somebody else ran a task of this simulation, runs one or has it in
  /// a queue.
  func noteTasksElsewhere() {
    guard stopsAtDepartures, !hasStopped else { return }
    // In this order: what is not active any more has been noted.
    let active = ledger.firstActive
    let noted = elsewhere.load(ordering: .acquiring)
    if noted != 0 {
      depart(.task(resumedBy: nil)) { [noted + 1] }
    } else if let active {
      depart(.task(resumedBy: nil)) { [active + 1] }
    } else if time.hasTaskOnItsWay {
      depart(.task(resumedBy: nil)) { [] }
    }
  }

  /// Notes that somebody else resumed a task: it was elsewhere, or waited for something that was.
  func noteArrival(_ arrival: Arrival) {
    guard stopsAtDepartures, !hasStopped else { return }
    depart(.task(resumedBy: arrival.source)) { [] }
  }
}
