import EveryStateGoldens

/// A waiver that no screen needs any more: it would hide the next bug of its kind.
enum UnneededWaiver {
  static func finding(_ waiver: DeclaredWaiver, of screen: String) -> SoundnessFinding {
    let waived = waiver.waiver
    let rule = SoundnessRule(rawValue: waived.rule).map { "\($0)" } ?? waived.rule
    let line = SuggestedWaiver(rule: rule, subject: waived.subject, state: waived.state).line(because: waived.reason)
    var finding = SoundnessFinding(
      .unneededWaiver, screen: screen, state: waived.state, "nothing is found any more that \(line) would waive.",
      remedy:
        "Remove that line (\(waiver.location.fileID):\(waiver.location.line)): it would hide the next bug of its kind.")
    finding.location = waiver.location
    return finding
  }
}
