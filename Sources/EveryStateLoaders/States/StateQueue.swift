import Synchronization

/// What an observer has not taken yet. Waiting and taking are apart, so that nothing is ever on its way between the two.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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

  /// - Returns: who waits for it, to be woken when no lock is held.
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

  /// Nothing more is appended; what there is can still be taken.
  /// - Returns: who waits for more, to be woken when no lock is held.
  func finish() -> Wake? {
    update { contents in
      contents.isFinished = true
      return !contents.isEmpty
    }
  }

  /// Throws away what there is, and ends.
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

  /// Changes the contents.
  private func update(_ change: (inout Contents) -> Bool?) -> Wake? {
    contents.withLock { contents in
      guard let answer = change(&contents), let waiter = contents.waiter else { return nil }
      contents.waiter = nil
      return Wake(waiter: waiter, answer: answer)
    }
  }
}

/// An observer that is due to be woken. Waking may run foreign code, which may come back.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct Wake: Sendable {
  fileprivate let waiter: CheckedContinuation<Bool, Never>
  fileprivate let answer: Bool

  func callAsFunction() { waiter.resume(returning: answer) }
}
