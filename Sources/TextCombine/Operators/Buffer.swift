extension Publishers {
  /// How a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as the buffer's size.
    case keepFull
    /// For all.
    case byRequest
  }

  /// The behavior of a full buffer when another value arrives.
  public enum BufferingStrategy<Failure: Error> {
    /// It drops the new value.
    case dropNewest
    /// It drops its oldest value.
    case dropOldest
    /// It ends with an error.
    case customError(() -> Failure)
  }

  /// Keeps values that are not wanted yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let size: Int
    let prefetch: PrefetchStrategy
    let whenFull: BufferingStrategy<Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
    }
  }
}

extension Publishers.Buffer {
  private final class Inner<Downstream: Subscriber<Output, Failure>>: Producer<Downstream>, Subscriber, Subscription,
    @unchecked Sendable
  {
    typealias Input = Upstream.Output

    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var values: [Input] = []
    private var completion: Subscribers.Completion<Failure>?

    init(
      _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Failure>
    ) {
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
      super.init(downstream)
    }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
      heldDownstream?.receive(subscription: self)
      subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      let (dropped, isOverfull) = lock.withLock { () -> (Input?, Bool) in
        guard completion == nil, downstream != nil else { return (nil, false) }
        if values.count < size || demand > 0 {
          values.append(input)
          return (nil, false)
        }
        switch whenFull {
        case .dropNewest: return (nil, false)
        case .dropOldest:
          values.append(input)
          return (values.removeFirst(), false)
        case .customError: return (nil, true)
        }
      }
      _ = dropped
      if isOverfull, case .customError(let error) = whenFull {
        lock.withLock { status.close() }?.cancel()
        receive(completion: .failure(error()))
      }
      drain()
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      let ended = lock.withLock {
        self.completion = self.completion ?? completion
        return status.close()
      }
      _ = ended
      drain()
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { self.demand += demand }
      drain()
    }

    func cancel() {
      let (downstream, values, subscription) = lock.withLock {
        (self.downstream.take(), self.values.take(), status.close())
      }
      _ = (downstream, values)
      subscription?.cancel()
    }

    private func drain() {
      while let (downstream, value) = take() {
        let more = downstream.receive(value)
        let subscription = lock.withLock {
          demand += more
          return status.subscription
        }
        if prefetch == .keepFull { subscription?.request(.max(1)) }
      }
      finishIfOver()
    }

    private func take() -> (Downstream, Input)? {
      lock.withLock {
        guard let downstream, demand > 0, !values.isEmpty else { return nil }
        demand -= 1
        return (downstream, values.removeFirst())
      }
    }

    /// Sends the end when all values are sent.
    private func finishIfOver() {
      if let completion = lock.withLock({ values.isEmpty ? self.completion : nil }) {
        close().downstream?.receive(completion: completion)
      }
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values that are not wanted yet.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> { Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull) }
}
