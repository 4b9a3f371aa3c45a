/// The answers of a mocked dependency call, and the log of the calls.
///
/// A mock holds one response for each call that its dependency offers:
///
///     struct MockMarketsRepository: MarketsRepository {
///       let response: MockResponse<[Market]>
///       func markets() async throws -> [Market] { try await response() }
///     }
///
/// Tests and previews declare the answers:
///
///     MockResponse(Market.samples)                                        // returns fixtures
///     .returns([])                                                        // succeeds, with nothing
///     .fails(APIError.timeout)                                            // throws
///     .never                                                              // stays in flight
///     .sequence(page1, page2)                                             // one value a call
///     .sequence(.fails(APIError.offline), .returns(Market.samples))       // one step a call
///     .returns(Market.samples).delayed(by: .seconds(60))                  // answers late
///
/// The first call takes the first step, the second call the second one; the last step repeats, unless the response
/// was made with `repeatsLast: false`. Calls count in the order in which they are made, including calls by concurrent callers.
///
/// A copy shares the log, and with it the position in the sequence: the app's mock and a test can share one
/// response. A new or changed response has its own log.
public struct MockResponse<Value: Sendable>: Sendable, CustomStringConvertible {
  /// The calls so far; shared by all copies of this response.
  public let calls: MockCalls

  let steps: [Step]
  let repeatsLast: Bool
  /// The delay of steps without one of their own.
  let delay: Duration?
  /// The answers to calls with a certain label, the latest first.
  private(set) var others: [Labeled] = []
  /// The answers to labelled calls that take the place of a step that goes on well.
  var wellOthers: [Labeled] = []
  /// What a call returns for a scripted answer: in a ``MockStore``, the value with the writes since.
  var resolve: @Sendable (Step.Answer) throws -> Value = { try $0.get() }

  /// The answers to the calls with a label, from one of all calls on.
  typealias Labeled = (label: String, response: Self, from: Int)

  /// A response that follows `steps`, one for each call; afterwards it repeats the last one, or throws ``MockResponseError``.
  public init(steps: [Step], repeatsLast: Bool = true, delay: Duration? = nil) {
    precondition(!steps.isEmpty, "A MockResponse needs at least one step: add what the first call returns")
    self.calls = MockCalls()
    self.steps = steps
    self.repeatsLast = repeatsLast
    self.delay = delay
  }

  /// A response that returns fixtures, or fails if there is a failure: all settings of a preview in one line.
  ///
  /// Without a delay it answers at once in a preview, and after the virtual latency in a snapshot test; `.zero` always answers at once.
  public init(_ fixtures: Value, failure: (any Error)? = nil, delay: Duration? = nil) {
    self.init(steps: [failure.map(Step.fails) ?? .returns(fixtures)], delay: delay)
  }

  /// Every call returns `value`.
  public static func returns(_ value: Value) -> Self { Self(steps: [.returns(value)]) }

  /// Every call throws `error`.
  public static func fails(_ error: any Error) -> Self { Self(steps: [.fails(error)]) }

  /// Every call stays in flight until its task is canceled.
  public static var never: Self { Self(steps: [.never]) }

  /// The first call returns the first value, the second call the second one, and so on.
  public static func sequence(_ first: Value, _ others: Value..., repeatsLast: Bool = true) -> Self {
    Self(steps: ([first] + others).map(Step.returns), repeatsLast: repeatsLast)
  }

  /// The first call takes the first step, the second call the second one, and so on.
  ///
  ///     .sequence(.fails(APIError.offline), .returns(Market.samples).delayed(by: .seconds(2)))
  public static func sequence(_ first: Step, _ others: Step..., repeatsLast: Bool = true) -> Self {
    Self(steps: [first] + others, repeatsLast: repeatsLast)
  }

  /// The same answers, delayed; in a snapshot test the time is virtual. A step's own delay takes precedence over the response's.
  public func delayed(by delay: Duration) -> Self {
    Self(steps: steps, repeatsLast: repeatsLast, delay: delay).answering(others) { $0.delayed(by: delay) }
  }

  /// The same answers, except for calls with a label, which follow another response on their own.
  ///
  ///     $0.orders = $0.orders.answering("page 2", with: .fails(APIError.offline))
  ///
  /// For a ``MockImage`` the label is the picture's URL.
  public func answering(_ label: String, with response: Self) -> Self {
    var answering = Self(steps: steps, repeatsLast: repeatsLast, delay: delay)
    answering.others = [(label, response, 1)] + others.filter { $0.label != label }
    return answering
  }

