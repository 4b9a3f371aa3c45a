/// A ``MockResponse`` of any value, as the harness finds it in a world.
package protocol AnyMockResponse: Sendable {
  var calls: MockCalls { get }
  var stepCount: Int { get }
  /// The labels of calls that have answers of their own.
  var labels: [String] { get }
  /// The response to the calls with a label; nil if they have none of their own.
  func response(to label: String) -> (any AnyMockResponse)?
  /// The delays of the calls that are in flight now and will be answered.
  var delaysInFlight: [Duration] { get }
  /// The label and the error of the first call without an answer in the script or in the data.
  var unanswered: (label: String, error: MockResponseError)? { get }
  /// Whether a call is answered even after its task was canceled.
  var description: String { get }
  /// Follows another response's script from the next call on; one of another type is ignored.
  func goOn(with other: any AnyMockResponse, skipping skipped: Int)
  /// A response of the same type with these answers, one a call; answers of another type are left out. Calls with a label of their own may
  /// keep theirs.
  func scripted(_ steps: [AnyStep], keepingLabels: Bool) -> (any AnyMockResponse)?
  var script: [AnyStep] { get }
  /// Whether it answers for a ``MockStream``.
  var isStream: Bool { get }
  /// The same script, whose steps that go on well answer labelled calls as another response does.
  func goingOnWell(as other: any AnyMockResponse) -> any AnyMockResponse
  /// A response of the same type that returns nothing, and its Swift source; nil if the type has no such value.
  var emptied: (response: any AnyMockResponse, code: String)? { get }
  func delayed(allBy delay: Duration) -> any AnyMockResponse
}

extension AnyMockResponse {
  package func scripted(_ steps: [AnyStep]) -> (any AnyMockResponse)? { scripted(steps, keepingLabels: false) }

  /// The error of the first call; nil without one.
  package var firstFailure: (any Error)? {
    if case .failure(let error) = script.first?.answer { error } else { nil }
  }
}

package typealias AnyStep = MockResponse<any Sendable>.Step

extension MockResponse.Step {
  /// The same answer of another type; nil if its value is not of that type.
  fileprivate func of<Other>(_ type: Other.Type) -> MockResponse<Other>.Step? {
    let answer: MockResponse<Other>.Step.Answer
    switch self.answer {
    case .value(let value):
      guard let other = value as? Other else { return nil }
      answer = .value(other)
    case .failure(let error): answer = .failure(error)
    case .never: answer = .never
    }
    var step = MockResponse<Other>.Step(answer: answer, delay: delay, ignoresCancellation: ignoresCancellation)
    step.isWell = isWell
    return step
  }
}

extension MockResponse.Step where Value == any Sendable {
  /// The answer with only the first element of its collection; nil for any other.
  package var shortened: Self? {
    guard case .value(let value) = answer else { return nil }
    return shortened(value).map { Self(answer: .value($0), delay: delay) }
  }

  private func shortened<Other: Sendable>(_ value: Other) -> Other? {
    (value as? any RangeReplaceableCollection).flatMap { firstElement(of: $0) as? Other }
  }

  /// nil for texts and bytes, which are one thing.
  private func firstElement<List: RangeReplaceableCollection>(of list: List) -> Any? {
    List.Element.self is Character.Type || List.Element.self is UInt8.Type ? nil : List(list.prefix(1))
  }
}

extension MockResponse: AnyMockResponse {
  package var stepCount: Int { steps.count }
  package var labels: [String] {
    others.reduce(into: []) { labels, other in if !labels.contains(other.label) { labels.append(other.label) } }
  }
  package func response(to label: String) -> (any AnyMockResponse)? { others.first { $0.label == label }?.response }

  package var delaysInFlight: [Duration] {
    guard calls.hasCallInFlight else { return [] }
    return calls.all.filter { $0.outcome == .inFlight }.compactMap { call in
      guard let step = try? step(for: call.number, call.label) else { return nil }
      if case .never = step.answer { return nil }
      return step.delay ?? calls.defaultDelay
    }
  }

  package var unanswered: (label: String, error: MockResponseError)? {
    calls.entries.lazy.compactMap { entry in
      guard let error = entry.error as? MockResponseError else { return nil }
      // A script may ask for the error.
      if case .failure(is MockResponseError)? = try? step(for: entry.call.number, entry.call.label).answer {
        return nil
      }
      return (entry.call.label, error)
    }.first
  }

