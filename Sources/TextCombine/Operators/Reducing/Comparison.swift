extension Publishers {
  /// Sends the least or the greatest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whether the second value takes the place of the first one.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(subscriber, reducing: nil) { [areInIncreasingOrder] greatest, value in
          greatest = greatest.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
        })
    }
  }

  /// Sends the least or the greatest value; an error of the comparison ends the publisher.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    /// Whether the second value takes the place of the first one; an error that it throws ends the publisher.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        FilterProducer(subscriber, tryReducing: nil) { [areInIncreasingOrder] greatest, value in
          greatest = try greatest.map { try areInIncreasingOrder($0, value) ? value : $0 } ?? value
        })
    }
  }
}

extension Publisher {
  /// Sends the greatest value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value; an error of the comparison ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the least value; an error of the comparison ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the least value.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
