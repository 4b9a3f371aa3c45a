extension Publishers {
  /// Connects a publisher when the first subscriber comes, and disconnects it when the last one goes.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      let goes = AnyCancellable { [self] in leave() }
      upstream.handleEvents(receiveCompletion: { _ in goes.cancel() }, receiveCancel: { goes.cancel() })
        .receive(subscriber: subscriber)
      // A publisher that has ended has sent the subscriber away by now.
      guard isFirst, lock.withLock({ subscribers > 0 }) else { return }
      let connection = upstream.connect()
      let isStillWanted = lock.withLock {
        if subscribers > 0 { self.connection = connection }
        return subscribers > 0
      }
      if !isStillWanted { connection.cancel() }
    }

    private func leave() {
      let connection: (any Cancellable)? = lock.withLock {
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one goes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
