/// A screen at rest with nothing on it but its title. While it waits, and where it failed, other rules speak.
struct BlankScreen: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
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

  private func isBlank(_ line: String) -> Bool {
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
}
