extension Publishers {
  /// Leaves out values until another publisher sends one.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = _TimedOperator<Upstream, Upstream.Output>
  where Upstream.Failure == Other.Failure
  /// Sends values until another publisher sends one, then finishes.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = _TimedOperator<Upstream, Upstream.Output>
}

extension Publisher {
  /// Leaves out values until `publisher` sends one; its end without a value ends this publisher, too.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers._TimedOperator(self, wantsAll: false) { producer in
      let watch = Protected<AnyCancellable?>(nil)
      let isOpen = Protected(false)
      producer.onEnd = { watch.exchange(for: nil)?.cancel() }
      producer.onValue = { producer, value in if isOpen.withLock({ $0 }) { producer.send(value) } }
      producer.onCompletion = { $0.finish($1) }
      producer.onSubscription = { producer in
        let sink = publisher.prefix(1).sink(
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
    }
  }

  /// Sends values until `publisher` sends one, then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers._TimedOperator(self, wantsAll: false) { producer in
      let watch = Protected<AnyCancellable?>(nil)
      let hasEnded = Protected(false)
      producer.onEnd = {
        _ = hasEnded.exchange(for: true)
        watch.exchange(for: nil)?.cancel()
      }
      producer.onValue = { $0.send($1) }
      producer.onCompletion = { $0.finish($1) }
      producer.onSubscription = { producer in
        let sink = publisher.prefix(1).sink(
          receiveCompletion: { _ in }, receiveValue: { [weak producer] _ in producer?.finish(.finished) })
        _ = watch.exchange(for: sink)
        // The other publisher may have sent at once, before its sink had a place.
        if hasEnded.withLock({ $0 }) { watch.exchange(for: nil)?.cancel() }
      }
    }
  }
}
