/// What a mocked dependency call answers, and the log of the calls that were made.
///
/// A mock holds one response for each call that its dependency offers:
///
///     struct MockMarketsRepository: MarketsRepository {
///       let response: MockResponse<[Market]>
///       func markets() async throws -> [Market] { try await response() }
///     }
///
/// Tests and previews say what happens:
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
/// was made with `repeatsLast: false`. Calls count in the order in which they are made, also by concurrent callers.
///
/// A copy shares the log, and with it the position in the sequence: what the app's mock holds and what a test
/// holds are the same response. What makes a response, or changes one, starts a log of its own.
public struct MockResponse<Value: Sendable>: Sendable {
  /// The calls that were made so far; shared by all copies of this response.
  public let calls: MockCalls

  let steps: [Step]
  let repeatsLast: Bool
  /// The delay of the steps that have none of their own.
  let delay: Duration?
  /// What calls with a label of their own are answered by, the latest first.
  private(set) var others: [(label: String, response: Self)] = []

  /// A response that follows `steps`, one a call; afterwards it repeats the last one, or throws ``MockResponseError``.
  public init(steps: [Step], repeatsLast: Bool = true, delay: Duration? = nil) {
    precondition(!steps.isEmpty, "A MockResponse needs at least one step: say what the first call answers")
    self.calls = MockCalls()
    self.steps = steps
    self.repeatsLast = repeatsLast
    self.delay = delay
  }

  /// A response that returns fixtures, or fails if there is a failure: the three knobs of a preview in one line.
  ///
  /// Without a delay it answers at once in a preview, and after the virtual latency in a snapshot test; `.zero` always answers at once.
  public init(_ fixtures: Value, failure: (any Error)? = nil, delay: Duration? = nil) {
    self.init(steps: [failure.map(Step.fails) ?? .returns(fixtures)], delay: delay)
  }
}

extension MockResponse {
  /// Every call returns `value`.
  public static func returns(_ value: Value) -> Self { Self(steps: [.returns(value)]) }

  /// Every call throws `error`.
  public static func fails(_ error: any Error) -> Self { Self(steps: [.fails(error)]) }

  /// Every call stays in flight until its task is cancelled.
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

  /// The same answers, late; in a snapshot test the time is virtual. A step's own delay wins over the response's.
  public func delayed(by delay: Duration) -> Self {
    Self(steps: steps, repeatsLast: repeatsLast, delay: delay).answering(others) { $0.delayed(by: delay) }
  }

  /// The same answers, but for the calls with a label: those follow another response, as if it were asked alone.
  ///
  ///     $0.orders = $0.orders.answering("page 2", with: .fails(APIError.offline))
  ///
  /// For a ``MockImage`` the label is the picture's URL.
  public func answering(_ label: String, with response: Self) -> Self {
    var answering = Self(steps: steps, repeatsLast: repeatsLast, delay: delay)
    answering.others = [(label, response)] + others.filter { $0.label != label }
    return answering
  }

  /// Answers calls with these labels as another response does, changed.
  private func answering(_ others: [(label: String, response: Self)], _ change: (Self) -> Self) -> Self {
    var answering = self
    answering.others = others.map { ($0.label, change($0.response)) }
    return answering
  }

  /// The same answers, also after the calling task was cancelled: late answers, as from a dependency that cannot be
  /// cancelled. They show whether a view model guards against an answer that it no longer waits for.
  ///
  ///     $0.results = .sequence(.returns(old).delayed(by: .seconds(5)).ignoringCancellation(), .returns(new))
  public func ignoringCancellation() -> Self {
    Self(steps: steps.map { $0.ignoringCancellation() }, repeatsLast: repeatsLast, delay: delay)
      .answering(others) { $0.ignoringCancellation() }
  }
}

extension MockResponse where Value == Void {
  /// A response for a call that returns nothing, such as `save()`: it succeeds, or fails if there is a failure.
  public init(failure: (any Error)? = nil, delay: Duration? = nil) {
    self.init((), failure: failure, delay: delay)
  }

  /// Every call succeeds.
  public static var returns: Self { .returns(()) }
}

extension MockResponse: CustomStringConvertible {
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
}
