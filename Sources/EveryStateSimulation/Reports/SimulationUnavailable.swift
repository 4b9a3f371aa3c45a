/// Simulations do not work in this process.
///
/// They replace the executors of Swift's runtime through interfaces that are not stable, so they are built for the
/// versions they were proven with, and prove themselves again in every process before the first one is used.
public struct SimulationUnavailable: Error, Sendable, CustomStringConvertible {
  /// What was found instead of a working simulation.
  public var finding: String

  package init(finding: String) {
    self.finding = finding
  }

  public var description: String {
    """
    Simulations are unavailable: \(finding). They need Swift 6.3 on Linux with glibc, linked dynamically, in a process \
    in which nothing else replaces the executors; this was built for \(BuildFacts.system) with Swift \
    \(BuildFacts.compiler). \(BuildFacts.way ?? "")Run these tests on such a machine (a container with the image swift:6.3 will do), or test \
    with an injected clock and waits for facts.
    """
  }
}
