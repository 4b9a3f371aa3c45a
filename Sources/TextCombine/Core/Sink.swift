extension Subscribers {
  /// A subscriber that wants all values, and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private let lock = Lock()
    private var status = SubscriptionStatus()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?

    /// A sink that runs `receiveValue` for each value and `receiveCompletion` at the end.
    public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    public func receive(subscription: any Subscription) {
      guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let (_, onCompletion) = end()
      onCompletion?(completion)
    }

    public func cancel() {
      let (subscription, _) = end()
      subscription?.cancel()
    }

    private func end() -> ((any Subscription)?, ((Completion<Failure>) -> Void)?) {
      // The closures are released outside of the lock: freeing their captures may run foreign code.
      let (subscription, onCompletion, onValue) = lock.withLock {
        (status.close(), self.onCompletion.take(), self.onValue.take())
      }
      _ = onValue
      return (subscription, onCompletion)
    }
  }
}

extension Publisher {
  /// Runs closures for the values and the end of this publisher, until the result is canceled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
