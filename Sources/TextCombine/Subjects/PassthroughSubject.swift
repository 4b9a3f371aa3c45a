/// A subject that sends each value to the subscribers it has, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber)
  }
  /// Sends a value to the subscribers that want one; for the others it is lost.
  public func send(_ value: Output) { core.send(value, storing: .no) }
  /// Ends the subject, for all subscribers; only the first end counts.
  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  /// Gives the subject a subscription that feeds it; asks it for all values once a subscriber wants some.
  public func send(subscription: any Subscription) { core.send(subscription: subscription) }
}
