/// A control that does nothing, in whichever state and row it is used.
struct DeadControl: ExplorationAudit {
  func findings(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    // What becomes of a visit elsewhere no frame shows; return ends the typing, whatever else it does.
    let dead = exploration.movesByKind.filter {
      ![.visit, .submit].contains($0[0].offer.kind.way) && $0.allSatisfy(\.isDead)
    }
    return dead.flatMap { moves in
      moves.map { move in
        SoundnessFinding(
          .deadControl, of: moves[0].offer.name, screen: screen.name, state: move.state,
          "\(moves[0].offer.event) changes nothing: no other picture, and nothing is called.")
      }
    }
  }
}
