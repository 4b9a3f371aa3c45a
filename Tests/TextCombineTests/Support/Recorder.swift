import TextCombine

/// A subscriber that writes down what it receives, and asks for as much as the test says.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let initialDemand: Subscribers.Demand
  private let more: Subscribers.Demand
  /// Runs after a value was written down, so that a test can do something in the midst of a delivery.
  var onValue: (Input) -> Void = { _ in }

  init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    initialDemand = demand
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(initialDemand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    onValue(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("|")
    case .failure(let error): events.append("x\(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

enum Oops: Error, Hashable {
  case a
  case b
}

extension Publisher {
  /// What this publisher sends at once to a subscriber with this demand, as text: `1 2 |`.
  func events(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> String {
    let recorder = Recorder<Output, Failure>(demand: demand, more: more)
    subscribe(recorder)
    return recorder.events.joined(separator: " ")
  }

  func record(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, more: more)
    subscribe(recorder)
    return recorder
  }
}
