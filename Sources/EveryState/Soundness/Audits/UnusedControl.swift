/// A control that no state and no storyboard uses: what it does has never been looked at.
struct UnusedControl: ExplorationAudit {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    let used = Set(screen.declared.flatMap(\.tape.actions).compactMap(\.control))
    var seen: Set<ControlUse.Kind> = []
    var findings: [SoundnessFinding] = []
    for (state, offers) in exploration.offers {
      // No state can choose what cannot be chosen: that it is dead is said already.
      for offer in offers
      where !used.contains(offer.kind) && !offer.isNavigation && offer.kind.way != .selectInVain {
        guard seen.insert(offer.kind).inserted else { continue }
        findings.append(
          SoundnessFinding(
            .unusedControl, of: offer.name, screen: screen.name, state: state,
            "it offers \(offer.event), and no state does that. What comes of it has never been seen.",
            evidence: [
              ".storyboard(\"\(offer.title)\") { _ in } by: { try await \(offer.code) }   // in the world of '\(state)'"
            ]))
      }
    }
    return findings
  }
}
