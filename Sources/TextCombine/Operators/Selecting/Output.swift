extension Publishers {
  /// Sends the values at a range of positions, and finishes after the last one.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The positions of the values that are sent; the first value has 0.
    public let range: CountableRange<Int>

    /// Sends the values at the positions of `range`. A negative position is a programming error.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "The positions of values start at 0, not at \(range.lowerBound)")
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: .finished)
      }
      var position = 0
      upstream.subscribe(
        FilterProducer(subscriber) { [range] value in
          defer { position += 1 }
          if position < range.lowerBound { return .nothing }
          return position + 1 < range.upperBound ? .value(value) : .last(value)
        })
    }
  }
}

extension Publisher {
  /// Sends up to `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  /// Sends the value at a position, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Sends the values at a range of positions, then finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
