/// A waiver that no screen needs any more: it would hide the next bug of its kind.
enum UnneededWaiver {
  static func finding(_ waiver: DeclaredWaiver, of screen: String) -> SoundnessFinding {
    let state = waiver.waiver.state
    let rule = SoundnessRule(rawValue: waiver.waiver.rule).map { "\($0)" } ?? waiver.waiver.rule
    let place = state.map { ", in: \"\($0)\"" } ?? ""
    var finding = SoundnessFinding(
      .unneededWaiver, screen: screen, state: state,
      "nothing is found any more that .waives(.\(rule)\(place), because: \"\(waiver.waiver.reason)\") would waive.",
      remedy:
        "Remove that line (\(waiver.location.fileID):\(waiver.location.line)): it would hide the next bug of its kind.")
    finding.location = waiver.location
    return finding
  }
}
