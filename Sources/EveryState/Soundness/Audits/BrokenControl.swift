/// A control after which the screen never comes to rest, cannot be drawn, or leaves what mocks answer.
struct BrokenControl: ExplorationAudit {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    exploration.moves.compactMap { move in
      Breakage(move.result, move.aftermath)?.finding(screen.name, move.state, using: move.offer)
    }
  }
}
