/// A control after which the screen never comes to rest, cannot be drawn, or leaves what mocks answer.
struct BrokenControl: ExplorationAudit {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    exploration.moves.compactMap { move in
      Breakage(move.result, move.aftermath).map { breakage in
        SoundnessFinding(
          .brokenControl, of: move.offer.name, screen: screen.name, state: move.state,
          "after \(move.offer.event) \(breakage.what).",
          evidence: breakage.evidence.split(separator: "\n").map(String.init))
      }
    }
  }
}
