extension Audits {
  /// A screen at rest with nothing on it but its title. While it waits, and where it failed, other rules speak.
  static func blankScreen(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.compactMap { state in
      guard state.proof != nil, state.proof != .idle, state.proof != .failed,
        // Titles stand first: what speaks against it is found sooner from below.
        state.tape.lines.reversed().allSatisfy(isBlank), state.isAtRest
      else { return nil }
      let title = state.tape.looks.last?.seen.titles.first.map { " but its title, \"\($0)\"" } ?? ""
      return SoundnessFinding(
        .blankScreen, screen: screen.name, state: state.name,
        "the screen shows nothing\(title), and nothing is to come: a user would take it for broken.")
    }
  }

  private static func isBlank(_ line: String) -> Bool {
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), first != UInt8(ascii: "{") else {
      return true
    }
    if line.hasPrefix("~ ") { return true }
    // A bar with something to press, or to type in, is more than a title.
    if line.hasPrefix("= ") {
      return !line.utf8.prefix { $0 != UInt8(ascii: "{") }.contains { $0 == 0x5B || $0 == 0x7C }
    }
    guard first == UInt8(ascii: "<") else { return false }
    let drawing = line.utf8.prefix { $0 != UInt8(ascii: "{") }.filter { $0 != UInt8(ascii: " ") }
    return drawing.elementsEqual("<clear>".utf8) || drawing.elementsEqual("<emptylist>".utf8)
  }

  /// Text that has far less room than it takes, though nobody limited its lines.
  static func cutText(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.flatMap { state in
      (state.tape.looks.last?.seen.cutTexts ?? []).map {
        SoundnessFinding(
          .cutText, of: $0, screen: screen.name, state: state.name,
          "\"\($0)\" is cut: its frame is too small for it. Let it grow, or say lineLimit(_:) where the cut is meant.")
      }
    }
  }

  /// Something over the screen that a person cannot pull down, with nothing in it that they could use.
  static func noWayOut(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.compactMap { state in
      guard let presented = state.tape.looks.last?.seen.presented.last, let obstacle = state.tape.obstacle,
        state.isAtRest, !state.tape.controls.contains(where: { $0.isEnabled && $0.isUsable })
      else { return nil }
      return SoundnessFinding(
        .noWayOut, screen: screen.name, state: state.name,
        "the \(presented) has nothing that a user could press, and cannot be left.", evidence: [obstacle])
    }
  }

  /// What the screen shows before any task's first step, where no golden of the screen shows it: it is seen, if only for a moment.
  static func undeclaredFirstLook(in screen: AuditedScreen) -> [SoundnessFinding] {
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
