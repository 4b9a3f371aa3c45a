extension Publishers {
  /// Tells whether all values meet a condition, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The condition; `false` is sent as soon as one value does not meet it.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(subscriber, onValue: { [predicate] in predicate($0) ? .nothing : .last(false) }, atEnd: { true })
      )
    }
  }

  /// Tells whether all values meet a condition; an error of the condition ends the publisher.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    /// The condition; an error that it throws ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(
          subscriber, trying: { [predicate] in try predicate($0) ? .nothing : .last(false) }, atEnd: { true }))
    }
  }
}

extension Publisher {
  /// Tells whether all values meet `predicate`.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Tells whether all values meet `predicate`; an error that it throws ends the publisher.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
