/// A type that sends a sequence of values over time to its subscribers.
///
/// The module has the part of Combine that view models use, with Combine's names, signatures and meaning.
public protocol Publisher<Output, Failure> {
  /// The kind of values that the publisher sends.
  associatedtype Output
  /// The kind of errors that may end the publisher; `Never` if it does not fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)` rather than this.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which then sends the values of this publisher.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let feed = SubjectSubscriber(subject)
    subscribe(feed)
    return AnyCancellable(feed)
  }
}

/// A namespace for the types of publishers.
public enum Publishers {}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let publisher: any Publisher<Output, Failure>

  /// A publisher that sends the values of `publisher`.
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
