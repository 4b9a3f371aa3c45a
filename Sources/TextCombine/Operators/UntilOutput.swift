extension Publishers {
  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let watch = Protected<AnyCancellable?>(nil)
      let isOpen = Protected(false)
      let producer = EventProducer<Output, S>(subscriber, wantsAll: false)
      producer.onEnd = { watch.exchange(for: nil)?.cancel() }
      producer.onValue = { producer, value in if isOpen.withLock({ $0 }) { producer.send(value) } }
      producer.onCompletion = { $0.finish($1) }
      producer.onSubscription = { producer in
        let sink = other.prefix(1).sink(
          receiveCompletion: { [weak producer] completion in
            switch completion {
            case .failure: producer?.finish(completion)
            // Nothing can open the way any more.
            case .finished: if !isOpen.withLock({ $0 }) { producer?.finish(.finished) }
            }
          },
          receiveValue: { _ in _ = isOpen.exchange(for: true) })
        _ = watch.exchange(for: sink)
      }
      upstream.subscribe(producer)
    }
  }
}

extension Publisher {
  /// Leaves out values until `publisher` sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
extension Publishers {
  /// Sends values until another publisher sends one, then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other

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
