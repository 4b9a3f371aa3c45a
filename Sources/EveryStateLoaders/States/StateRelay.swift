import Synchronization

/// Holds a loader's current state and tells every observer about each change.
///
///     let relay = StateRelay<Int>()
///     Task { for await state in relay.states { print(state) } }  // idle, loading, loaded  42
///     relay.send(.loading(nil))
///     relay.send(.loaded(42))
///
/// An observer gets the current state at once, then every state that is sent, in the order of sending, however slow it is:
/// nothing is lost, conflated or reordered; what an observer has not taken yet is kept for it. It is let go when its
/// iterator goes or its task is cancelled. When the relay goes, or ``finish()`` is called, observers end after the last state.
///
/// May be used from any thread.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class StateRelay<Value: Hashable & Sendable>: Sendable {
  private struct Contents {
    var current: LoadingState<Value>
    var isFinished = false
    var nextNumber = 0
    /// In the order in which they came, which is the order of their numbers.
    var observers: [Observer] = []
  }
  private struct Observer {
    let number: Int
    let queue: StateQueue<LoadingState<Value>>
  }
  private let contents: Mutex<Contents>

  /// - Parameter initial: the state that observers get until another is sent.
  public init(_ initial: LoadingState<Value> = .idle) { contents = Mutex(Contents(current: initial)) }

  deinit { finish() }

  /// The state that was sent last.
  public var current: LoadingState<Value> { contents.withLock { $0.current } }

  /// The current state, then every change. Iterate as often as you like; each iteration is an observer.
  public var states: States { States(relay: self) }

  /// Tells all observers. After ``finish()`` nothing is sent any more.
  public func send(_ state: LoadingState<Value>) {
    let wakes: [Wake] = contents.withLock { contents in
      guard !contents.isFinished else { return [] }
      contents.current = state
      return contents.observers.compactMap { $0.queue.append(state) }
    }
    for wake in wakes { wake() }
  }

  /// Ends all observers, once they have taken what was sent before. Later ones get the last state and end.
  public func finish() {
    let wakes: [Wake] = contents.withLock { contents in
      contents.isFinished = true
      defer { contents.observers = [] }
      return contents.observers.compactMap { $0.queue.finish() }
    }
    for wake in wakes { wake() }
  }

  /// How many observers there are.
  var observerCount: Int { contents.withLock { $0.observers.count } }

  func subscribe() -> StateSubscription<Value> {
    contents.withLock { contents in
      let queue = StateQueue(contents.current)
      let number = contents.nextNumber
      contents.nextNumber += 1
      if contents.isFinished {
        // Nobody can wait for it yet.
        _ = queue.finish()
      } else {
        contents.observers.append(Observer(number: number, queue: queue))
      }
      return StateSubscription(queue, number, of: self)
    }
  }

  func unsubscribe(_ number: Int) {
    contents.withLock { contents in
      var low = 0
      var high = contents.observers.count
      while low < high {
        let middle = (low + high) / 2
        if contents.observers[middle].number < number { low = middle + 1 } else { high = middle }
      }
      if low < contents.observers.count, contents.observers[low].number == number { contents.observers.remove(at: low) }
    }
  }

  /// The states of a relay, for a `for await` loop. It does not keep the relay alive.
  public struct States: AsyncSequence, Sendable {
    weak let relay: StateRelay?

    /// Starts to observe: what is sent from now on is not missed.
    public func makeAsyncIterator() -> Iterator { Iterator(subscription: relay?.subscribe()) }

    /// The states of one subscriber, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let subscription: StateSubscription<Value>?

      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async -> LoadingState<Value>? {
        await subscription?.next(isolation: actor)
      }
    }
  }
}
