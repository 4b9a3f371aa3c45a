import EveryStateGoldens

extension GoldenSession {
  /// Counts a frame as under way while `verify` runs, and reports the progress to a terminal.
  nonisolated(nonsending) func verifying(_ name: GoldenName, _ verify: nonisolated(nonsending) () async throws -> Void)
    async rethrows
  {
    beginVerifying()
    defer { endVerifying() }
    try await verify()
    let (done, all) = verified(name)
    if done % 250 == 0, done < all, isatty(2) == 1 { TestReport.warn("EveryState: \(done) of \(all) frames") }
  }
}
