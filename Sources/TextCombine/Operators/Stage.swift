/// What a stage does with one value of its upstream.
enum Emission<Output, Failure: Error> {
  /// Passes a value on.
  case value(Output)
  /// Passes nothing on; the upstream may send another value in its place.
  case nothing
  /// Passes a last value on, and ends.
  case last(Output)
  /// Ends.
  case end(Subscribers.Completion<Failure>)
}

/// What a stage does when its upstream ends: perhaps one more value, and then the end.
struct Ending<Output, Failure: Error> {
  var value: Output?
  var completion: Subscribers.Completion<Failure>
}

/// The subscriber behind the operators that have one upstream and answer each value at once.
///
/// An operator says in two closures what it does with a value and with the end. Demand passes through, or is unlimited
/// for those that need all values before they send one; a last value waits until it is wanted.
final class Stage<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
  typealias Output = Downstream.Input
  typealias OutputFailure = Downstream.Failure
  typealias Failure = InputFailure

  private let lock = Lock()
  private let wantsAll: Bool
  private let onValue: (Input) -> Emission<Output, OutputFailure>
  private let onCompletion: (Subscribers.Completion<InputFailure>) -> Ending<Output, OutputFailure>
  private var downstream: Downstream?
  private var slot = SubscriptionSlot()
  private var demand = Subscribers.Demand.none
  /// A last value that nobody has wanted yet.
  private var remainder: Output?

  /// - Parameter wantsAll: Whether the upstream is asked for all values, whatever the downstream wants.
  init(
    _ downstream: Downstream, wantsAll: Bool = false,
    onValue: @escaping (Input) -> Emission<Output, OutputFailure>,
    onCompletion: @escaping (Subscribers.Completion<InputFailure>) -> Ending<Output, OutputFailure>
  ) {
    self.downstream = downstream
    self.wantsAll = wantsAll
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ slot.accept(subscription) }) else { return subscription.cancel() }
    heldDownstream?.receive(subscription: self)
    if wantsAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = openDownstream else { return .none }
    switch onValue(input) {
    case .nothing:
      return wantsAll ? .none : .max(1)
    case .value(let value):
      lock.withLock { demand -= 1 }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      return wantsAll ? .none : more
    case .last(let value):
      end(Ending(value: value, completion: .finished), leaving: true)
    case .end(let completion):
      end(Ending(value: nil, completion: completion), leaving: true)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    if openDownstream != nil { end(onCompletion(completion), leaving: false) }
  }

  func request(_ demand: Subscribers.Demand) {
    let (subscription, last) = lock.withLock { () -> ((any Subscription)?, Output?) in
      self.demand += demand
      guard remainder != nil, self.demand > 0 else { return (slot.subscription, nil) }
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
      return (slot.close(), self.downstream, self.remainder)
    }
    _ = (downstream, remainder)
    subscription?.cancel()
  }

  private var openDownstream: Downstream? { lock.withLock { slot.isClosed ? nil : downstream } }

  /// Sends the end downstream.
  ///
  /// - Parameter leaving: Whether to cancel the upstream first, because the end does not come from there.
  private func end(_ ending: Ending<Output, OutputFailure>, leaving: Bool) {
    let (subscription, isWanted) = lock.withLock {
      let isWanted = ending.value == nil || demand > 0
      if !isWanted { remainder = ending.value }
      return (slot.close(), isWanted)
    }
    if leaving { subscription?.cancel() }
    if isWanted { finish(with: ending.value, ending.completion) }
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

extension Stage where InputFailure == Downstream.Failure {
  /// A stage that passes the end on.
  convenience init(
    _ downstream: Downstream, wantsAll: Bool = false,
    onValue: @escaping (Input) -> Emission<Output, OutputFailure>
  ) {
    self.init(downstream, wantsAll: wantsAll, onValue: onValue) { Ending(value: nil, completion: $0) }
  }

  /// A stage that sends one value when the upstream has finished, if there is one.
  convenience init(
    _ downstream: Downstream, onValue: @escaping (Input) -> Emission<Output, OutputFailure>,
    atEnd result: @escaping () -> Output?
  ) {
    self.init(downstream, wantsAll: true, onValue: onValue) { completion in
      guard case .finished = completion else { return Ending(value: nil, completion: completion) }
      return Ending(value: result(), completion: .finished)
    }
  }
}

extension Stage where Downstream.Failure == any Error {
  /// A stage whose closure may throw, which ends it.
  convenience init(
    _ downstream: Downstream, trying onValue: @escaping (Input) throws -> Emission<Output, any Error>
  ) {
    self.init(downstream, onValue: Self.emission(of: onValue)) {
      Ending(value: nil, completion: $0.mapFailure { $0 })
    }
  }

  /// A stage whose closure may throw, and which sends one value when the upstream has finished.
  convenience init(
    _ downstream: Downstream, trying onValue: @escaping (Input) throws -> Emission<Output, any Error>,
    atEnd result: @escaping () -> Output?
  ) {
    self.init(downstream, wantsAll: true, onValue: Self.emission(of: onValue)) { completion in
      guard case .finished = completion else { return Ending(value: nil, completion: completion.mapFailure { $0 }) }
      return Ending(value: result(), completion: .finished)
    }
  }

  private static func emission(
    of onValue: @escaping (Input) throws -> Emission<Output, any Error>
  ) -> (Input) -> Emission<Output, any Error> {
    { input in
      do { return try onValue(input) } catch { return .end(.failure(error)) }
    }
  }
}
