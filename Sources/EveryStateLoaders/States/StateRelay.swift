import Synchronization

/// Holds a loader's current state and reports each change to every observer.
///
///     let relay = StateRelay<Int>()
///     Task { for await state in relay.states { print(state) } }  // idle, loading, loaded  42
///     relay.send(.loading(nil))
///     relay.send(.loaded(42))
///
/// An observer gets the current state at once, then every state that is sent, in the order of sending, however slow it is:
/// nothing is lost, conflated or reordered; what an observer has not taken yet is kept for it. It ends when its iterator is released or its task is canceled. When the relay is released, or ``finish()`` is called, observers end after the last state.
///
/// May be used from any thread.
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

  /// Sends a state to all observers. After ``finish()`` nothing is sent.
  public func send(_ state: LoadingState<Value>) {
    let wakes: [Wake] = contents.withLock { contents in
      guard !contents.isFinished else { return [] }
      contents.current = state
      return contents.observers.compactMap { $0.queue.append(state) }
    }
    for wake in wakes { wake() }
  }

  /// Ends all observers, once they have received all states. Later ones get the last state and end.
  public func finish() {
    let wakes: [Wake] = contents.withLock { contents in
      contents.isFinished = true
      defer { contents.observers = [] }
      return contents.observers.compactMap { $0.queue.finish() }
    }
    for wake in wakes { wake() }
  }

  var observerCount: Int { contents.withLock { $0.observers.count } }

  func subscribe() -> StateSubscription<Value> {
    contents.withLock { contents in
      let queue = StateQueue(contents.current)
      let number = contents.nextNumber
      contents.nextNumber += 1
      if contents.isFinished {
        // No task can wait for the new queue yet.
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

    /// Starts to observe: no later state is missed.
    public func makeAsyncIterator() -> Iterator { Iterator(subscription: relay?.subscribe()) }

    /// The states of one subscriber, one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let subscription: StateSubscription<Value>?

      public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> LoadingState<Value>? {
        await subscription?.next(isolation: actor)
      }
    }
  }
}

/// One observer's registration at a relay. It ends when it is released.
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

  /// Takes the next state; nil if no state waits.
  func take() -> LoadingState<Value>? { queue.take() }

  /// The next state, once there is one; nil after the last, and when the task is canceled.
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

/// States that an observer has not taken yet. Waiting and taking are separate, so that no state is in transit between them.
final class StateQueue<Element: Sendable>: Sendable {
  private struct Contents {
    var elements: [Element]
    var head = 0
    var isFinished = false
    var waiter: CheckedContinuation<Bool, Never>?

    var isEmpty: Bool { head == elements.count }
  }
  private let contents: Mutex<Contents>

  init(_ first: Element) { contents = Mutex(Contents(elements: [first])) }

  /// - Returns: The waiting task, to be woken after the lock is released.
  func append(_ element: Element) -> Wake? {
    update { contents in
      guard !contents.isFinished else { return nil }
      contents.elements.append(element)
      return true
    }
  }

  func take() -> Element? {
    contents.withLock { contents in
      guard !contents.isEmpty else { return nil }
      let element = contents.elements[contents.head]
      contents.head += 1
      // The taken part is thrown away when it is the greater one, so that a queue that is never empty does not grow.
      if contents.head > 16, contents.head * 2 > contents.elements.count {
        contents.elements.removeFirst(contents.head)
        contents.head = 0
      }
      return element
    }
  }

  /// Nothing more is appended; the remaining states can still be taken.
  /// - Returns: The waiting task, to be woken after the lock is released.
  func finish() -> Wake? {
    update { contents in
      contents.isFinished = true
      return !contents.isEmpty
    }
  }

  func abandon() {
    let wake = update { contents in
      contents.isFinished = true
      contents.elements = []
      contents.head = 0
      return false
    }
    wake?()
  }

  /// Waits until there is an element to take; false when none will ever come.
  func isReady(isolation actor: isolated (any Actor)?) async -> Bool {
    await withCheckedContinuation(isolation: actor) { continuation in
      // One task waits at a time; should two copies of an iterator wait, the earlier one ends rather than hangs.
      let (resumed, answer) = contents.withLock { contents -> (CheckedContinuation<Bool, Never>?, Bool) in
        if !contents.isEmpty { return (continuation, true) }
        if contents.isFinished { return (continuation, false) }
        defer { contents.waiter = continuation }
        return (contents.waiter, false)
      }
      resumed?.resume(returning: answer)
    }
  }

  private func update(_ change: (inout Contents) -> Bool?) -> Wake? {
    contents.withLock { contents in
      guard let answer = change(&contents), let waiter = contents.waiter else { return nil }
      contents.waiter = nil
      return Wake(waiter: waiter, answer: answer)
    }
  }
}

/// An observer that is due to be woken. Waking may run foreign code, which may come back.
struct Wake: Sendable {
  fileprivate let waiter: CheckedContinuation<Bool, Never>
  fileprivate let answer: Bool

  func callAsFunction() { waiter.resume(returning: answer) }
}
