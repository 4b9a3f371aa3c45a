/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let publisher: any Publisher<Output, Failure>

  /// A publisher that sends what `publisher` sends.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.publisher = (publisher as? AnyPublisher)?.publisher ?? publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    publisher.receive(subscriber: subscriber)
  }

  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// Hides the publisher's type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
