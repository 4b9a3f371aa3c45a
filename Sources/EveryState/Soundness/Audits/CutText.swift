/// Text that has far less room than it takes, though nobody limited its lines.
struct CutText: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.flatMap { state in
      (state.tape.looks.last?.seen.cutTexts ?? []).map {
        SoundnessFinding(
          .cutText, of: $0, screen: screen.name, state: state.name,
          "\"\($0)\" is cut: its frame is too small for it. Let it grow, or say lineLimit(_:) where the cut is meant.")
      }
    }
  }
}
