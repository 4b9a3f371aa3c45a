/// A subject's subscription for one subscriber.
final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var core: SubjectCore<Output, Failure>?
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand: Subscribers.Demand
  /// Whether the subscriber is still to get the latest value, of subjects that have one.
  private var owesLatest = true

  init(
    _ core: SubjectCore<Output, Failure>, to downstream: AnySubscriber<Output, Failure>, demand: Subscribers.Demand
  ) {
    self.core = core
    self.downstream = downstream
    self.demand = demand
  }

  /// Delivers a value if the subscriber wants one. Otherwise the value is lost, save that a subject with a latest value
  /// owes it.
  func offer(_ value: Output) {
    let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
      guard demand > 0 else {
        owesLatest = true
        return nil
      }
      demand -= 1
      owesLatest = false
      return self.downstream
    }
    if let downstream { deliver(value, to: downstream) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    close()?.downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let core = lock.withLock { self.core }
    guard let core else { return }
    let latest = core.current
    let downstream: AnySubscriber<Output, Failure>? = lock.withLock {
      self.demand += demand
      guard owesLatest, latest != nil else { return nil }
      owesLatest = false
      self.demand -= 1
      return self.downstream
    }
    if let downstream, let latest { deliver(latest, to: downstream) }
    core.demandArrived()
  }

  func cancel() {
    if let core = close()?.core { core.detach(self) }
  }

  private func deliver(_ value: Output, to downstream: AnySubscriber<Output, Failure>) {
    let more = downstream.receive(value)
    if more > 0 { lock.withLock { demand += more } }
  }

  private func close() -> (core: SubjectCore<Output, Failure>?, downstream: AnySubscriber<Output, Failure>?)? {
    lock.withLock {
      defer {
        core = nil
        downstream = nil
      }
      return (core, downstream)
    }
  }
}
