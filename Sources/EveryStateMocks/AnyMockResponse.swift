/// A ``MockResponse`` of any value, as the harness meets it in a world.
package protocol AnyMockResponse: Sendable {
  /// The log, which is also the response's identity: a replaced response has another one.
  var calls: MockCalls { get }
  /// How many answers the script has.
  var stepCount: Int { get }
  /// What the calls take that are in flight now and will answer.
  var delaysInFlight: [Duration] { get }
  /// Whether a call is answered though nobody waits any more.
  func ignoresCancellation(inCall number: Int) -> Bool
  /// The script in words.
  var description: String { get }
  /// Follows another response's script from the next call on; one of another type is ignored.
  func goOn(with other: any AnyMockResponse, skipping skipped: Int)
  /// A response of the same type that answers with these, one a call; parts of another type are left out.
  func scripted(_ parts: [ScriptPart]) -> (any AnyMockResponse)?
  /// What the script answers, step by step.
  var script: [ScriptAnswer] { get }
  /// A response of the same type that returns nothing, and how a source writes it; nil where the type has no such value.
  var emptied: (response: any AnyMockResponse, code: String)? { get }
  /// The same answers, each after this long.
  func delayed(allBy delay: Duration) -> any AnyMockResponse
  /// A response of the same type that throws.
  func failing(_ error: any Error) -> any AnyMockResponse
  /// A response of the same type that stays in flight.
  var neverAnswering: any AnyMockResponse { get }
}

/// A step of a script, whatever type it answers with.
package enum ScriptPart: Sendable {
  /// The first step of a response.
  case firstStep(of: any AnyMockResponse, after: Duration?, ignoringCancellation: Bool)
  case failure(any Error)
  case never
}

extension MockResponse: AnyMockResponse {
  package var stepCount: Int { steps.count }

  package func ignoresCancellation(inCall number: Int) -> Bool {
    calls.all.first { $0.number == number }.flatMap { try? step(for: number, $0.label) }?.ignoresCancellation ?? false
  }

  package var delaysInFlight: [Duration] {
    guard calls.hasCallInFlight else { return [] }
    return calls.all.filter { $0.outcome == .inFlight }.compactMap { call in
      guard let step = try? step(for: call.number, call.label) else { return nil }
      if case .never = step.answer { return nil }
      return step.delay ?? calls.defaultDelay
    }
  }

  package func goOn(with other: any AnyMockResponse, skipping skipped: Int) {
    calls.goOn(with: other, skipping: skipped)
  }

  package func scripted(_ parts: [ScriptPart]) -> (any AnyMockResponse)? {
    let steps = parts.compactMap { part -> Step? in
      switch part {
      case .firstStep(let other, let delay, let ignoresCancellation):
        guard var step = try? (other as? Self)?.ownStep(for: 1) else { return nil }
        if let delay { step = step.delayed(by: delay) }
        return ignoresCancellation ? step.ignoringCancellation() : step
      case .failure(let error): return .fails(error)
      case .never: return .never
      }
    }
    return steps.isEmpty ? nil : MockResponse(steps: steps)
  }
}

/// A response that a world holds, and where.
package struct WorldMock: Sendable {
  /// The properties that lead to it, such as `markets` or `repository.response`.
  package let path: String
  package let response: any AnyMockResponse

  /// All responses that a world holds in its properties, at any depth, in declaration order; each log once.
  ///
  /// Collections are not searched: they hold fixtures, which may be large.
  package static func all(in world: Any) -> [WorldMock] {
    var search = Search()
    search.visit(world, path: [])
    return search.found
  }
}

private struct Search {
  var found: [WorldMock] = []
  private var logs: Set<ObjectIdentifier> = []
  private var objects: Set<ObjectIdentifier> = []

  mutating func visit(_ value: Any, path: [String]) {
    if let response = value as? any AnyMockResponse ?? (value as? any AnyMockStream)?.anyResponse {
      guard logs.insert(ObjectIdentifier(response.calls)).inserted else { return }
      found.append(WorldMock(path: path.joined(separator: "."), response: response))
      return
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    switch mirror?.displayStyle {
    case .class:
      guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    case .struct, .tuple, .optional, .enum: break
    default: return
    }
    while let level = mirror {
      for child in level.children { visit(child.value, path: path + names(child.label, in: level)) }
      mirror = level.superclassMirror
    }
  }

  private func names(_ label: String?, in mirror: Mirror) -> [String] {
    guard let label, mirror.displayStyle != .optional else { return [] }
    return [label]
  }
}
