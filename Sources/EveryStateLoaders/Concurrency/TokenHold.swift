/// The tokens that are held for one load: of the limit that made it, and of the limits around that one.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class TokenHold {
  private let bucket: TokenBucket
  private let outer: TokenHold?
  /// False where a limit further out has the load hold a token of the same bucket: one is enough.
  private let isNeeded: Bool
  private let whenWaiting: @MainActor () -> Void
  private var isHeld = false

  init(
    of bucket: TokenBucket, within outer: TokenHold?, whenWaiting: @escaping @MainActor () -> Void
  ) {
    self.bucket = bucket
    self.outer = outer
    self.whenWaiting = whenWaiting
    isNeeded = outer?.covers(bucket) != true
  }

  private func covers(_ other: TokenBucket) -> Bool {
    bucket === other || outer?.covers(other) == true
  }

  /// - Returns: whether nobody has to wait.
  func takeIfFree() -> Bool {
    guard isNeeded, !isHeld else { return true }
    isHeld = bucket.takeIfFree()
    return isHeld
  }

  func take() async throws {
    if takeIfFree() { return }
    whenWaiting()
    try await bucket.take(isolation: #isolation)
    isHeld = true
  }

  func giveBack() {
    guard isHeld else { return }
    isHeld = false
    bucket.giveBack()
  }

  /// Lets others have the tokens while the load does nothing but wait.
  func pause(while wait: () async throws -> Void) async throws {
    let held = chain.filter(\.isHeld)
    for hold in held.reversed() { hold.giveBack() }
    try await wait()
    for hold in held { try await hold.take() }
  }

  /// Outermost first: as they were taken.
  private var chain: [TokenHold] { (outer?.chain ?? []) + [self] }
}
