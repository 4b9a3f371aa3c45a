/// The subscriber behind `receive(on:)` and `delay`: hands each value and the end over to a scheduler. They arrive one at a time and in
/// order, also when the scheduler runs several things at once.
final class ScheduledProducer<Downstream: Subscriber>: Producer<Downstream>, Subscriber, Subscription,
  @unchecked Sendable
{
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private var waiting: [Delivery] = []
  /// The number of unfinished turns of the scheduler; the first one takes them all.
  private var turns = 0
  private let schedule: (@escaping () -> Void) -> Void

  private enum Delivery {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.schedule = schedule
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
    heldDownstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if openDownstream != nil { deliver(.value(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    // Nothing that the upstream sends from now on counts, but what is on its way arrives.
    if upstreamEnded() { deliver(.end(completion)) }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { status.subscription }?.request(demand) }

  func cancel() { close().subscription?.cancel() }

  private func deliver(_ delivery: Delivery) {
    lock.withLock { waiting.append(delivery) }
    schedule { [self] in takeTurn() }
  }

  private func takeTurn() {
    let isFirst = lock.withLock {
      turns += 1
      return turns == 1
    }
    if !isFirst { return }
    var hasMore = true
    while hasMore {
      perform(lock.withLock { waiting.removeFirst() })
      hasMore = lock.withLock {
        turns -= 1
        return turns > 0
      }
    }
  }

  private func perform(_ delivery: Delivery) {
    switch delivery {
    case .value(let input):
      guard let downstream = heldDownstream else { return }
      let more = downstream.receive(input)
      if more > 0 { lock.withLock { status.subscription }?.request(more) }
    case .end(let completion): close().downstream?.receive(completion: completion)
    }
  }
}