  /// Changes the answers to calls with these labels, based on another response.
  func answering(_ others: [Labeled], _ change: (Self) -> Self) -> Self {
    var answering = self
    answering.others = others.map { ($0.label, change($0.response), $0.from) }
    return answering
  }

  /// The same answers, even after the calling task is canceled: late answers, as from a dependency that cannot be
  /// canceled. They show whether a view model ignores outdated answers.
  ///
  ///     $0.results = .sequence(.returns(old).delayed(by: .seconds(5)).ignoringCancellation(), .returns(new))
  public func ignoringCancellation() -> Self {
    Self(steps: steps.map { $0.ignoringCancellation() }, repeatsLast: repeatsLast, delay: delay)
      .answering(others) { $0.ignoringCancellation() }
  }

  /// The script in words: `fails with offline, then returns 3 elements`.
  public var description: String {
    let own =
      steps.map { step in
        guard let late = step.delay ?? delay, late > .zero else { return "\(step.answer)" }
        return "\(step.answer) after \(late)"
      }
      .joined(separator: ", then ") + (repeatsLast ? "" : ", then nothing more")
    return ([own] + others.map { "\($0.label): \($0.response.description)" }).joined(separator: "; ")
  }

  /// Makes a call: logs it, waits for the step's delay, then returns or throws the step's answer.
  ///
  ///     func markets(page: Int) async throws -> [Market] { try await response("page \(page)") }
  ///
  /// It runs where its caller runs. A canceled task throws `CancellationError`.
  nonisolated(nonsending) public func callAsFunction(
    _ label: String = "", function: String = #function, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) async throws -> Value {
    try await call(label, at: CallSite(function: function, file: file, line: line, column: column))
  }

  nonisolated(nonsending) private func call(_ label: String, at site: CallSite) async throws -> Value {
    try await call(label, at: site) {
      let value = try resolve($0)
      return (value, value)
    }
  }

  /// Makes a call whose result is computed at the moment of the answer, with the value for the log.
  nonisolated(nonsending) func call<Result>(
    _ label: String, at site: CallSite, _ answer: (Step.Answer) throws -> (logged: Value, result: Result)
  ) async throws -> Result {
    let ticket = calls.begin(label, at: site)
    do {
      let step = try step(for: ticket.number, label)
      let delay = step.delay ?? calls.defaultDelay ?? .zero
      if step.ignoresCancellation {
        calls.noteThatIgnoresCancellation(ticket)
        // A task of its own is not canceled with the caller's.
        if delay > .zero { await Task { try? await Task.sleep(for: delay) }.value }
      } else {
        // A request of a canceled task does not answer either, so a mock without delay must not.
        try Task.checkCancellation()
        if delay > .zero { try await Task.sleep(for: delay) }
      }
      if case .never = step.answer { throw await cancellation() }
      let (value, result) = try answer(step.answer)
      if value is Void { calls.note(written: result, in: ticket) }
      log(value, from: ticket)
      return result
    } catch { throw threw(error, from: ticket) }
  }

  /// Makes a call of a dependency that cannot throw.
  ///
  ///     func suggestions() async -> [String] { await response(orElse: []) }
  nonisolated(nonsending) public func callAsFunction(
    _ label: String = "", orElse fallback: @autoclosure () -> Value, function: String = #function,
    file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) async -> Value {
    let site = CallSite(function: function, file: file, line: line, column: column, cannotFail: true)
    do { return try await call(label, at: site) } catch { return fallback() }
  }

  /// Makes a call of a synchronous dependency. It cannot wait, so delays are ignored.
  ///
  ///     func cachedMarkets() throws -> [Market] { try response.now() }
  public func now(
    _ label: String = "", function: String = #function, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws -> Value {
    let ticket = calls.begin(label, at: CallSite(function: function, file: file, line: line, column: column))
    do {
      let answer = try step(for: ticket.number, label).answer
      if case .never = answer { throw MockResponseError.synchronousCallCannotWait(call: ticket.number) }
      let value = try resolve(answer)
      log(value, from: ticket)
      return value
    } catch { throw threw(error, from: ticket) }
  }

