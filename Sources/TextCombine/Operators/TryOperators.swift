extension Publishers {
  /// Leaves out values until one does not meet a condition; an error of the condition ends the publisher.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber,
        trying: { [predicate] value in
          if isDropping { isDropping = try predicate(value) }
          return isDropping ? .nothing : .value(value)
        })
      upstream.subscribe(stage)
    }
  }

  /// Sends values while they meet a condition, then finishes; an error of the condition ends the publisher.
  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber, trying: { [predicate] in try predicate($0) ? .value($0) : .end(.finished) })
      upstream.subscribe(stage)
    }
  }

  /// Sends the first value that meets a condition, and finishes; an error of the condition ends the publisher.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber, trying: { [predicate] in try predicate($0) ? .last($0) : .nothing }, atEnd: { nil })
      upstream.subscribe(stage)
    }
  }

  /// Sends the last value that meets a condition; an error of the condition ends the publisher.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber,
        trying: { [predicate] in
          if try predicate($0) { last = $0 }
          return .nothing
        }, atEnd: { last })
      upstream.subscribe(stage)
    }
  }

  /// Tells whether a value meets a condition; an error of the condition ends the publisher.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber, trying: { [predicate] in try predicate($0) ? .last(true) : .nothing }, atEnd: { false })
      upstream.subscribe(stage)
    }
  }

  /// Tells whether all values meet a condition; an error of the condition ends the publisher.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber, trying: { [predicate] in try predicate($0) ? .nothing : .last(false) }, atEnd: { true })
      upstream.subscribe(stage)
    }
  }

  /// Sends the least or the greatest value; an error of the comparison ends the publisher.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      let stage = Stage<Upstream.Output, Upstream.Failure, S>(
        subscriber,
        trying: { [areInIncreasingOrder] value in
          greatest = try greatest.map { try areInIncreasingOrder($0, value) ? value : $0 } ?? value
          return .nothing
        }, atEnd: { greatest })
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Leaves out values until one does not meet `predicate`; an error that it throws ends the publisher.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Sends values while they meet `predicate`, then finishes; an error that it throws ends the publisher.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first value that meets `predicate`, then finishes; an error that it throws ends the publisher.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that meets `predicate`; an error that it throws ends the publisher.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }

  /// Tells whether a value meets `predicate`; an error that it throws ends the publisher.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Tells whether all values meet `predicate`; an error that it throws ends the publisher.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
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
