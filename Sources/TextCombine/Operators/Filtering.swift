extension Publishers {
  /// Sends the values that a closure includes.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let rule = OperatorRule<Output, Failure, Output, Failure> { [isIncluded] in isIncluded($0) ? .value($0) : .nothing
      }
      upstream.subscribe(FilterProducer(subscriber, rule))
    }
  }

  /// Sends the values that a closure includes; an error that it throws ends the publisher.
  public typealias TryFilter<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
  /// Sends only the end.
  public typealias IgnoreOutput<Upstream: Publisher> = _Operator<Upstream, Never, Upstream.Failure>
  /// Sends the values that differ from the one before.
  public typealias RemoveDuplicates<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends the values that differ from the one before; an error of the comparison ends the publisher.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Sends the values that `isIncluded` includes.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Sends the values that `isIncluded` includes; an error that it throws ends the publisher.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(self, onValue: { try isIncluded($0) ? .value($0) : .nothing })
  }

  /// Sends only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(self, wantsAll: true, onValue: { _ in .nothing })
  }

  /// Sends the values for which `predicate`, given the one before, is false.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    removingDuplicates(by: predicate)
  }

  /// Sends the values for which `predicate`, given the one before, is false; an error ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> { removingDuplicates(by: predicate) }

  private func removingDuplicates<E>(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers._Operator<Self, Output, E> {
    Publishers._Operator(self) {
      var last: Output?
      return OperatorRule { value in
        if let last, try predicate(last, value) { return .nothing }
        last = value
        return .value(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
