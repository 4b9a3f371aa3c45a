/// One observer's place at a relay, for as long as somebody holds it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class StateSubscription<Value: Hashable & Sendable>: Sendable {
  private let queue: StateQueue<LoadingState<Value>>
  private let number: Int
  private weak let relay: StateRelay<Value>?

  init(_ queue: StateQueue<LoadingState<Value>>, _ number: Int, of relay: StateRelay<Value>) {
    self.queue = queue
    self.number = number
    self.relay = relay
  }

  deinit { end() }

  /// Takes what has come; nil if nothing has.
  func take() -> LoadingState<Value>? { queue.take() }

  /// The next state, once there is one; nil after the last, and when the task is cancelled.
  func next(isolation actor: isolated (any Actor)? = #isolation) async -> LoadingState<Value>? {
    await withTaskCancellationHandler(
      operation: {
        while await queue.isReady(isolation: actor) {
          if let state = queue.take() { return state }
        }
        return nil
      }, onCancel: { end() }, isolation: actor)
  }

  func end() {
    queue.abandon()
    relay?.unsubscribe(number)
  }
}
