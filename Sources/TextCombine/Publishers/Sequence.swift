extension Publishers {
  /// A publisher that sends the elements of a sequence, as far as they are wanted, and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    /// The sequence.
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(subscription: Inner(subscriber, next: first, rest: iterator))
    }
  }
}

extension Publishers.Sequence {
  private final class Inner<Downstream: Subscriber<Output, Failure>>: Producer<Downstream>, Subscription,
    @unchecked Sendable
  {
    private var next: Output?
    private var rest: Elements.Iterator
    private var isSending = false

    init(_ downstream: Downstream, next: Output, rest: Elements.Iterator) {
      self.next = next
      self.rest = rest
      super.init(downstream)
    }

    func request(_ demand: Subscribers.Demand) {
      let mustSend = lock.withLock {
        self.demand += demand
        defer { isSending = true }
        return !isSending
      }
      // A request in the midst of a value only adds to the demand: no recursion, however long the sequence.
      if mustSend { send() }
    }

    func cancel() { close() }

    private func send() {
      while let (downstream, value, isLast) = take() {
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        if isLast { close().downstream?.receive(completion: .finished) }
      }
    }

    private func take() -> (downstream: Downstream, value: Output, isLast: Bool)? {
      lock.withLock {
        guard let downstream, let value = next, demand > 0 else {
          isSending = false
          return nil
        }
        demand -= 1
        next = rest.next()
        return (downstream, value, next == nil)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
  /// A publisher that sends the elements of the sequence, and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
