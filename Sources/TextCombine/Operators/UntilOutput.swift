extension Publishers {
  /// Sends values until another publisher sends one, then finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let watch = Locked<AnyCancellable?>(nil)
      let hasEnded = Locked(false)
      let outlet = Outlet<Output, S>(subscriber, wantsAll: false)
      outlet.onEnd = {
        _ = hasEnded.exchange(for: true)
        watch.exchange(for: nil)?.cancel()
      }
      outlet.onValue = { $0.send($1) }
      outlet.onCompletion = { $0.finish($1) }
      outlet.onSubscription = { outlet in
        let sink = other.prefix(1).sink(
          receiveCompletion: { _ in }, receiveValue: { [weak outlet] _ in outlet?.finish(.finished) })
        _ = watch.exchange(for: sink)
        // The other publisher may have sent at once, before its sink had a place.
        if hasEnded.withLock({ $0 }) { watch.exchange(for: nil)?.cancel() }
      }
      upstream.subscribe(outlet)
    }
  }

  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let watch = Locked<AnyCancellable?>(nil)
      let isOpen = Locked(false)
      let outlet = Outlet<Output, S>(subscriber)
      outlet.onEnd = { watch.exchange(for: nil)?.cancel() }
      outlet.onValue = { outlet, value in if isOpen.withLock({ $0 }) { outlet.send(value) } }
      outlet.onCompletion = { $0.finish($1) }
      outlet.onSubscription = { outlet in
        let sink = other.prefix(1).sink(
          receiveCompletion: { [weak outlet] completion in
            switch completion {
            case .failure: outlet?.finish(completion)
            // Nothing can open the way any more.
            case .finished: if !isOpen.withLock({ $0 }) { outlet?.finish(.finished) }
            }
          },
          receiveValue: { _ in _ = isOpen.exchange(for: true) })
        _ = watch.exchange(for: sink)
      }
      upstream.subscribe(outlet)
    }
  }
}

extension Publisher {
  /// Sends values until `publisher` sends one, then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Leaves out values until `publisher` sends one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
