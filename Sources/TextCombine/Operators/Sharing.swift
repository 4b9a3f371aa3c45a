/// A publisher that sends only after it is connected.
public protocol ConnectablePublisher: Publisher {
  /// Begins to send.
  ///
  /// - Returns: A value that ends the sending.
  func connect() -> any Cancellable
}

extension Publishers {
  /// Sends through a subject, so that all subscribers share one subscription to the upstream.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public final let upstream: Upstream
    /// Makes the subject, when it is first needed.
    public final let createSubject: () -> SubjectType

    private let lock = Lock()
    private var madeSubject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Subscribes the subject to the upstream, until the result is canceled or released.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let madeSubject = lock.withLock({ self.madeSubject }) { return madeSubject }
      let subject = createSubject()
      return lock.withLock {
        if madeSubject == nil { madeSubject = subject }
        return madeSubject ?? subject
      }
    }
  }
}

extension Publisher {
  /// Sends through a subject that is made when it is first needed, once connected.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output { Publishers.Multicast(upstream: self, createSubject: createSubject) }

  /// Sends through `subject`, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output { multicast { subject } }
}

extension Publishers {
  /// Makes a publisher that sends at once wait until it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Sends the values of `upstream`, once connected.
    public init(upstream: Upstream) { multicast = upstream.multicast(subject: PassthroughSubject()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }
    /// Subscribes to the upstream, until the result is canceled or released.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Makes the publisher wait until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

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
        return subscribers == 0 ? self.connection.take() : nil
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one goes.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Shares one subscription to the upstream, as long as there are subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public final let upstream: Upstream

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Shares one subscription to the publisher among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
