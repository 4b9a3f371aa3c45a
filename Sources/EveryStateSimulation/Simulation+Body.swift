extension Simulation {
  /// Starts an asynchronous body as a main-actor task inside the simulation, to be driven step by step. It begins to
  /// run at the next call that settles.
  ///
  ///     let body = simulation.start { try await screen.press("Try Again") }
  ///     while body.result == nil { try simulation.advanceToNextWake() }
  ///
  /// - Returns: the handle that has the body's result once it has ended.
  package func start<Value>(
    name: String? = nil, _ body: @escaping @MainActor () async throws -> Value
  ) -> SimulatedBody<Value> {
    SimulatedBody(name: name, in: self, body)
  }

  /// Runs an asynchronous body inside the simulation to its end. Whenever nothing is runnable, `onIdle` gets a chance
  /// to do something; if it does nothing, virtual time passes up to the next sleeper.
  ///
  /// - Parameters:
  ///   - limit: how much virtual time may pass.
  ///   - body: the code to run.
  ///   - onIdle: called inside the simulation; says whether it did something.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` or `onIdle` throws; ``SimulationStuck`` if the body waits for something that never happens.
  package func run<Value>(
    within limit: Duration = .seconds(24 * 3600),
    _ body: @escaping @MainActor () async throws -> Value,
    onIdle: () throws -> Bool = { false }
  ) throws -> Value {
    let handle = start(body)
    let end = now + limit
    do {
      while true {
        try settle()
        if let result = handle.result { return try result.get() }
        if try enter(onIdle) { continue }
        if try advanceToNextWake(within: end - now) { continue }
        throw stuck(sleepers.isEmpty ? .nothingToWaitFor : .tooLate(limit: limit))
      }
    } catch {
      handle.cancel()
      throw error
    }
  }
}

/// An asynchronous body that runs inside a simulation.
@MainActor
package final class SimulatedBody<Value> {
  /// What the body returned or threw; `nil` while it runs.
  package private(set) var result: Result<Value, any Error>?

  /// Whether the body has returned or thrown.
  package var isFinished: Bool { result != nil }

  private weak var simulation: Simulation?
  private var task: Task<Void, Never>?

  init(name: String?, in simulation: Simulation, _ body: @escaping @MainActor () async throws -> Value) {
    self.simulation = simulation
    task = simulation.enter {
      Task(name: name) {
        do { result = .success(try await body()) } catch { result = .failure(error) }
      }
    }
  }

  /// Cancels the body's task. It sees the cancellation at the next call that settles.
  package func cancel() {
    guard let task, let simulation else { return }
    simulation.enter { task.cancel() }
  }
}