  package func goOn(with other: any AnyMockResponse, skipping skipped: Int) {
    calls.goOn(with: other, skipping: skipped)
  }

  package func scripted(_ steps: [AnyStep], keepingLabels: Bool) -> (any AnyMockResponse)? {
    let own = steps.compactMap { $0.of(Value.self) }
    guard !own.isEmpty else { return nil }
    return MockResponse(steps: own).answering(keepingLabels ? others : []) { $0 }
  }

  package func goingOnWell(as other: any AnyMockResponse) -> any AnyMockResponse {
    var response = self
    response.wellOthers = (other as? Self)?.others ?? []
    return response
  }

  package var isStream: Bool { Value.self is any AnyStreamScript.Type }

  package var script: [AnyStep] { steps.indices.compactMap { (try? ownStep(for: $0 + 1))?.of((any Sendable).self) } }

  package var emptied: (response: any AnyMockResponse, code: String)? {
    guard let value = EmptyValue<Value>() else { return nil }
    return (MockResponse.returns(value.value), ".returns(\(value.code))")
  }

  package func delayed(allBy delay: Duration) -> any AnyMockResponse { withDelay(delay) }

  private func withDelay(_ delay: Duration) -> Self {
    MockResponse(steps: steps.map { $0.delayed(by: delay) }, repeatsLast: repeatsLast)
      .answering(others) { $0.withDelay(delay) }
  }
}

/// The empty value, for types that have one: a collection, a set, an optional.
package struct EmptyValue<Value> {
  package let value: Value
  let code: String

  package init?() {
    let type: Any.Type = Value.self
    if let collection = type as? any RangeReplaceableCollection.Type, let value = collection.init() as? Value {
      self.value = value
      code = type is any ExpressibleByArrayLiteral.Type ? "[]" : type == String.self ? "\"\"" : ".init()"
    } else if let set = type as? any SetAlgebra.Type, let value = set.init() as? Value {
      self.value = value
      code = "[]"
    } else if let optional = type as? any ExpressibleByNilLiteral.Type, let value = Self.none(optional) {
      self.value = value
      code = "nil"
    } else {
      return nil
    }
  }

  private static func none<Other: ExpressibleByNilLiteral>(_ type: Other.Type) -> Value? {
    Other(nilLiteral: ()) as? Value
  }
}

/// A response in a world, and its place.
package struct WorldMock: Sendable {
  /// The properties that lead to it, such as `markets` or `repository.response`.
  package let path: String
  /// The last of the properties.
  package var name: String { path.split(separator: ".").last.map(String.init) ?? path }
  package let response: any AnyMockResponse
  /// The data of the ``MockStore`` that it belongs to.
  package var data: ObjectIdentifier?

  /// Whether a list of the world's calls has it: few screens use all of a store's operations.
  package var isWorthListing: Bool { data == nil || isCalled }
  package var isCalled: Bool { !response.calls.isEmpty }

  /// The responses that a change of a world has replaced. Another store is other data, and names no response.
  package static func replaced(_ mocks: [WorldMock], from before: [WorldMock]) -> [WorldMock] {
    mocks.filter { mock in
      !before.contains { $0.response.calls === mock.response.calls }
        && (mock.data == nil || before.contains { $0.data == mock.data })
    }
  }

  /// All responses in the properties of a world, at any depth, in declaration order; each log once. Collections are not searched:
  /// they hold fixtures, which may be large.
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

  mutating func visit(_ value: Any, path: [String], data: ObjectIdentifier? = nil) {
    if let response = value as? any AnyMockResponse ?? (value as? any AnyMockStream)?.anyResponse {
      guard logs.insert(ObjectIdentifier(response.calls)).inserted else { return }
      found.append(WorldMock(path: path.joined(separator: "."), response: response, data: data))
      return
    }
    let data = (value as? any AnyMockStore)?.data
    var mirror: Mirror? = Mirror(reflecting: value)
    switch mirror?.displayStyle {
    case .class: guard objects.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    case .struct, .tuple, .optional, .enum: break
    default: return
    }
    while let level = mirror {
      for child in level.children { visit(child.value, path: path + names(child.label, in: level), data: data) }
      mirror = level.superclassMirror
    }
  }

  private func names(_ label: String?, in mirror: Mirror) -> [String] {
    guard let label, mirror.displayStyle != .optional else { return [] }
    return [label]
  }
}
