/// What the screen shows before any task's first step, where no golden of the screen shows it: it is seen, if only for a moment.
struct UndeclaredFirstLook: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    guard let state = screen.declared.first(where: { $0.proof != nil && $0.proof != .idle && !$0.tape.looks.isEmpty })
    else { return [] }
    let first = state.tape.looks[0].seen
    guard !screen.declared.contains(where: { $0.shownLooks.contains { $0.seen == first } }) else { return [] }
    let words = first.texts.isEmpty ? "nothing" : first.texts.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      SoundnessFinding(
        .undeclaredFirstLook, screen: screen.name, state: state.name,
        "the screen begins with a look that no golden has: \(words). Declare .idle(), so that it is seen in review.")
    ]
  }
}
