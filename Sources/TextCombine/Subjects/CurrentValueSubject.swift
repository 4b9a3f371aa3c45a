/// A subject that has a value, sends it to each new subscriber, and sends every change.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core: SubjectCore<Output, Failure>

  /// A subject that starts with `value`.
  public init(_ value: Output) { core = SubjectCore(latest: value, wantsAtOnce: true) }

  /// The subject's value. To set it is to send it; after the end it can still be set.
  public var value: Output {
    get { core.current.unsafelyUnwrapped }
    set {
      send(newValue)
      core.store(newValue)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    core.attach(subscriber)
  }
  /// Stores a value, and sends it; nothing happens after the end.
  public func send(_ value: Output) { core.send(value, storing: .before) }
  /// Ends the subject, for all subscribers; only the first end counts.
  public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
  /// Gives the subject a subscription that feeds it, and asks it for all values at once.
  public func send(subscription: any Subscription) { core.send(subscription: subscription) }
}
