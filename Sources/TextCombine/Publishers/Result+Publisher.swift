extension Result {
  /// A publisher that sends the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of a result and finishes, or fails.
  public struct Publisher: TextCombine.Publisher {
    public typealias Output = Success
    /// The result.
    public let result: Result<Success, Failure>

    /// A publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// A publisher that sends `output` and finishes.
    public init(_ output: Success) { self.init(.success(output)) }
    /// A publisher that fails with `failure`.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        Publishers.Sequence(sequence: CollectionOfOne(output)).receive(subscriber: subscriber)
      case .failure(let error):
        Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }
}
