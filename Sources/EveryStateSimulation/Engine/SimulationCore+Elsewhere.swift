// What may run this simulation's tasks somewhere else: actors that code outside is using, executors on threads.
extension SimulationCore {
  /// Notes, when nothing is left to run here, whether somebody else runs a task of this simulation or has it in a queue.
  func noteTasksElsewhere() {
    guard stopsAtDepartures, !hasStopped, let continuation = ledger.firstActive else { return }
    depart(.task(resumedBy: nil)) { [continuation + 1] }
  }

  /// Notes that somebody else resumed a task: it was elsewhere, or waited for something that was.
  func noteArrival(_ arrival: Arrival) {
    guard stopsAtDepartures, !hasStopped else { return }
    depart(.task(resumedBy: arrival.source)) { [] }
  }
}
