extension Publishers {
  /// Sends another error in place of the upstream's.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Output, Upstream.Failure, S>(subscriber, onValue: { .value($0) }) { [transform] in
        Ending(value: nil, completion: $0.mapFailure(transform))
      }
      upstream.subscribe(stage)
    }
  }

  /// Gives a publisher that never fails a type of failure.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = Stage<Output, Never, S>(subscriber, onValue: { .value($0) }) { _ in
        Ending(value: nil, completion: .finished)
      }
      upstream.subscribe(stage)
    }

    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }

  /// Sends a value in place of an error, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let stage = Stage<Output, Upstream.Failure, S>(subscriber, onValue: { .value($0) }) { [output] completion in
        if case .failure = completion { return Ending(value: output, completion: .finished) }
        return Ending(value: nil, completion: .finished)
      }
      upstream.subscribe(stage)
    }
  }

  /// Sends a value if the upstream finishes without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      let stage = Stage<Output, Failure, S>(
        subscriber,
        onValue: {
          isEmpty = false
          return .value($0)
        },
        onCompletion: { [output] completion in
          if case .finished = completion, isEmpty { return Ending(value: output, completion: .finished) }
          return Ending(value: nil, completion: completion)
        })
      upstream.subscribe(stage)
    }
  }

  /// Stops the process if the upstream fails.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let stage = Stage<Output, Upstream.Failure, S>(subscriber, onValue: { .value($0) }) { [prefix, file, line] in
        if case .failure(let error) = $0 { fatalError("\(prefix): \(error)", file: file, line: line) }
        return Ending(value: nil, completion: .finished)
      }
      upstream.subscribe(stage)
    }
  }
}

extension Publisher {
  /// Sends another error in place of the publisher's.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// Sends a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Stops the process if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Gives the publisher a type of failure, so that it fits beside one that fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
