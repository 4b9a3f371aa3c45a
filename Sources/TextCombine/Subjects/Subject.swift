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

/// Passes on to a subject what a publisher sends.
final class SubjectFeed<S: Subject>: Subscriber, Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var slot = SubscriptionSlot()
  private let subject: S

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    if lock.withLock({ slot.accept(subscription) }) {
      subject.send(subscription: subscription)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if !lock.withLock({ slot.isClosed }) { subject.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let (isOpen, ended) = lock.withLock { (!slot.isClosed, slot.close()) }
    _ = ended
    if isOpen { subject.send(completion: completion) }
  }

  func cancel() { lock.withLock { slot.close() }?.cancel() }
}
