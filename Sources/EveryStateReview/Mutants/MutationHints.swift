/// What would have caught a change that nothing noticed, by what the frames draw.
package struct MutationHints: Sendable {
  private let undrawn: [SourceBranch]
  private let scope: MutationScope?

  /// - Parameters:
  ///   - coverage: which branches the frames draw; nil where that is not known.
  ///   - scope: what the screens of the tests are made of; nil where only some of them were run.
  package init(_ coverage: BranchCoverage? = nil, _ scope: MutationScope? = nil) {
    undrawn = coverage.map { $0.isKnown ? $0.undrawn.map(\.branch) : [] } ?? []
    self.scope = scope
  }

  /// A sentence.
  func hint(for place: MutationPlace) -> String {
    if scope?.leavesOut(place) == true {
      return "No declared screen names the type that this stands in: add the screen that shows it to a catalog."
    }
    let branch = undrawn.first { $0.file == place.file && place.sides.contains($0.place) }
    guard let branch else { return place.hint }
    return "No golden draws `\(branch.words)` of line \(branch.line): add a state in which it is to be seen."
  }
}
