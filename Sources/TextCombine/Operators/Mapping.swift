extension Publishers {
  /// Sends the result of a closure for each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Makes the sent value from a value.
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FilterProducer(subscriber, OperatorRule { [transform] in .value(transform($0)) }))
    }
  }

  /// Sends the result of a closure for each value; an error that it throws ends the publisher.
  public typealias TryMap<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
  /// Sends a property of each value.
  public typealias MapKeyPath<Upstream: Publisher, Output> = _Operator<Upstream, Output, Upstream.Failure>
  /// Sends two properties of each value.
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> =
    _Operator<Upstream, (Output0, Output1), Upstream.Failure>
  /// Sends three properties of each value.
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> =
    _Operator<Upstream, (Output0, Output1, Output2), Upstream.Failure>
  /// Sends the results of a closure that are not `nil`.
  public typealias CompactMap<Upstream: Publisher, Output> = _Operator<Upstream, Output, Upstream.Failure>
  /// Sends the results of a closure that are not `nil`; an error that it throws ends the publisher.
  public typealias TryCompactMap<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
  /// Sends a value if the upstream finishes without one.
  public typealias ReplaceEmpty<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends a running result, with each value taken in.
  public typealias Scan<Upstream: Publisher, Output> = _Operator<Upstream, Output, Upstream.Failure>
  /// Sends a running result, with each value taken in; an error ends the publisher.
  public typealias TryScan<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
}

extension Publisher {
  /// Sends the result of `transform` for each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends the result of `transform` for each value; an error that it throws ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(self, onValue: { .value(try transform($0)) })
  }

  /// Sends `output` in place of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

  /// Sends a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(self, onValue: { .value($0[keyPath: keyPath]) })
  }

  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    Publishers.MapKeyPath2(self, onValue: { .value(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) })
  }

  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    Publishers.MapKeyPath3(
      self, onValue: { .value(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) })
  }

  /// Sends the results of `transform` that are not `nil`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(self, onValue: { transform($0).map(PartialCompletion.value) ?? .nothing })
  }

  /// Sends the results of `transform` that are not `nil`; an error that it throws ends the publisher.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(self, onValue: { try transform($0).map(PartialCompletion.value) ?? .nothing })
  }

  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(self) {
      var isEmpty = true
      return OperatorRule(
        wantsAll: false,
        onValue: {
          isEmpty = false
          return .value($0)
        }, atEnd: { isEmpty ? output : nil })
    }
  }

  /// Sends a running result, with each value taken in.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    scanning(initialResult, nextPartialResult)
  }

  /// Sends a running result, with each value taken in; an error ends the publisher.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> { scanning(initialResult, nextPartialResult) }

  private func scanning<T, E>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers._Operator<Self, T, E> {
    Publishers._Operator(self) {
      var result = initialResult
      return OperatorRule {
        result = try nextPartialResult(result, $0)
        return .value(result)
      }
    }
  }
}
