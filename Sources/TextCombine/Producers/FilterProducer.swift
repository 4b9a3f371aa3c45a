/// The subscriber behind the operators that have one upstream and answer each value at once. The operator's rule says what it does with a
/// value and with the end. Demand passes through, or is unlimited for those that need all values before they send one; a last value waits
/// until it is wanted.
final class FilterProducer<Input, InputFailure: Error, Downstream: Subscriber>: Producer<Downstream>, Subscriber,
  Subscription, @unchecked Sendable
{
  typealias Output = Downstream.Input
  typealias OutputFailure = Downstream.Failure
  typealias Failure = InputFailure

  private let rule: OperatorRule<Input, InputFailure, Output, OutputFailure>
  /// A last value without demand so far.
  private var remainder: Output?

  init(_ downstream: Downstream, _ rule: OperatorRule<Input, InputFailure, Output, OutputFailure>) {
    self.rule = rule
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
    heldDownstream?.receive(subscription: self)
    if rule.wantsAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = openDownstream else { return .none }
    let result = rule.answer(to: input)
    switch result {
    case .nothing: return rule.wantsAll ? .none : .max(1)
    case .value(let value):
      lock.withLock { demand -= 1 }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      return rule.wantsAll ? .none : more
    case .last(let value) where !rule.wantsAll:
      // A last value comes as those before it did, and then the upstream is left.
      let subscription = lock.withLock { status.close() }
      _ = downstream.receive(value)
      subscription?.cancel()
      close().downstream?.receive(completion: .finished)
      return .none
    case .last, .end:
      end(result, leaving: true)
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    if openDownstream != nil { end(rule.onCompletion(completion), leaving: false) }
  }

  func request(_ demand: Subscribers.Demand) {
    let (subscription, last) = lock.withLock { () -> ((any Subscription)?, Output?) in
      self.demand += demand
      guard remainder != nil, self.demand > 0 else { return (status.subscription, nil) }
      return (nil, remainder.take())
    }
    if let last { finish(with: last) } else if !rule.wantsAll { subscription?.request(demand) }
  }

  func cancel() {
    let (subscription, downstream, remainder) = lock.withLock {
      (status.close(), self.downstream.take(), self.remainder.take())
    }
    _ = (downstream, remainder)
    subscription?.cancel()
  }

  /// Sends the end downstream. Cancels the upstream first if the end does not come from there, which `leaving` says.
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
    // Looked up again: whoever got the value may have canceled.
    close().downstream?.receive(completion: completion)
  }
}
