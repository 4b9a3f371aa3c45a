/// A publisher that sends no value.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether the publisher finishes at once; if not, it never ends.
  public let completeImmediately: Bool

  /// A publisher that finishes at once, or never ends.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher of the given types that finishes at once, or never ends.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
