/// The subscriber behind the operators that choose their own time to send. It asks the upstream for all values, or for as many as the
/// downstream wants, and passes them to closures of the operator; the operator's values go downstream if there is demand, and are lost
/// otherwise.
final class EventProducer<Input, Output, Failure: Error>: Producer<AnySubscriber<Output, Failure>>, Subscriber,
  Subscription, @unchecked Sendable
{
  /// Runs before the downstream has its subscription. Like the others it is given the producer, so as not to hold it.
  var onSubscription: ((EventProducer) -> Void)?
  var onValue: ((EventProducer, Input) -> Void)?
  var onCompletion: ((EventProducer, Subscribers.Completion<Failure>) -> Void)?
  /// Frees the operator's resources, at the end and when the downstream cancels.
  var onEnd: (() -> Void)?

  private let wantsAll: Bool

  init(_ downstream: AnySubscriber<Output, Failure>, wantsAll: Bool) {
    self.wantsAll = wantsAll
    super.init(downstream)
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
    onSubscription?(self)
    heldDownstream?.receive(subscription: self)
    if wantsAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if openDownstream != nil { onValue?(self, input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { if upstreamEnded() { onCompletion?(self, completion) } }

  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.withLock {
      self.demand += demand
      return status.subscription
    }
    if !wantsAll { subscription?.request(demand) }
  }

  func cancel() { close().subscription?.cancel() }

  /// Sends a value, if one is wanted.
  func send(_ value: Output) {
    let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
      // An upstream that was asked for the downstream's demand keeps count itself.
      guard demand > 0 || !wantsAll else { return nil }
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return }
    let more = downstream.receive(value)
    if more > 0 { request(more) }
  }

  /// Sends the end, and leaves the upstream if it has not ended.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (downstream, subscription) = close()
    subscription?.cancel()
    downstream?.receive(completion: completion)
  }

  override func close() -> (downstream: AnySubscriber<Output, Failure>?, subscription: (any Subscription)?) {
    let (held, onEnd) = lock.withLock { ((downstream.take(), status.close()), self.onEnd.take()) }
    onEnd?()
    return held
  }
}

extension Publishers {
  /// The publisher behind the operators that choose their own time to send: `debounce`, `timeout` and their like.
  public struct _TimedOperator<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    typealias Producer = EventProducer<Upstream.Output, Output, Failure>

    let upstream: Upstream
    let wantsAll: Bool
    /// Gives the producer of one subscription the operator's closures.
    let setUp: (Producer) -> Void

    init(_ upstream: Upstream, wantsAll: Bool = true, setUp: @escaping (Producer) -> Void) {
      self.upstream = upstream
      self.wantsAll = wantsAll
      self.setUp = setUp
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let producer = Producer(AnySubscriber(subscriber), wantsAll: wantsAll)
      setUp(producer)
      upstream.subscribe(producer)
    }
  }
}
