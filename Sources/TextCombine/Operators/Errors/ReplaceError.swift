extension Publishers {
  /// Sends a value in place of an error, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    /// What is sent in place of an error.
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        FilterProducer(subscriber, onValue: { .value($0) }) { [output] in
          if case .failure = $0 { .last(output) } else { .end(.finished) }
        })
    }
  }
}

extension Publisher {
  /// Sends a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
