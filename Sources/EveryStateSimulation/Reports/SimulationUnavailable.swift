/// Simulations do not work in this process.
///
/// They replace the executors of Swift's runtime through interfaces that are not stable, so they are built for the
/// versions they were proven with, and prove themselves again in every process before the first one is used.
package struct SimulationUnavailable: Error, Sendable, CustomStringConvertible {
  /// What was found instead of a working simulation.
  package var finding: String

  package init(finding: String) {
    self.finding = finding
  }

  package var description: String {
    let build = "this was built for \(BuildFacts.system) with Swift \(BuildFacts.compiler)"
    let found = finding.contains(build) ? finding : "\(finding), and \(build)"
    return
      "Simulations are unavailable: \(found). They need Swift 6.3 on Linux with glibc, linked dynamically, in a process in "
      + "which nothing else replaces the executors. \(BuildFacts.way ?? "")Run these tests on such a machine: a container with the "
      + "image swift:6.3 will do."
  }
}
