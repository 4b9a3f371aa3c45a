/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values that the subscriber receives.
  associatedtype Input
  /// The kind of errors that the subscriber receives.
  associatedtype Failure: Error

  /// Tells that the subscription is made, and that values may be requested.
  func receive(subscription: any Subscription)
  /// Receives a value.
  ///
  /// - Returns: How many more values the subscriber wants, on top of what it has requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Tells that no more values follow.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value of no content.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for the types of subscribers.
public enum Subscribers {}