  /// The answer to a call, with its delay if the script has one.
  func step(for call: Int, _ label: String) throws -> Step {
    if let continuation = calls.continuation, call > continuation.last, let other = continuation.response as? Self {
      if let labelled = other.others.first(where: { $0.label == label })?.response {
        return try labelled.ownStep(
          for: calls.all.prefix(call).dropFirst(continuation.last).count { $0.label == label })
      }
      let step = try other.ownStep(for: call - continuation.last + continuation.skipped)
      guard step.isWell, let labelled = other.wellOthers.first(where: { $0.label == label })?.response else {
        return step
      }
      let well = try labelled.ownStep(for: 1)
      return step.delay.map(well.delayed) ?? well
    }
    if let other = labeled(label, call) {
      let own = calls.all.prefix(call).dropFirst(other.from - 1).count { $0.label == label }
      return try other.response.ownStep(for: own)
    }
    guard !others.isEmpty else { return try ownStep(for: call) }
    // Calls with answers of another response take no step.
    return try ownStep(for: calls.all.prefix(call).count { labeled($0.label, $0.number) == nil })
  }

  private func labeled(_ label: String, _ call: Int) -> Labeled? {
    others.first { $0.label == label && $0.from <= call }
  }

  /// The same for the response's own script.
  func ownStep(for call: Int) throws -> Step {
    let step = call <= steps.count ? steps[call - 1] : repeatsLast ? steps.last : nil
    guard let step else { throw MockResponseError.noStepLeft(call: call, steps: steps.count) }
    return delay.map { step.delay == nil ? step.delayed(by: $0) : step } ?? step
  }

  private func log(_ value: Value, from ticket: MockCalls.Ticket) {
    let summary = ValueSummary(value)
    calls.end(
      ticket, .returned(isEmpty: summary.isEmpty, description: summary.description),
      returning: summary.isEmpty == nil ? value : nil, summary.shape)
  }

  private func threw(_ error: any Error, from ticket: MockCalls.Ticket) -> any Error {
    // An error in the script is the dependency's answer, whatever its type.
    let isCancellation = error is CancellationError && Task.isCancelled
    calls.end(
      ticket, isCancellation ? .cancelled : .threw(type: String(describing: type(of: error)), description: "\(error)"),
      throwing: isCancellation ? nil : error)
    return error
  }

  /// The same answers before a call, and those of another response from that call on.
  ///
  ///     $0.markets = .fails(APIError.offline).then($0.markets, fromCall: 2)
  public func then(_ other: Self, fromCall call: Int) -> Self {
    let own = call > 1 ? (1..<call).compactMap { try? ownStep(for: $0) } : []
    let others = other.steps.indices.compactMap { try? other.ownStep(for: $0 + 1) }
    var then = Self(steps: own + others, repeatsLast: other.repeatsLast)
    then.others = other.others.map { ($0.label, $0.response, max($0.from, call)) } + self.others
    return then
  }

  /// The answer to one call, as a part of a `sequence` of ``MockResponse``.
  public struct Step: Sendable {
    package enum Answer: Sendable {
      case value(Value)
      case failure(any Error)
      case never
    }

    package let answer: Answer
    package private(set) var delay: Duration?
    private(set) var ignoresCancellation = false
    /// Whether it stands for what the world answers, whatever the call's label.
    package var isWell = false

    /// The call returns `value`.
    public static func returns(_ value: Value) -> Self { Self(answer: .value(value)) }

    /// The call throws `error`.
    public static func fails(_ error: any Error) -> Self { Self(answer: .failure(error)) }

    /// The call stays in flight until its task is canceled.
    public static var never: Self { Self(answer: .never) }

    /// The same answer, delayed; in a snapshot test the time is virtual. `.zero` answers at once.
    public func delayed(by delay: Duration) -> Self {
      var step = self
      step.delay = delay
      return step
    }

    /// The same answer, even after the calling task is canceled. `never` can still be canceled.
    public func ignoringCancellation() -> Self {
      var step = self
      step.ignoresCancellation = true
      return step
    }
  }
}

extension MockResponse where Value == Void {
  /// A response for a call that returns nothing, such as `save()`: it succeeds, or fails if there is a failure.
  public init(failure: (any Error)? = nil, delay: Duration? = nil) { self.init((), failure: failure, delay: delay) }

  /// Every call succeeds.
  public static var returns: Self { .returns(()) }
}

extension MockResponse.Step where Value == Void {
  /// The call succeeds.
  public static var returns: Self { .returns(()) }
}

extension MockResponse.Step.Answer {
  /// The value or the error; an answer that never comes is a cancellation.
  func get() throws -> Value {
    switch self {
    case .value(let value): value
    case .failure(let error): throw error
    case .never: throw CancellationError()
    }
  }
}

extension MockResponse.Step.Answer: CustomStringConvertible {
  package var description: String {
    switch self {
    case .value(let value): "returns \(ValueSummary(value).description)"
    case .failure(let error): "fails with \(error)"
    case .never: "never answers"
    }
  }
}
