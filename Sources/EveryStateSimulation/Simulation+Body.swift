extension Simulation {
  /// Starts an asynchronous body as a main-actor task inside the simulation; it begins to run at the next call that settles.
  package func start<Value>(
    name: String? = nil, _ body: @escaping @MainActor () async throws -> Value
  ) -> SimulatedBody<Value> { SimulatedBody(name: name, in: self, body) }

  /// Runs an asynchronous body inside the simulation to its end. When nothing is runnable, `onIdle` acts, or virtual time passes.
  package func run<Value>(
    within limit: Duration = .seconds(24 * 3600), _ body: @escaping @MainActor () async throws -> Value,
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

@MainActor package final class SimulatedBody<Value> {
  package private(set) var result: Result<Value, any Error>?

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
