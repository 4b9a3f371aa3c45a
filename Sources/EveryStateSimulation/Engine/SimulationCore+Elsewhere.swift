import Synchronization

// Tasks of this simulation that run elsewhere: on actors that code outside is using, on executors with threads.
extension SimulationCore {
  /// Notes that work was scheduled. If an executor did it that a task was just given to, it runs the task in virtual time.
  func noteScheduling() {
    let executor = time.askedExecutor
    if executor != 0 { ledger.noteSimulated(executor: executor) }
  }

  /// Notes, on any thread, that a task continues elsewhere, with this function.
  func noteElsewhere(_ function: UInt) {
    _ = elsewhere.compareExchange(expected: 0, desired: function, ordering: .releasing)
  }

  /// Notes, when nothing is left to run here, whether other code runs a task of this simulation, ran one, or has it in a queue.
  func noteTasksElsewhere() {
    guard stopsAtDepartures, !hasStopped else { return }
    // In this order: a task that is not active any more has already been noted.
    let active = ledger.firstActive
    if let function = functionElsewhere ?? active {
      depart(.task(resumedBy: nil)) { [function + 1] }
    } else if time.hasTaskOnItsWay {
      depart(.task(resumedBy: nil)) { [] }
    }
  }

  func noteArrival(_ arrival: Arrival) {
    guard stopsAtDepartures, !hasStopped else { return }
    depart(.task(resumedBy: arrival.source)) { functionElsewhere.map { [$0 + 1] } ?? [] }
  }

  private var functionElsewhere: UInt? {
    let function = elsewhere.load(ordering: .acquiring)
    return function == 0 ? nil : function
  }
}
