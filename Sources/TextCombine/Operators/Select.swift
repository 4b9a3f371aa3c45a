extension Publishers {
  /// Sends the values at a range of positions, and finishes after the last one.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

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
        Stage(subscriber) { [range] value in
          defer { position += 1 }
          if position < range.lowerBound { return .nothing }
          return position + 1 < range.upperBound ? .value(value) : .last(value)
        })
    }
  }

  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "dropFirst(\(count)) is negative")
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Stage(subscriber) { value in
          if left == 0 { return .value(value) }
          left -= 1
          return .nothing
        })
    }
  }

  /// Leaves out values until one does not meet a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Stage(subscriber) { [predicate] value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .nothing : .value(value)
        })
    }
  }

  /// Sends values while they meet a condition, then finishes.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber) { [predicate] in predicate($0) ? .value($0) : .end(.finished) })
    }
  }

  /// Sends the first value, and finishes.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber, wantsAll: true) { .last($0) })
    }
  }

  /// Sends the first value that meets a condition, and finishes.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage(subscriber, wantsAll: true) { [predicate] in predicate($0) ? .last($0) : .nothing })
    }
  }

  /// Sends the last value, when there are no more.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      LastWhere(upstream: upstream) { _ in true }.receive(subscriber: subscriber)
    }
  }

  /// Sends the last value that meets a condition, when there are no more.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let stage = Stage<Output, Failure, S>(
        subscriber,
        onValue: { [predicate] in
          if predicate($0) { last = $0 }
          return .nothing
        }, atEnd: { last })
      upstream.subscribe(stage)
    }
  }

  /// Tells whether a value meets a condition, as soon as that is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let stage = Stage<Upstream.Output, Failure, S>(
        subscriber, onValue: { [predicate] in predicate($0) ? .last(true) : .nothing }, atEnd: { false })
      upstream.subscribe(stage)
    }
  }

  /// Tells whether a value is among those sent, as soon as that is known.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      ContainsWhere(upstream: upstream) { [output] in $0 == output }.receive(subscriber: subscriber)
    }
  }

  /// Tells whether all values meet a condition, as soon as that is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let stage = Stage<Upstream.Output, Failure, S>(
        subscriber, onValue: { [predicate] in predicate($0) ? .nothing : .last(false) }, atEnd: { true })
      upstream.subscribe(stage)
    }
  }
}
