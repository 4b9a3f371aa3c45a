extension Subscribers {
  /// A subscriber that assigns each value to a property of an object. It keeps the object alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
    public typealias Failure = Never

    /// The property to assign to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    /// The object with the property, until the publisher has ended or the subscriber is canceled.
    public private(set) var object: Root?

    private let lock = Lock()
    private var status = SubscriptionStatus()

    /// A subscriber that assigns to `keyPath` of `object`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { status.subscription == nil ? nil : object }?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { _ = end() }

    public func cancel() { end()?.cancel() }

    private func end() -> (any Subscription)? {
      let (subscription, object) = lock.withLock { (status.close(), self.object.take()) }
      _ = object
      return subscription
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object, until the result is canceled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
