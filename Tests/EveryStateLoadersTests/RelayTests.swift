@testable import EveryStateLoaders

@Suite @MainActor struct RelayTests {
  private typealias State = LoadingState<Int>

  @Test @MainActor func `each observer gets all states until its relay or task ends`() throws {
    // Each observer gets the current state and everything after it, however slow it is.
    let simulation = try Simulation()
    defer { simulation.finish() }
    let relay = StateRelay<Int>()
    var seen: [String: [State]] = [:]
    func observe(_ name: String, pausing pause: Duration) {
      simulation.task {
        for await state in relay.states {
          seen[name, default: []].append(state)
          try? await Task.sleep(for: pause)
        }
        seen[name, default: []].append(.loading(LoadingProgress(message: "end")))
      }
    }
    observe("prompt", pausing: .zero)
    observe("slow", pausing: .seconds(10))
    try simulation.settle()
    let all = (1...100).map { State.loaded($0) }
    try simulation.settle { for state in all.prefix(50) { relay.send(state) } }
    observe("late", pausing: .seconds(1))
    try simulation.settle()
    try simulation.settle { for state in all.suffix(50) { relay.send(state) } }
    try simulation.settle { relay.finish() }
    relay.send(.idle)
    observe("after the end", pausing: .zero)
    while try simulation.advanceToNextWake() {}
    let end = State.loading(LoadingProgress(message: "end"))
    expect(seen["prompt"], is: [.idle] + all + [end])
    expect(seen["slow"], is: [.idle] + all + [end])
    expect(seen["late"], is: [.loaded(50)] + all.suffix(50) + [end])
    expect(seen["after the end"], is: [.loaded(100), end])
    expect(simulation.unfinishedTasks, is: 0)
    // An observer ends with its relay, and with its task.
    do {
      let simulation = try Simulation()
      defer { simulation.finish() }
      var relay: StateRelay<Int>? = StateRelay(.loaded(1))
      var seen: [State] = []
      let states = relay!.states
      simulation.task { for await state in states { seen.append(state) } }
      let canceled = simulation.task { for await _ in states {} }
      try simulation.settle()
      expect(relay?.observerCount, is: 2)
      try simulation.settle { canceled.cancel() }
      expect(relay?.observerCount, is: 1)
      relay?.send(.idle)
      relay = nil
      try simulation.settle()
      expect(seen, is: [.loaded(1), .idle])
      expect(simulation.unfinishedTasks, is: 0)
    }
  }

  @Test @MainActor func `thousands of observers come and go and nothing is left`() throws {
    let simulation = try Simulation()
    defer { simulation.finish() }
    let relay = StateRelay<Int>()
    var received = 0
    let rounds = isLongRun ? 100 : 10
    for round in 0..<rounds {
      let tasks = (0..<100).map { number in
        simulation.task {
          var left = number % 3
          for await _ in relay.states {
            received += 1
            left -= 1
            if left == 0 { break }
          }
        }
      }
      try simulation.settle()
      relay.send(.loaded(round))
      try simulation.settle()
      for task in tasks { simulation.enter { task.cancel() } }
      try simulation.settle()
      expect(relay.observerCount, is: 0)
    }
    expect(received > 100 * rounds)
    expect(simulation.unfinishedTasks, is: 0)
  }

  /// In real time and on many threads, which virtual time cannot cover.
  @Test func `many threads send and observe, and every observer sees one order`() async {
    let relay = StateRelay<Int>()
    let sequences = await withTaskGroup(of: [State].self) { group in
      for _ in 0..<8 {
        let states = relay.states
        let iterator = states.makeAsyncIterator()
        group.addTask {
          var iterator = iterator
          var seen: [State] = []
          while let state = await iterator.next() { seen.append(state) }
          return seen
        }
      }
      await withTaskGroup(of: Void.self) { senders in
        for sender in 0..<4 {
          senders.addTask { for number in 0..<250 { relay.send(.loaded(sender * 1000 + number)) } }
        }
      }
      relay.finish()
      var sequences: [[State]] = []
      for await sequence in group { sequences.append(sequence) }
      return sequences
    }
    expect(Set(sequences).count, is: 1)
    expect(sequences[0].count, is: 1001)
  }
}
