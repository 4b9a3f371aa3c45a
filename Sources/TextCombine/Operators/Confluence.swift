import Foundation

/// The subscriber behind `flatMap` and `merge`: sends what several publishers send, and keeps what is not wanted yet.
final class Confluence<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  typealias Output = Inner.Output
  typealias Failure = Inner.Failure

  private let lock = Lock()
  /// Keeps publishers on several threads from sending at a time; recursive, because a value may cause another one.
  private let delivery = NSRecursiveLock()
  private let maxPublishers: Subscribers.Demand
  private let transform: (Input) -> Inner
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var slot = SubscriptionSlot()
  private var hasUpstreamFinished = false
  private var inners: [Int: any Subscription] = [:]
  /// Publishers that have not ended; more than `inners` while one has not given its subscription.
  private var activeInners = 0
  private var lastInner = 0
  private var waiting: [(value: Output, inner: Int)] = []

  init(_ downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> Inner) {
    self.downstream = downstream
    self.maxPublishers = maxPublishers
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ slot.accept(subscription) }) else { return subscription.cancel() }
    heldDownstream?.receive(subscription: self)
    subscription.request(maxPublishers)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard heldDownstream != nil else { return .none }
    let inner = transform(input)
    let id = lock.withLock {
      lastInner += 1
      activeInners += 1
      return lastInner
    }
    inner.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { self.accept($0, from: id) },
        receiveValue: { self.pass($0, from: id) },
        receiveCompletion: { self.leave(id, $0) }))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .failure:
      _ = lock.withLock { slot.close() }
      end(completion)
    case .finished:
      _ = lock.withLock {
        hasUpstreamFinished = true
        return slot.close()
      }
      finishIfOver()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    drain()
  }

  func cancel() { end(nil) }

  private var heldDownstream: Downstream? { lock.withLock { downstream } }

  private func accept(_ subscription: any Subscription, from id: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      inners[id] = subscription
      // One value ahead, if the downstream counts: it waits here until it is wanted.
      return self.demand == .unlimited ? .unlimited : .max(1)
    }
    if let demand { subscription.request(demand) } else { subscription.cancel() }
  }

  private func pass(_ value: Output, from id: Int) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream: Downstream? = lock.withLock {
      guard let downstream = self.downstream else { return nil }
      guard demand > 0, waiting.isEmpty else {
        waiting.append((value, id))
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return .max(1)
  }

  private func leave(_ id: Int, _ completion: Subscribers.Completion<Failure>) {
    let (ended, upstream) = lock.withLock {
      activeInners -= 1
      return (inners.removeValue(forKey: id), slot.subscription)
    }
    _ = ended
    if case .failure = completion { return end(completion) }
    if maxPublishers != .unlimited { upstream?.request(.max(1)) }
    finishIfOver()
  }

  private func drain() {
    delivery.lock()
    defer { delivery.unlock() }
    while let (downstream, value, inner) = takeWaiting() {
      let more = downstream.receive(value)
      lock.withLock { demand += more }
      inner?.request(.max(1))
    }
    finishIfOver()
  }

  private func takeWaiting() -> (Downstream, Output, (any Subscription)?)? {
    lock.withLock {
      guard let downstream, demand > 0, !waiting.isEmpty else { return nil }
      demand -= 1
      let (value, inner) = waiting.removeFirst()
      return (downstream, value, inners[inner])
    }
  }

  private func finishIfOver() {
    let isOver = lock.withLock { hasUpstreamFinished && activeInners == 0 && waiting.isEmpty }
    if isOver { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>?) {
    let (downstream, upstream, inners, waiting) = lock.withLock {
      defer {
        self.downstream = nil
        self.inners = [:]
        self.waiting = []
      }
      return (self.downstream, slot.close(), self.inners, self.waiting)
    }
    _ = waiting
    for id in inners.keys.sorted() { inners[id]?.cancel() }
    upstream?.cancel()
    if let completion { downstream?.receive(completion: completion) }
  }
}
