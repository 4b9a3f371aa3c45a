extension Publishers {
  /// Sends one array with all values.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FilterProducer(subscriber, reducing: []) { $0?.append($1) })
    }
  }

  /// Sends arrays of a number of values; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// How many values an array has.
    public let count: Int

    /// Sends arrays of `count` values. Less than one is a programming error.
    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "collect(\(count)): an array needs at least one value")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        FilterProducer(
          subscriber, wantsAll: false,
          onValue: { [count] value in
            values.append(value)
            if values.count < count { return .nothing }
            defer { values = [] }
            return .value(values)
          }, atEnd: { values.isEmpty ? nil : values }))
    }
  }
}

extension Publisher {
  /// Sends one array with all values.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Sends arrays of `count` values; the last one may be shorter.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
