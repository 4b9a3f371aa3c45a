/// Something over the screen that a person cannot pull down, with nothing in it that they could use.
struct NoWayOut: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.compactMap { state in
      guard let presented = state.tape.looks.last?.seen.presented.last, let obstacle = state.tape.obstacle,
        state.isAtRest, !state.tape.controls.contains(where: { $0.isEnabled && $0.isUsable })
      else { return nil }
      return SoundnessFinding(
        .noWayOut, screen: screen.name, state: state.name,
        "the \(presented) has nothing that a user could press, and cannot be left.", evidence: [obstacle])
    }
  }
}
