/// Passes on to a subject what a publisher sends.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var status = SubscriptionStatus()
  private let subject: S

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    if lock.withLock({ status.accept(subscription) }) {
      subject.send(subscription: subscription)
    } else {
      subscription.cancel()
    }
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
