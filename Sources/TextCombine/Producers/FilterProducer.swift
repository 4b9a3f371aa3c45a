/// The subscriber behind the operators that have one upstream and answer each value at once.
///
/// An operator says in two closures what it does with a value and with the end. Demand passes through, or is unlimited
/// for those that need all values before they send one; a last value waits until it is wanted.
final class FilterProducer<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  typealias Output = Downstream.Input
  typealias OutputFailure = Downstream.Failure
  typealias Failure = InputFailure

  private let lock = Lock()
  private let wantsAll: Bool
  private let onValue: (Input) -> PartialCompletion<Output, OutputFailure>
  private let onCompletion: (Subscribers.Completion<InputFailure>) -> PartialCompletion<Output, OutputFailure>
  private var downstream: Downstream?
  private var status = SubscriptionStatus()
  private var demand = Subscribers.Demand.none
  /// A last value that nobody has wanted yet.
  private var remainder: Output?

  /// - Parameters:
  ///   - wantsAll: Whether the upstream is asked for all values, whatever the downstream wants.
  ///   - onValue: What becomes of a value.
  ///   - onCompletion: What becomes of the end: a last value, or an end.
  init(
    _ downstream: Downstream, wantsAll: Bool = false,
    onValue: @escaping (Input) -> PartialCompletion<Output, OutputFailure>,
    onCompletion: @escaping (Subscribers.Completion<InputFailure>) -> PartialCompletion<Output, OutputFailure>
  ) {
    self.downstream = downstream
    self.wantsAll = wantsAll
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
    heldDownstream?.receive(subscription: self)
    if wantsAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = openDownstream else { return .none }
    let result = onValue(input)
    switch result {
    case .nothing:
      return wantsAll ? .none : .max(1)
    case .value(let value):
      lock.withLock { demand -= 1 }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      return wantsAll ? .none : more
    case .last(let value) where !wantsAll:
      // A last value comes as those before it did, and then the upstream is left.
      let subscription = lock.withLock { status.close() }
      _ = downstream.receive(value)
      subscription?.cancel()
      releaseDownstream()?.receive(completion: .finished)
      return .none
    case .last, .end:
      end(result, leaving: true)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    if openDownstream != nil { end(onCompletion(completion), leaving: false) }
  }

  func request(_ demand: Subscribers.Demand) {
    let (subscription, last) = lock.withLock { () -> ((any Subscription)?, Output?) in
      self.demand += demand
      guard remainder != nil, self.demand > 0 else { return (status.subscription, nil) }
      defer { remainder = nil }
      return (nil, remainder)
    }
    if let last { finish(with: last) } else if !wantsAll { subscription?.request(demand) }
  }

  func cancel() {
    let (subscription, downstream, remainder) = lock.withLock {
      defer {
        self.downstream = nil
        self.remainder = nil
      }
      return (status.close(), self.downstream, self.remainder)
    }
    _ = (downstream, remainder)
    subscription?.cancel()
  }

  private var openDownstream: Downstream? { lock.withLock { status.isClosed ? nil : downstream } }

  /// Sends the end downstream.
  ///
  /// - Parameter leaving: Whether to cancel the upstream first, because the end does not come from there.
  private func end(_ result: PartialCompletion<Output, OutputFailure>, leaving: Bool) {
    let last: Output? = if case .last(let value) = result { value } else { nil }
    let (subscription, isWanted) = lock.withLock {
      let isWanted = last == nil || demand > 0
      if !isWanted { remainder = last }
      return (status.close(), isWanted)
    }
    if leaving { subscription?.cancel() }
    guard isWanted else { return }
    if case .end(let completion) = result { finish(with: nil, completion) } else { finish(with: last) }
  }

  private func finish(with value: Output?, _ completion: Subscribers.Completion<OutputFailure> = .finished) {
    if let value, let downstream = heldDownstream { _ = downstream.receive(value) }
    // Looked up again: whoever got the value may have cancelled.
    releaseDownstream()?.receive(completion: completion)
  }

  private var heldDownstream: Downstream? { lock.withLock { downstream } }

  private func releaseDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension FilterProducer where InputFailure == Downstream.Failure {
  /// Passes the end on, or sends one value when the upstream has finished, if `result` has one.
  convenience init(
    _ downstream: Downstream, wantsAll: Bool? = nil,
    onValue: @escaping (Input) -> PartialCompletion<Output, OutputFailure>,
    atEnd result: (() -> Output?)? = nil
  ) {
    self.init(downstream, wantsAll: wantsAll ?? (result != nil), onValue: onValue) { .end($0, after: result) }
  }

  /// Takes all values into one, and sends that when the upstream has finished; nothing if it is `nil` then.
  convenience init(
    _ downstream: Downstream, reducing initial: Output?, _ take: @escaping (inout Output?, Input) -> Void
  ) {
    var result = initial
    self.init(
      downstream,
      onValue: {
        take(&result, $0)
        return .nothing
      }, atEnd: { result })
  }
}

extension FilterProducer where Downstream.Failure == any Error {
  /// The same for a closure whose errors end the operator.
  convenience init(
    _ downstream: Downstream, trying onValue: @escaping (Input) throws -> PartialCompletion<Output, any Error>,
    atEnd result: (() -> Output?)? = nil
  ) {
    self.init(
      downstream, wantsAll: result != nil,
      onValue: { value in
        do { return try onValue(value) } catch { return .end(.failure(error)) }
      }, onCompletion: { .end($0.mapFailure { $0 }, after: result) })
  }

  /// The same for a closure whose errors end the operator.
  convenience init(
    _ downstream: Downstream, tryReducing initial: Output?, _ take: @escaping (inout Output?, Input) throws -> Void
  ) {
    var result = initial
    self.init(
      downstream,
      trying: {
        try take(&result, $0)
        return .nothing
      }, atEnd: { result })
  }
}

extension PartialCompletion {
  /// The end; if it is no failure, after a last value.
  fileprivate static func end(_ completion: Subscribers.Completion<Failure>, after result: (() -> Output?)?) -> Self {
    if case .finished = completion, let last = result?() { .last(last) } else { .end(completion) }
  }
}
