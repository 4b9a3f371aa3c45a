/// The frames that tests have received and verified, and the catalogs that were checked as a whole.
///
/// Swift Testing does not know that a frame was never verified. Each process answers for its own catalogs; only `everystate status` sees
/// the whole run.
struct SuiteProgress {
  var handedOut: Set<GoldenName> = []
  /// The frames that no change can touch.
  var skipped: Set<GoldenName> = []
  var verified: Set<GoldenName> = []
  var completed: Set<String> = []
  /// Of each catalog, the first frame without a golden: its test fails for all of them.
  var firstNew: [String: GoldenName] = [:]
  var beingVerified = 0

  /// The checks that are missing in a run of all tests, or of the selected frames.
  func complaints(selectsEverything: Bool) -> [String] {
    var complaints: [String] = []
    let lost = handedOut.subtracting(verified).sorted()
    if !lost.isEmpty {
      complaints.append(
        "\(lost.count) frames were passed to tests and never verified: "
          + lost.prefix(5).map(\.selector).joined(separator: ", ") + (lost.count > 5 ? ", ..." : "")
          + ". A test takes frames and does not await frame.verify(), was skipped, or verifies in a task that outlives it."
      )
    }
    guard selectsEverything else { return complaints }
    let compared = Set(handedOut.map(\.catalog))
    for catalog in completed.subtracting(compared).subtracting(verified.map(\.catalog)).sorted() {
      complaints.append(
        "\(TerminalText.harmless(catalog)) compares no frame with its golden. Add to its suite: "
          + "@Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }"
      )
    }
    for catalog in compared.subtracting(completed).sorted() {
      complaints.append(
        "\(TerminalText.harmless(catalog)) was not checked as a whole: missing, orphaned and twin goldens are not detected. Add to its suite: "
          + "@Test func isComplete() throws { try Self.catalog.verifyCompleteness() }")
    }
    return complaints
  }
}

extension GoldenSession {
  package func handOut(_ names: [GoldenName]) { state.withLock { $0.progress.handedOut.formUnion(names) } }

  /// The issue of a frame without a golden, which is one for all such frames of its catalog.
  /// - Returns: nil if an earlier frame's issue covers this one.
  @inline(never) package func messageOfNew(_ outcome: FrameOutcome) -> String? {
    let name = outcome.name
    let first = state.withLock { state in
      let first = state.progress.firstNew[name.catalog] ?? name
      state.progress.firstNew[name.catalog] = first
      return first
    }
    guard first == name else { return nil }
    let onDisk = Set((try? tree.paths(inCatalog: name.catalog)) ?? [])
    let others = state.withLock { state in
      let recorded = state.results.recorded
      return state.progress.handedOut.count { other in
        other != name && other.catalog == name.catalog && (!onDisk.contains(other.path) || recorded[other] != nil)
      }
    }
    guard others > 0 else { return outcome.message }
    let what =
      outcome.verdict == .recorded
      ? "\(others == 1 ? "is" : "are") recorded, too" : "\(others == 1 ? "has" : "have") no golden either"
    return outcome.headline + "\n\(counted(others, "more frame")) of \(TerminalText.harmless(name.catalog)) "
      + "\(what): swift run everystate show"
      + outcome.message.dropFirst(outcome.headline.count)
  }

  package func hasHandedOut(_ name: GoldenName) -> Bool { state.withLock { $0.progress.handedOut.contains(name) } }

  package func complete(_ catalog: String) { _ = state.withLock { $0.progress.completed.insert(catalog) } }

  package var unfinishedCount: Int { state.withLock(\.progress.beingVerified) }

  package func complaints(arguments: [String]) -> [String] {
    let (progress, results) = state.withLock { ($0.progress, $0.results) }
    return [results.nothingDrawn].compactMap(\.self)
      + (RunScope(arguments).isPartial ? [] : progress.complaints(selectsEverything: selection.isEverything))
  }

  // The threads before and after an `await` may differ, and an optimised build reads the thread once in a function: the lock is taken
  // in functions of their own.
  @inline(never) package func beginVerifying() { state.withLock { $0.progress.beingVerified += 1 } }

  @inline(never) package func endVerifying() { state.withLock { $0.progress.beingVerified -= 1 } }

  /// - Returns: the number of verified frames, and of all frames that tests have received.
  @inline(never) package func verified(_ name: GoldenName) -> (done: Int, all: Int) {
    state.withLock { state in
      state.progress.verified.insert(name)
      return (state.progress.verified.count, state.progress.handedOut.count)
    }
  }
}
