extension Publishers {
  /// Leaves out the first values.
  public typealias Drop<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Leaves out values until one does not meet a condition.
  public typealias DropWhile<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Leaves out values until one does not meet a condition; an error of the condition ends the publisher.
  public typealias TryDropWhile<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
  /// Sends the first value, and finishes.
  public typealias First<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends the first value that meets a condition, and finishes.
  public typealias FirstWhere<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends the first value that meets a condition, and finishes; an error of the condition ends the publisher.
  public typealias TryFirstWhere<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
  /// Sends the last value, when there are no more.
  public typealias Last<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends the last value that meets a condition, when there are no more.
  public typealias LastWhere<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends the last value that meets a condition; an error of the condition ends the publisher.
  public typealias TryLastWhere<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
  /// Sends values while they meet a condition, then finishes.
  public typealias PrefixWhile<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends values while they meet a condition, then finishes; an error of the condition ends the publisher.
  public typealias TryPrefixWhile<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>

  /// Sends the values at a range of positions, and finishes after the last one.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let range: Range<Int>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      // Nothing is wanted of the upstream.
      if range.isEmpty { return Empty().receive(subscriber: subscriber) }
      var position = 0
      let rule = OperatorRule<Output, Failure, Output, Failure> { [range] value in
        defer { position += 1 }
        if position < range.lowerBound { return .nothing }
        return position + 1 < range.upperBound ? .value(value) : .last(value)
      }
      upstream.subscribe(FilterProducer(subscriber, rule))
    }
  }
}

extension Publisher {
  /// Leaves out the first values. A negative number is a programming error.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    precondition(count >= 0, "dropFirst(\(count)) is negative")
    return Publishers.Drop(self) {
      var left = count
      return OperatorRule { value in
        if left == 0 { return .value(value) }
        left -= 1
        return .nothing
      }
    }
  }

  /// Leaves out values until one does not meet `predicate`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    dropping(while: predicate)
  }

  /// Leaves out values until one does not meet `predicate`; an error that it throws ends the publisher.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    dropping(while: predicate)
  }

  private func dropping<E>(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers._Operator<Self, Output, E> {
    Publishers._Operator(self) {
      var isDropping = true
      return OperatorRule { value in
        if isDropping { isDropping = try predicate(value) }
        return isDropping ? .nothing : .value(value)
      }
    }
  }

  /// Sends the first value, then finishes.
  public func first() -> Publishers.First<Self> { first { _ in true } }

  /// Sends the first value that meets `predicate`, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(self, wantsAll: true, onValue: { predicate($0) ? .last($0) : .nothing })
  }

  /// Sends the first value that meets `predicate`, then finishes; an error that it throws ends the publisher.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(self, wantsAll: true, onValue: { try predicate($0) ? .last($0) : .nothing })
  }

  /// Sends the last value, when there are no more.
  public func last() -> Publishers.Last<Self> { reducing(nil) { $0 = $1 } }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    reducing(nil) { if predicate($1) { $0 = $1 } }
  }

  /// Sends the last value that meets `predicate`; an error that it throws ends the publisher.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    reducing(nil) { if try predicate($1) { $0 = $1 } }
  }

  /// Sends values while they meet `predicate`, then finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(self, onValue: { predicate($0) ? .value($0) : .end(.finished) })
  }

  /// Sends values while they meet `predicate`, then finishes; an error that it throws ends the publisher.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(self, onValue: { try predicate($0) ? .value($0) : .end(.finished) })
  }

  /// Sends up to `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }

  /// Sends the value at a position, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Sends the values at a range of positions, then finishes. A negative position is a programming error.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "The positions of values start at 0, not at \(range.lowerBound)")
    return Publishers.Output(upstream: self, range: range)
  }
}
