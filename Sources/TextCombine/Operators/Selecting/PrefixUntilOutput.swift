extension Publishers {
  /// Sends values until another publisher sends one, then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The publisher whose first value ends this one.
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let watch = Protected<AnyCancellable?>(nil)
      let hasEnded = Protected(false)
      let producer = EventProducer<Output, S>(subscriber, wantsAll: false)
      producer.onEnd = {
        _ = hasEnded.exchange(for: true)
        watch.exchange(for: nil)?.cancel()
      }
      producer.onValue = { $0.send($1) }
      producer.onCompletion = { $0.finish($1) }
      producer.onSubscription = { producer in
        let sink = other.prefix(1).sink(
          receiveCompletion: { _ in }, receiveValue: { [weak producer] _ in producer?.finish(.finished) })
        _ = watch.exchange(for: sink)
        // The other publisher may have sent at once, before its sink had a place.
        if hasEnded.withLock({ $0 }) { watch.exchange(for: nil)?.cancel() }
      }
      upstream.subscribe(producer)
    }
  }
}

extension Publisher {
  /// Sends values until `publisher` sends one, then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
