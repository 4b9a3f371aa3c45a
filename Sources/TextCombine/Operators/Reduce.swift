extension Publishers {
  /// Sends one result when all values were taken in.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      let stage = Stage<Upstream.Output, Failure, S>(
        subscriber,
        onValue: { [nextPartialResult] in
          result = nextPartialResult(result, $0)
          return .nothing
        }, atEnd: { result })
      upstream.subscribe(stage)
    }
  }

  /// Sends one result when all values were taken in; an error ends the publisher.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber,
        trying: { [nextPartialResult] in
          result = try nextPartialResult(result, $0)
          return .nothing
        }, atEnd: { result })
      upstream.subscribe(stage)
    }
  }

  /// Sends one array with all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      let stage = Stage<Upstream.Output, Failure, S>(
        subscriber,
        onValue: {
          values.append($0)
          return .nothing
        }, atEnd: { values })
      upstream.subscribe(stage)
    }
  }

  /// Sends the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.reduce(0) { count, _ in count + 1 }.receive(subscriber: subscriber)
    }
  }

  /// Sends only the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
      upstream.subscribe(Stage<Upstream.Output, Failure, S>(subscriber, wantsAll: true) { _ in .nothing })
    }
  }

  /// Sends the least or the greatest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      let stage = Stage<Output, Failure, S>(
        subscriber,
        onValue: { [areInIncreasingOrder] value in
          greatest = greatest.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
          return .nothing
        }, atEnd: { greatest })
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends one result when all values were taken in.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends one result when all values were taken in; an error ends the publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends one array with all values.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends the number of values.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Sends only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

  /// Sends the greatest value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the least value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
