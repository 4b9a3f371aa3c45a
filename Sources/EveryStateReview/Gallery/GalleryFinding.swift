import EveryStateGoldens

/// What does not make sense, as the page tells it: without this machine's folders.
struct GalleryFinding {
  let rule: BrokenRule
  /// Where it is, and what is wrong.
  let sentence: String
  let evidence: [String]
  /// Where it is declared.
  let place: String?
  let waiver: String?
  /// The frames that show it.
  let frames: [GoldenName]

  init?(_ finding: ReportFinding, root: String) {
    guard let soundness = finding.soundness else { return nil }
    rule = soundness.rule
    sentence = GallerySheet.withoutRoot(finding.sentence, root)
    evidence = soundness.evidence.map { GallerySheet.withoutRoot($0, root) }
    place = finding.declaredAt.map { GallerySheet.withoutRoot("\($0)", root) }
    waiver = soundness.waiver?.line(because: "...")
    frames = finding.names
  }
}
