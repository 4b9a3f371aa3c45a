extension MockResponse {
  /// Makes a call: logs it, waits for the step's delay, then returns or throws what the step says.
  ///
  ///     func markets(page: Int) async throws -> [Market] { try await response("page \(page)") }
  ///
  /// It runs where its caller runs. A cancelled task throws `CancellationError`.
  nonisolated(nonsending) public func callAsFunction(_ label: String = "") async throws -> Value {
    let ticket = calls.begin(label)
    do {
      let step = try step(for: ticket.number, label)
      let delay = step.delay ?? calls.defaultDelay ?? .zero
      if step.ignoresCancellation {
        // A task of its own is not cancelled with the caller's.
        if delay > .zero { await Task { try? await Task.sleep(for: delay) }.value }
      } else {
        // A request of a cancelled task does not answer either, so a mock without delay must not.
        try Task.checkCancellation()
        if delay > .zero { try await Task.sleep(for: delay) }
      }
      switch step.answer {
      case .value(let value): return returned(value, from: ticket)
      case .failure(let error): throw error
      case .never: throw await cancellation()
      }
    } catch {
      throw threw(error, from: ticket)
    }
  }

  /// Makes a call of a dependency that cannot throw.
  ///
  ///     func suggestions() async -> [String] { await response(orElse: []) }
  nonisolated(nonsending) public func callAsFunction(
    _ label: String = "", orElse fallback: @autoclosure () -> Value
  ) async -> Value {
    do { return try await callAsFunction(label) } catch { return fallback() }
  }

  /// Makes a call of a synchronous dependency. It cannot wait, so delays do not count.
  ///
  ///     func cachedMarkets() throws -> [Market] { try response.now() }
  public func now(_ label: String = "") throws -> Value {
    let ticket = calls.begin(label)
    do {
      switch try step(for: ticket.number, label).answer {
      case .value(let value): return returned(value, from: ticket)
      case .failure(let error): throw error
      case .never: throw MockResponseError.synchronousCallCannotWait(call: ticket.number)
      }
    } catch {
      throw threw(error, from: ticket)
    }
  }

  /// What a call answers, with its delay if the script has one.
  func step(for call: Int, _ label: String) throws -> Step {
    if let other = others.first(where: { $0.label == label })?.response, calls.continuation == nil {
      return try other.ownStep(for: calls.all.prefix(call).count { $0.label == label })
    }
    if let continuation = calls.continuation, call > continuation.last, let other = continuation.response as? Self {
      return try other.ownStep(for: call - continuation.last + continuation.skipped)
    }
    guard !others.isEmpty else { return try ownStep(for: call) }
    // Calls that others answer take no step.
    let own = calls.all.prefix(call).count { call in !others.contains { $0.label == call.label } }
    return try ownStep(for: own)
  }

  /// The same where the script is the response's own.
  func ownStep(for call: Int) throws -> Step {
    let step = call <= steps.count ? steps[call - 1] : repeatsLast ? steps.last : nil
    guard let step else { throw MockResponseError.noStepLeft(call: call, steps: steps.count) }
    return delay.map { step.delay == nil ? step.delayed(by: $0) : step } ?? step
  }

  private func returned(_ value: Value, from ticket: MockCalls.Ticket) -> Value {
    let summary = ValueSummary(value)
    calls.end(ticket, .returned(isEmpty: summary.isEmpty, description: summary.description))
    return value
  }

  private func threw(_ error: any Error, from ticket: MockCalls.Ticket) -> any Error {
    // An error that the script names is the dependency's answer, whatever its type.
    let isCancellation = error is CancellationError && Task.isCancelled
    calls.end(
      ticket,
      isCancellation ? .cancelled : .threw(type: String(describing: type(of: error)), description: "\(error)"),
      throwing: isCancellation ? nil : error)
    return error
  }
}
