extension Publishers {
  /// The publisher behind the operators that answer each value of their upstream at once: `tryMap`, `scan`, `first` and
  /// their like.
  public struct _Operator<Upstream: Publisher, Output, Failure: Error>: Publisher {
    typealias Rule = OperatorRule<Upstream.Output, Upstream.Failure, Output, Failure>

    let upstream: Upstream
    /// Makes the rule of one subscription, with state of its own.
    let rule: () -> Rule

    /// An operator with state: each subscription has a rule of its own.
    init(_ upstream: Upstream, rule: @escaping () -> Rule) { (self.upstream, self.rule) = (upstream, rule) }

    /// An operator without state.
    init(
      _ upstream: Upstream, wantsAll: Bool? = nil, onValue: @escaping (Upstream.Output) throws -> Rule.Answer,
      atEnd result: (() -> Output?)? = nil
    ) { self.init(upstream) { Rule(wantsAll: wantsAll, onValue: onValue, atEnd: result) } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FilterProducer(subscriber, rule()))
    }
  }
}

extension Publishers._Operator where Upstream.Output == Output {
  /// An operator that passes the values on, and does something else with the end.
  init(_ upstream: Upstream, onCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Rule.Answer) {
    self.init(upstream) { Rule(onValue: { .value($0) }, onCompletion: onCompletion) }
  }
}

/// The behavior of an operator for the values and the end of one subscription.
struct OperatorRule<Input, InputFailure: Error, Output, Failure: Error> {
  typealias Answer = PartialCompletion<Output, Failure>

  /// Whether the upstream is asked for all values, whatever the downstream wants.
  let wantsAll: Bool
  private let onValue: (Input) throws -> Answer
  /// Turns the end into a last value or an end.
  let onCompletion: (Subscribers.Completion<InputFailure>) -> Answer

  init(
    wantsAll: Bool = false, onValue: @escaping (Input) throws -> Answer,
    onCompletion: @escaping (Subscribers.Completion<InputFailure>) -> Answer
  ) {
    self.wantsAll = wantsAll
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  /// Passes the end on, or sends one value when the upstream has finished, if `result` has one. The failure is the upstream's, or any
  /// error.
  init(wantsAll: Bool? = nil, onValue: @escaping (Input) throws -> Answer, atEnd result: (() -> Output?)? = nil) {
    self.init(wantsAll: wantsAll ?? (result != nil), onValue: onValue) { completion in
      if case .finished = completion, let last = result?() { return .last(last) }
      return .end(completion.mapFailure { $0 as! Failure })
    }
  }

  /// Takes all values into one, and sends that when the upstream has finished; nothing if it is `nil` then.
  init(reducing initial: Output?, _ take: @escaping (inout Output?, Input) throws -> Void) {
    var result = initial
    self.init(
      onValue: {
        try take(&result, $0)
        return .nothing
      }, atEnd: { result })
  }

  /// Transforms a value. An error ends the operator: only operators that fail with any error have throwing closures.
  func answer(to value: Input) -> Answer {
    do { return try onValue(value) } catch { return .end(.failure(error as! Failure)) }
  }
}

/// An operator's answer to a value or to the end.
enum PartialCompletion<Output, Failure: Error> {
  /// Passes a value on.
  case value(Output)
  /// Passes nothing on; the upstream may send another value in its place.
  case nothing
  /// Passes a last value on, and finishes.
  case last(Output)
  /// Ends.
  case end(Subscribers.Completion<Failure>)
}
