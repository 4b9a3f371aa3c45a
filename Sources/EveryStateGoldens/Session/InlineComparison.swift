/// A text beside its golden in a source file.
package struct InlineComparison {
  package let isDifferent: Bool
  package let writes: Bool
  /// Why the test fails; nil if it passes.
  package private(set) var failure: String?

  /// - Parameters:
  ///   - place: the golden's place in the package.
  ///   - golden: nil if it has not been recorded yet.
  package init(_ session: GoldenSession, place: SourceLine, golden: String?, actual: String) {
    let (old, new) = (golden.map { Array("\($0)\n".utf8) }, Array("\(actual)\n".utf8))
    let comparison = Comparison(
      golden: old.map(GoldenContent.text) ?? .absent, actual: new, isRendererNewer: false)
    let decision = RecordDecision(comparison, mode: session.mode)
    (isDifferent, writes) = (comparison != .matched, decision.writes)
    guard decision.severity == .failure else { return }
    if writes {
      failure = "\(place): recorded a new golden; nothing was compared, so this run fails. Look at it and run again"
      return
    }
    let record =
      "Record it: \(RecordMode.variable)=failed swift test --filter \(place.file.split(separator: "/").last ?? "")"
    let shown = DisplayedDifference(old: old ?? [], new: new).lines
    let what = golden == nil ? "missing: no golden exists yet" : "changed: \(Self.fact(old, new))"
    failure = (["\(place): \(what)", record] + shown).joined(separator: "\n")
  }

  private static func fact(_ old: [UInt8]?, _ new: [UInt8]) -> String {
    guard let name = try? GoldenName(catalog: "Inline", screen: "inline", state: "shown") else {
      return "a different text"
    }
    let header = Array("# inline / shown (50 columns)\n\n".utf8)
    return FrameFacts(FrameChange(name: name, old: old.map { header + $0 }, new: header + new)).facts.phrase
      ?? "a different text"
  }
}
