/// What reached a simulation from outside.
struct EscapeLog {
  private(set) var count = 0
  private(set) var first: [Escape] = []

  /// Enough to see what is going on; an endless stream of them must not fill the memory.
  private static let kept = 100

  mutating func note(_ arrival: Arrival, at instant: Int64) {
    count += 1
    if first.count < Self.kept {
      first.append(Escape(time: .nanoseconds(instant), taskID: arrival.work.taskID, source: arrival.source))
    }
  }
}
