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

  func append(_ element: Element) {
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
  func finish() {
    update { contents in
      contents.isFinished = true
      return contents.isEmpty ? false : true
    }
  }

  /// Throws away what there is, and ends.
  func abandon() {
    update { contents in
      contents.isFinished = true
      contents.elements = []
      contents.head = 0
      return false
    }
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

  /// Changes the contents, and wakes the waiter if the change says what to tell it.
  private func update(_ change: (inout Contents) -> Bool?) {
    let (waiter, answer) = contents.withLock { contents -> (CheckedContinuation<Bool, Never>?, Bool?) in
      guard let answer = change(&contents) else { return (nil, nil) }
      defer { contents.waiter = nil }
      return (contents.waiter, answer)
    }
    if let answer { waiter?.resume(returning: answer) }
  }
}
