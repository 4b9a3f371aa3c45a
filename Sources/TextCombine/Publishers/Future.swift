/// A publisher that sends one value, once it is known, or fails. Its work begins when the future is made.
///
///     Future<Int, Never> { promise in promise(.success(3)) }
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// The closure that work calls with its result; the first call counts.
  ///
  /// It may be called from anywhere, and so is Sendable, also where Apple's is not yet.
  public typealias Promise = @Sendable (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [Inner] = []

  /// A future that begins its work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(Self.promise(for: Unchecked(self)))
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = Inner(AnySubscriber(subscriber))
    subscriber.receive(subscription: subscription)
    let result = lock.withLock {
      if self.result == nil { waiting.append(subscription) }
      return self.result
    }
    if let result { subscription.fulfill(result) }
  }

  private static func promise(for future: Unchecked<Future>) -> Promise { { future.value.fulfill($0) } }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting: [Inner] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      return self.waiting.take()
    }
    for subscription in waiting { subscription.fulfill(result) }
  }
}

extension Future {
  private final class Inner: Producer<AnySubscriber<Output, Failure>>, Subscription, @unchecked Sendable {
    private var result: Result<Output, Failure>?
    private var isWanted = false

    func request(_ demand: Subscribers.Demand) {
      guard demand > 0 else { return }
      lock.withLock { isWanted = true }
      deliver()
    }

    func fulfill(_ result: Result<Output, Failure>) {
      lock.withLock { self.result = result }
      deliver()
    }

    func cancel() { close() }

    private func deliver() {
      let (result, isWanted) = lock.withLock { (self.result, self.isWanted) }
      switch result {
      case .success(let value) where isWanted:
        guard let downstream = close().downstream else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
      case .failure(let error): close().downstream?.receive(completion: .failure(error))
      default: break
      }
    }
  }
}
