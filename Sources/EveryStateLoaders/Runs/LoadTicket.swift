/// A wrapper's request to its inner loader for one load. The load that claims the ticket reports its own progress and outcome to the
/// wrapper; a state alone does not say which load it belongs to. The ticket is passed beside the call of `load()`, so that a subclass may
/// override `load()`.
@MainActor final class LoadTicket<Value: Hashable & Sendable> {
  let hold: TokenHold?
  /// Whether the load cancels older ones of its loader, or lets them continue unreported.
  let replacesOlder: Bool
  private weak var addressee: AnyObject?
  private let asker: LoadRun<Value>
  private let progress: @MainActor (LoadingProgress?) -> Void
  private(set) var isClaimed = false
  private var claims = 0
  private var settled: LoadingState<Value>?
  private var waiter: CheckedContinuation<Void, Never>?

  init(
    to loader: AnyObject, for asker: LoadRun<Value>, hold: TokenHold?, replacesOlder: Bool,
    _ progress: @escaping @MainActor (LoadingProgress?) -> Void
  ) {
    addressee = loader
    self.asker = asker
    self.hold = hold
    self.replacesOlder = replacesOlder
    self.progress = progress
  }

  /// Whether the asker still reports to observers.
  var isWanted: Bool { asker.phase != .silent }

  /// The ticket of the current call, if it is for this loader.
  static func claim(for loader: AnyObject) -> LoadTicket? {
    guard let ticket = CurrentTicket.value as? LoadTicket, ticket.addressee === loader else { return nil }
    ticket.isClaimed = true
    ticket.claims += 1
    return ticket
  }

  func report(_ progress: LoadingProgress?) { if isWanted { self.progress(progress) } }

  func settle(_ outcome: LoadingState<Value>?) {
    settled = outcome
    claims -= 1
    if claims == 0 { wake() }
  }

  /// The result of the load that claimed this, or of its replacement; nil if it or the caller was canceled.
  func outcome() async -> LoadingState<Value>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if claims == 0 || Task.isCancelled { continuation.resume() } else { waiter = continuation }
      }
    } onCancel: {
      Task { @MainActor in wake() }
    }
    return claims == 0 ? settled : nil
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}

/// The ticket that the current call of `load()` comes with.
enum CurrentTicket { @TaskLocal static var value: (any AnyObject & Sendable)? }
