/// A subject that has a value, sends it to each new subscriber, and sends every change.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let broadcast: Broadcast<Output, Failure>

  /// A subject that starts with `value`.
  public init(_ value: Output) { broadcast = Broadcast(latest: value, wantsAtOnce: true) }

  /// The subject's value. To set it is to send it; after the end it can still be set.
  public var value: Output {
    get { broadcast.current.unsafelyUnwrapped }
    set {
      send(newValue)
      broadcast.store(newValue)
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber)
  }
  public func send(_ value: Output) { broadcast.send(value, storing: .before) }
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
  public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }
}
