/// The checks of a screen's driven states against the rules of soundness.
enum Audits {
  typealias Audit = @Sendable (_ screen: AuditedScreen) -> [SoundnessFinding]

  static let all: [Audit] = [
    endlessSpinner, noWayOut, traps, blankScreen, silentFailure, staleFailure, unsupportedWords, silentLoading,
    silentSearch, properties, emptySection, repeatedCalls, each(unlabelled), each(hidden), each(cutText), misplaced,
    undeclaredFirstLook,
  ]
  /// The checks of a screen's controls, from their exploration.
  @MainActor static let ofControls:
    [@MainActor @Sendable (_ screen: AuditedScreen, Exploration) -> [SoundnessFinding]] = [
      sharedState, brokenControl, deadControl, unusedControl,
    ]
  /// The checks of the uses of controls.
  static let ofUses: [@Sendable (_ screen: AuditedScreen, [DrivenUse]) -> [SoundnessFinding]] = [
    silentWait, blankWait, undeclaredWrites,
  ]

  /// Checks every state alone.
  static func each(_ check: @escaping @Sendable (AuditedScreen.State) -> [SoundnessFinding]) -> Audit {
    { screen in screen.states.flatMap(check) }
  }

  /// Something that one drive leaves to the next: a singleton, a static, a file.
  static func sharedState(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    var before = "the declared states were driven"
    for beginning in exploration.beginnings {
      let look = screen.declared.first { $0.name == beginning.state }?.golden.last
      if !beginning.isAsBefore || beginning.lines.map({ $0 != look }) ?? false {
        let changes = beginning.lines.flatMap { difference(look ?? [], $0) } ?? []
        return [sharedState(beginning.state, "'\(beginning.state)' looks different after \(before)", changes)]
      }
      before = "\(beginning.event) in '\(beginning.state)'"
    }
    return []
  }

  static func sharedState(_ state: String, _ evidence: String, _ difference: [String] = []) -> SoundnessFinding {
    SoundnessFinding(
      .sharedState, state: state,
      "two drives differ: a change made in one drive is still present in the next.",
      evidence: [evidence] + difference,
      remedy:
        "Create the screen's state for each drive, in its world or in view(_:), not in a static, a singleton or a "
        + "file. Until then, other findings for this screen may be consequences of this one.")
  }

  private static func difference(_ old: [String], _ new: [String]) -> [String] {
    let place = zip(old, new).prefix { $0 == $1 }.count
    return [("- ", old), ("+ ", new)].compactMap { sign, lines in
      lines.dropFirst(place).first.map { sign + $0.drop { $0 == " " } }
    }
  }

  /// A control after which the screen never comes to rest, cannot be drawn, or leaves what mocks answer.
  static func brokenControl(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    exploration.moves.compactMap { Breakage($0.result, $0.followUp)?.finding($0.state, using: $0.offer) }
  }

  /// A control that does nothing in any state or row.
  static func deadControl(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    let dead = exploration.deadKinds.filter { !exploration.awakened.contains($0[0].offer.kind) }
    return dead.flatMap { moves in
      moves.map { move in
        SoundnessFinding(
          .deadControl, of: moves[0].offer.name, state: move.state,
          "\(moves[0].offer.event) has no effect: the screen does not change, and nothing is called.")
      }
    }
  }

  /// A control that no state and no storyboard uses: no golden shows its effect.
  static func unusedControl(in screen: AuditedScreen, _ exploration: Exploration) -> [SoundnessFinding] {
    // What a state that was not reached uses is unknown.
    guard screen.undriven.isEmpty else { return [] }
    var known = Set(screen.declared.flatMap(\.events.actions).compactMap(\.control))
    return exploration.offers.flatMap { state, offers -> [SoundnessFinding] in
      // A choice without effect is already reported as dead.
      let unused = offers.filter {
        !$0.isNavigation && $0.kind.way != .selectInVain && known.insert($0.kind).inserted
      }
      guard !unused.isEmpty, let declared = screen.declared.first(where: { $0.name == state }) else { return [] }
      return unused.map { offer in
        let move = exploration.moves.first { $0.state == state && $0.offer == offer }
        var finding = SoundnessFinding(
          .unusedControl, of: offer.name, state: state,
          "no state uses \(offer.event), so no golden shows its result.",
          evidence: declared.source(of: move?.events).storyboard(offer.event, then: [offer.code]))
        finding.control = offer.kind.control
        return finding
      }
    }
  }

  /// Controls that VoiceOver reads without a name.
  private static func unlabelled(in state: AuditedScreen.State) -> [SoundnessFinding] {
    let controls = state.events.controls
    return controls.indices.compactMap { index in
      let control = controls[index]
      guard control.needsName, !control.hasName else { return nil }
      let role = control.role.rawValue
      let before = controls[..<index].last { $0.hasName }.map { " after \"\($0.label)\"" } ?? ""
      return state.finding(
        .unlabelledControl,
        "a \(role) has no name: VoiceOver reads \"\(control.label.isEmpty ? role : control.label)\". Give it a label "
          + "or an accessibilityLabel.",
        evidence: ["the first \(role)\(before)"])
    }
  }

  /// Controls that VoiceOver does not reach.
  private static func hidden(in state: AuditedScreen.State) -> [SoundnessFinding] {
    guard let hidden = state.events.looks.last?.seen.hiddenControls, !hidden.isEmpty else { return [] }
    let met = Set(state.events.controls.flatMap { [$0.label] + $0.actions })
    return hidden.filter { !$0.isEmpty && !met.contains($0) }.map {
      state.finding(
        .hiddenControl, of: $0,
        "\"\($0)\" can be used, but is hidden from assistive technologies and has no alternative.")
    }
  }
}

extension RecordedControl {
  /// Whether users recognize it as a control; another element with a tap may be a background.
  fileprivate var needsName: Bool {
    switch role {
    case .picker: !showsChoices
    case .button, .field, .toggle, .link, .slider, .stepper, .menu, .tab: true
    case .text, .image, .progress, .list, .header, .row, .group: false
    }
  }

  fileprivate var hasName: Bool {
    if isBusy { return true }
    if undescribedSymbol != nil { return false }
    guard label.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation }) else { return false }
    return !isNamedByFile || !label.isFileName
  }
}

extension String {
  /// Whether it is a file name (`ic_close`, `btnClose24`) and not a spoken word.
  var isFileName: Bool {
    contains { "_-./".contains($0) || $0.isNumber }
      || zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// Whether the text contains another one. A far longer text is not searched for; written with combining marks, the same text takes up to
  /// three times the bytes.
  func mentions(_ text: String) -> Bool { 3 * utf8.count >= text.utf8.count && contains(text) }
}
