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

    /// Subscribes the subject to the upstream, until the result is cancelled or released.
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
  where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends through `subject`, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output {
    multicast { subject }
  }
}
