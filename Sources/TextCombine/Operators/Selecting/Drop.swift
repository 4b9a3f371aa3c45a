extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Leaves out the first `count` values. A negative number is a programming error.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "dropFirst(\(count)) is negative")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        FilterProducer(subscriber) { value in
          if left == 0 { return .value(value) }
          left -= 1
          return .nothing
        })
    }
  }

  /// Leaves out values until one does not meet a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whether a value is left out; not asked again after the first one that is sent.
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        FilterProducer(subscriber) { [predicate] value in
          if isDropping { isDropping = predicate(value) }
          return isDropping ? .nothing : .value(value)
        })
    }
  }

  /// Leaves out values until one does not meet a condition; an error of the condition ends the publisher.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    /// Whether a value is left out, up to the first one that is sent; an error that it throws ends the publisher.
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        FilterProducer(
          subscriber,
          trying: { [predicate] value in
            if isDropping { isDropping = try predicate(value) }
            return isDropping ? .nothing : .value(value)
          }))
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

  /// Leaves out values until one does not meet `predicate`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until one does not meet `predicate`; an error that it throws ends the publisher.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
