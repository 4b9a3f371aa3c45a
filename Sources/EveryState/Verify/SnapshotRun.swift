import EveryStateGoldens
import Synchronization

/// What this process checks of one package: what catalogs have declared, and what tests were handed and have verified. Each process answers
/// for the catalogs that it holds; only `everystate status` sees those of the whole run.
final class SnapshotRun: Sendable {
  let session: GoldenSession

  private struct State {
    var declared: Set<GoldenName> = []
    var handedOut: Set<GoldenName> = []
    var verified: Set<GoldenName> = []
    var completed: Set<String> = []
    var beingVerified = 0
  }
  private let state = Mutex(State())

  init(_ session: GoldenSession) { self.session = session }

  var declaredNames: [GoldenName] {
    state.withLock { $0.declared.sorted { $0.description < $1.description } }
  }

  /// Takes up what a catalog declares. Throws what is wrong with that, beside the others.
  func declare(_ claims: CatalogClaims, _ names: [GoldenName]) throws {
    state.withLock { $0.declared.formUnion(names) }
    try session.declare(claims)
  }

  func handOut(_ names: [GoldenName]) { state.withLock { $0.handedOut.formUnion(names) } }

  /// Verifies a frame: at the end of a run that nobody cuts short none is under way.
  nonisolated(nonsending) func verifying(_ name: GoldenName, _ verify: nonisolated(nonsending) () async throws -> Void)
    async rethrows
  {
    changeBeingVerified(by: 1)
    defer { changeBeingVerified(by: -1) }
    try await verify()
    let (done, all) = take(verified: name)
    // To a person who waits, and to nobody else.
    if done % Self.progressStep == 0, done < all, isatty(2) == 1 {
      StandardError.say("EveryState: \(done) of \(all) frames")
    }
  }

  // On both sides of an `await` the thread may be another one, and an optimised build asks for it once in a function: the lock is taken
  // in functions of their own.
  @inline(never) private func changeBeingVerified(by change: Int) { state.withLock { $0.beingVerified += change } }

  @inline(never) private func take(verified name: GoldenName) -> (done: Int, all: Int) {
    state.withLock { state in
      state.verified.insert(name)
      return (state.verified.count, state.handedOut.count)
    }
  }

  /// After how many frames a terminal is told how far the run is.
  private static let progressStep = 250

  func complete(_ catalog: String) { _ = state.withLock { $0.completed.insert(catalog) } }

  /// What was not checked in a run of all tests, or of the selected frames: Swift Testing knows nothing of a frame that no test verifies.
  func complaints(arguments: [String]) -> [String] {
    guard !RunScope(arguments).isPartial else { return [] }
    let (handedOut, verified, completed) = state.withLock { ($0.handedOut, $0.verified, $0.completed) }
    guard !handedOut.isEmpty else { return [] }
    var complaints: [String] = []
    let lost = handedOut.subtracting(verified).sorted()
    if !lost.isEmpty {
      complaints.append(
        "\(lost.count) frames were handed to tests and never verified: "
          + lost.prefix(5).map(\.selector).joined(separator: ", ") + (lost.count > 5 ? ", ..." : "")
          + ". A test takes frames and does not await frame.verify(), was skipped, or verifies in a task that outlives it."
      )
    }
    guard session.selection.isEverything else { return complaints }
    for catalog in Set(handedOut.map(\.catalog)).subtracting(completed).sorted() {
      complaints.append(
        "\(TerminalText.harmless(catalog)) was not checked as a whole: missing, orphaned and twin goldens are not seen. Add to its suite: "
          + "@Test func isComplete() throws { try Self.catalog.verifyCompleteness() }")
    }
    return complaints
  }

  var unfinishedCount: Int { state.withLock(\.beingVerified) }
}
