/// Simulations do not work in this process. They use unstable interfaces of Swift's runtime, which each process checks first.
package struct SimulationUnavailable: Error, Sendable, CustomStringConvertible {
  package var finding: String

  package init(finding: String) { self.finding = finding }

  package var description: String {
    let build = "this was built for \(BuildFacts.system) with Swift \(BuildFacts.compiler)"
    let found = finding.contains(build) ? finding : "\(finding), and \(build)"
    return
      "Simulations are unavailable: \(found). They need the executors of Swift 6.3 on Linux with glibc, linked dynamically, in a "
      + "process in which nothing else replaces them. Run these tests on such a machine: a container with the image swift:6.3 will do."
  }
}
