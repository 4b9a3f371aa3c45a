extension Publishers {
  /// Sends a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// What is sent if the upstream finishes without a value.
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      upstream.subscribe(
        FilterProducer(
          subscriber, wantsAll: false,
          onValue: {
            isEmpty = false
            return .value($0)
          }, atEnd: { [output] in isEmpty ? output : nil }))
    }
  }
}

extension Publisher {
  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
