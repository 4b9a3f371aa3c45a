/// A rule of soundness that a screen breaks, as a session takes it in.
package struct UnsoundScreen: Sendable {
  let catalog: String
  let message: String
  let soundness: ReportFinding.Soundness
  let names: [GoldenName]
  let declaredAt: SourceLine?

  /// - Parameters:
  ///   - rule: the rule.
  ///   - message: the first line says everything.
  ///   - evidence: what shows it.
  ///   - waiver: the line that waives it; nil for what is mended in another way.
  ///   - names: the states that show it.
  ///   - declaredAt: where the first of them is declared.
  package init(
    _ rule: BrokenRule, _ message: String, evidence: [String], waiver: SuggestedWaiver?, names: [GoldenName],
    inCatalog catalog: String, declaredAt: SourceLine?
  ) {
    self.catalog = catalog
    self.message = message
    soundness = ReportFinding.Soundness(rule: rule, evidence: evidence, waiver: waiver)
    self.names = names
    self.declaredAt = declaredAt
  }
}
