/// Controls that a person who listens does not meet, or meets without a name.
struct UnmetControls: Audit {
  func findings(in screen: AuditedScreen) -> [SoundnessFinding] {
    screen.states.flatMap { state in
      unlabelled(in: state, of: screen.name) + hidden(in: state, of: screen.name)
    }
  }

  private func unlabelled(in state: AuditedScreen.State, of screen: String) -> [SoundnessFinding] {
    let controls = state.tape.controls
    return controls.indices.compactMap { index in
      let control = controls[index]
      guard control.needsName, !control.hasName else { return nil }
      let heard = control.label.isEmpty ? "\"\(control.role.rawValue)\"" : "\"\(control.label)\""
      let before = controls[..<index].last { $0.hasName }?.label
      let place =
        before.map { "the first \(control.role.rawValue) after \"\($0)\"" } ?? "the first \(control.role.rawValue)"
      return SoundnessFinding(
        .unlabelledControl, screen: screen, state: state.name,
        "a \(control.role.rawValue) has no name: who cannot see it hears \(heard). Give it a label or an accessibilityLabel.",
        evidence: [place])
    }
  }

  private func hidden(in state: AuditedScreen.State, of screen: String) -> [SoundnessFinding] {
    guard let hidden = state.tape.looks.last?.seen.hiddenControls, !hidden.isEmpty else { return [] }
    let met = Set(state.tape.controls.flatMap { [$0.label] + $0.actions })
    return hidden.filter { !$0.isEmpty && !met.contains($0) }.map {
      SoundnessFinding(
        .hiddenControl, of: $0, screen: screen, state: state.name,
        "\"\($0)\" can be used and is hidden from assistive technologies, which find no other way to it.")
    }
  }
}

extension TapedControl {
  /// Whether it is a control to everybody; what else reacts to a tap may be a background.
  fileprivate var needsName: Bool {
    switch role {
    case .picker: !showsChoices
    case .button, .field, .toggle, .link, .slider, .stepper, .menu, .tab: true
    case .text, .image, .progress, .list, .header, .row, .group: false
    }
  }

  fileprivate var hasName: Bool {
    if isBusy { return true }
    guard label.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation }) else { return false }
    return !isNamedByFile || !Self.isFile(label)
  }

  /// Whether a picture's name is a file's (`ic_close`, `btnClose24`) and no word that could be read out.
  private static func isFile(_ name: String) -> Bool {
    name.contains { "_-./".contains($0) || $0.isNumber }
      || zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
