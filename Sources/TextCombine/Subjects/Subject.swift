/// A publisher that other code can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription that feeds it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something has happened.
  public func send() { send(()) }
}

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

/// Passes a publisher's values on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var status = SubscriptionStatus()
  private let subject: S

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ status.accept(subscription) }) else { return subscription.cancel() }
    subject.send(subscription: subscription)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if !lock.withLock({ status.isClosed }) { subject.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let (isOpen, ended) = lock.withLock { (!status.isClosed, status.close()) }
    _ = ended
    if isOpen { subject.send(completion: completion) }
  }

  func cancel() { lock.withLock { status.close() }?.cancel() }
}
