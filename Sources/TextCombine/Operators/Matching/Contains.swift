extension Publishers {
  /// Tells whether a value is among those sent, as soon as that is known.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The value that is looked for.
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      ContainsWhere(upstream: upstream) { [output] in $0 == output }.receive(subscriber: subscriber)
    }
  }

  /// Tells whether a value meets a condition, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The condition; `true` is sent as soon as one value meets it.
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(subscriber, onValue: { [predicate] in predicate($0) ? .last(true) : .nothing }, atEnd: { false })
      )
    }
  }

  /// Tells whether a value meets a condition; an error of the condition ends the publisher.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
          subscriber, trying: { [predicate] in try predicate($0) ? .last(true) : .nothing }, atEnd: { false }))
    }
  }
}

extension Publisher {
  /// Tells whether a value meets `predicate`.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Tells whether a value meets `predicate`; an error that it throws ends the publisher.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Tells whether `output` is among the values.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
