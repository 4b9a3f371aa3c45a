import TextCombine

/// A publisher that a test plays by hand: it sends what the test says, whatever was asked for, and writes down what it is asked.
final class Source<Output, Failure: Error>: Publisher, Subscription {
  /// `max(2)` or `unlimited` for a request, `+max(1)` for what a value was answered with, `cancel`.
  private(set) var log: [String] = []
  private(set) var subscriptions = 0
  private var subscriber: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriptions += 1
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: self)
  }

  func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }

  func cancel() { log.append("cancel") }

  func send(_ value: Output) {
    let more = subscriber?.receive(value) ?? .none
    if more > 0 { log.append("+\(more)") }
  }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

  /// Gives its subscriber another subscription, as a publisher must not.
  func pretend(_ second: any Subscription) { subscriber?.receive(subscription: second) }

  /// How often it was cancelled.
  var cancellations: Int { log.filter { $0 == "cancel" }.count }
}
