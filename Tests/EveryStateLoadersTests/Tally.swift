final class Tally: Sendable {
  private let made = Mutex(0)
  var count: Int { made.withLock { $0 } }

  /// - Returns: the number of this one; the first is 1.
  @discardableResult func next() -> Int {
    made.withLock { made in
      made += 1
      return made
    }
  }
}
