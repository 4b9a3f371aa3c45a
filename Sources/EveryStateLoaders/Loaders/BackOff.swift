/// How long a retry waits: `base`, then twice as long each time, never longer than `cap`.
///
///     BackOff(base: .milliseconds(500), cap: .seconds(30)) { $0 * Double.random(in: 0.5...1) }
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct BackOff: Sendable {
  /// The wait before the second attempt.
  public let base: Duration
  /// The longest wait, before jitter.
  public let cap: Duration
  /// Changes a wait, so that many clients do not come back together.
  public let jitter: @Sendable (Duration) -> Duration

  /// The wait before the second attempt, and the longest one before `jitter`, which gets each wait and returns the one to take.
  public init(
    base: Duration = .seconds(1), cap: Duration = .seconds(60),
    jitter: @escaping @Sendable (Duration) -> Duration = { $0 }
  ) {
    self.base = base
    self.cap = cap
    self.jitter = jitter
  }

  /// How long to wait before an attempt.
  func wait(before attempt: Int) -> Duration {
    var wait = min(base, cap)
    var retry = 2
    // Stops at the cap, so that it cannot overflow.
    while retry < attempt && wait < cap && wait > .zero {
      wait = wait > cap / 2 ? cap : wait * 2
      retry += 1
    }
    return max(.zero, jitter(wait))
  }
}
