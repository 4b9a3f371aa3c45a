extension Publishers {
  /// Sends one array with all values.
  public typealias Collect<Upstream: Publisher> = _Operator<Upstream, [Upstream.Output], Upstream.Failure>
  /// Sends arrays of a number of values; the last one may be shorter.
  public typealias CollectByCount<Upstream: Publisher> = _Operator<Upstream, [Upstream.Output], Upstream.Failure>
  /// Sends the number of values.
  public typealias Count<Upstream: Publisher> = _Operator<Upstream, Int, Upstream.Failure>
  /// Sends one result when all values were taken in.
  public typealias Reduce<Upstream: Publisher, Output> = _Operator<Upstream, Output, Upstream.Failure>
  /// Sends one result when all values were taken in; an error ends the publisher.
  public typealias TryReduce<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
  /// Sends the least or the greatest value.
  public typealias Comparison<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, Upstream.Failure>
  /// Sends the least or the greatest value; an error of the comparison ends the publisher.
  public typealias TryComparison<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
  /// Tells whether all values meet a condition, as soon as that is known.
  public typealias AllSatisfy<Upstream: Publisher> = _Operator<Upstream, Bool, Upstream.Failure>
  /// Tells whether all values meet a condition; an error of the condition ends the publisher.
  public typealias TryAllSatisfy<Upstream: Publisher> = _Operator<Upstream, Bool, any Error>
  /// Tells whether a value is among those sent, as soon as that is known.
  public typealias Contains<Upstream: Publisher> = _Operator<Upstream, Bool, Upstream.Failure>
  where Upstream.Output: Equatable
  /// Tells whether a value meets a condition, as soon as that is known.
  public typealias ContainsWhere<Upstream: Publisher> = _Operator<Upstream, Bool, Upstream.Failure>
  /// Tells whether a value meets a condition; an error of the condition ends the publisher.
  public typealias TryContainsWhere<Upstream: Publisher> = _Operator<Upstream, Bool, any Error>
}

extension Publisher {
  /// Sends one array with all values.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(self) { OperatorRule(reducing: []) { $0?.append($1) } }
  }

  /// Sends arrays of `count` values; the last one may be shorter. Less than one is a programming error.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    precondition(count > 0, "collect(\(count)): an array needs at least one value")
    return Publishers.CollectByCount(self) {
      var values: [Output] = []
      return OperatorRule(
        wantsAll: false,
        onValue: { value in
          values.append(value)
          return values.count < count ? .nothing : .value(values.take())
        }, atEnd: { values.isEmpty ? nil : values })
    }
  }

  /// Sends the number of values.
  public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

  /// Sends one result when all values were taken in.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    reducing(initialResult) { result, value in result = result.map { nextPartialResult($0, value) } }
  }

  /// Sends one result when all values were taken in; an error ends the publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    reducing(initialResult) { result, value in result = try result.map { try nextPartialResult($0, value) } }
  }

  /// Sends the greatest value.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    comparing(areInIncreasingOrder)
  }

  /// Sends the least value.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    comparing { areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value; an error of the comparison ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> { comparing(areInIncreasingOrder) }

  /// Sends the least value; an error of the comparison ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> { comparing { try areInIncreasingOrder($1, $0) } }

  private func comparing<E>(
    _ areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers._Operator<Self, Output, E> {
    reducing(nil) { greatest, value in
      greatest = try greatest.map { try areInIncreasingOrder($0, value) ? value : $0 } ?? value
    }
  }

  /// Takes all values into one, and sends that when the publisher has finished; nothing if it is `nil` then.
  func reducing<T, E>(
    _ initial: T?, _ take: @escaping (inout T?, Output) throws -> Void
  ) -> Publishers._Operator<Self, T, E> { Publishers._Operator(self) { OperatorRule(reducing: initial, take) } }

  /// Tells whether all values meet `predicate`.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(self, onValue: { predicate($0) ? .nothing : .last(false) }, atEnd: { true })
  }

  /// Tells whether all values meet `predicate`; an error that it throws ends the publisher.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(self, onValue: { try predicate($0) ? .nothing : .last(false) }, atEnd: { true })
  }

  /// Tells whether a value meets `predicate`.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(self, onValue: { predicate($0) ? .last(true) : .nothing }, atEnd: { false })
  }

  /// Tells whether a value meets `predicate`; an error that it throws ends the publisher.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(self, onValue: { try predicate($0) ? .last(true) : .nothing }, atEnd: { false })
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
  /// Tells whether `output` is among the values.
  public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}
