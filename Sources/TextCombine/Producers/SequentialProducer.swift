/// The subscriber behind the operators that follow several publishers, one after the other. The demand that is left when one publisher ends
/// goes to the next one.
final class SequentialProducer<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  typealias Output = Downstream.Input

  private let lock = Lock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var current: (any Subscription)?
  /// Counts the publishers, so that events of an earlier one are ignored.
  private var turn = 0
  private var isAdvancing = false
  private var nextStep: Step?

  /// Subscribes to a publisher, and returns the work after its end if it has already ended.
  private typealias Step = () -> (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  /// Subscribes to the next publisher, and leaves the current one. `onCompletion` runs only if the publisher is still the current one.
  func follow<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (SequentialProducer, Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let (turn, left) = lock.withLock {
      self.turn += 1
      return (self.turn, current.take())
    }
    left?.cancel()
    run { [self] in
      // A publisher may end while it is subscribed to; its completion is handled once the subscription is done.
      let early = Protected<Subscribers.Completion<P.Failure>?>(nil)
      let isSubscribing = Protected(true)
      publisher.subscribe(
        AnySubscriber<Output, P.Failure>(
          receiveSubscription: { self.accept($0, turn) }, receiveValue: { self.pass($0, turn) },
          receiveCompletion: { completion in
            guard self.leave(turn) else { return }
            if isSubscribing.withLock({ $0 }) {
              _ = early.exchange(for: completion)
            } else {
              onCompletion(self, completion)
            }
          }))
      _ = isSubscribing.exchange(for: false)
      guard let completion = early.exchange(for: nil), isOpen(turn) else { return nil }
      return { onCompletion(self, completion) }
    }
  }

  /// Runs a step, then its result, then the step that this has led to, and so on: a loop, so that a hundred thousand
  /// retries of an immediate failure do not run inside each other.
  private func run(_ step: @escaping Step) {
    let mustWait = lock.withLock {
      if isAdvancing { nextStep = step }
      return isAdvancing
    }
    if mustWait { return }
    var current: Step? = step
    while let step = current, let advance = step() {
      lock.withLock { isAdvancing = true }
      advance()
      current = lock.withLock {
        isAdvancing = false
        return nextStep.take()
      }
    }
  }

  private func isOpen(_ turn: Int) -> Bool { lock.withLock { turn == self.turn && downstream != nil } }

  /// Gives the downstream its subscription, or another one, before the first publisher is followed.
  func start(with subscription: (any Subscription)? = nil) {
    lock.withLock { downstream }?.receive(subscription: subscription ?? self)
  }

  func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    close().downstream?.receive(completion: completion)
  }

  /// Ends at once, and leaves the current publisher.
  func fail(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, current) = close()
    current?.cancel()
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let current = lock.withLock {
      self.demand += demand
      return self.current
    }
    current?.request(demand)
  }

  func cancel() { close().current?.cancel() }

  private func accept(_ subscription: any Subscription, _ turn: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard turn == self.turn, downstream != nil, current == nil else { return nil }
      current = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func pass(_ value: Output, _ turn: Int) -> Subscribers.Demand {
    let downstream: Downstream? = lock.withLock {
      guard turn == self.turn, demand > 0 else { return nil }
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    let isCurrent = lock.withLock {
      demand += more
      return turn == self.turn
    }
    // Another publisher may be the current one by now: it was subscribed to without this demand.
    if !isCurrent, more > 0 { lock.withLock { current }?.request(more) }
    return isCurrent ? more : .none
  }

  private func leave(_ turn: Int) -> Bool {
    let (isOpen, ended): (Bool, (any Subscription)?) = lock.withLock {
      guard turn == self.turn else { return (false, nil) }
      return (downstream != nil, current.take())
    }
    _ = ended
    return isOpen
  }

  private func close() -> (downstream: Downstream?, current: (any Subscription)?) {
    lock.withLock {
      turn += 1
      return (downstream.take(), current.take())
    }
  }
}
