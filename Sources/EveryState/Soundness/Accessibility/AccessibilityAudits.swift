import TextUI

/// The checks of ``SnapshotCatalog/verifyAccessibility()``, whose table says what they cover.
enum AccessibilityAudits {
  static let all: [Audits.Audit] = checks.map { check in { screen in screen.declared.flatMap(check) } }

  private static let checks: [@Sendable (AuditedScreen.State) -> [SoundnessFinding]] = [
    lowContrast, smallTargets, vagueLabels, fixedText, cutLargeText, wrongTraits, unheardContent, readingOrder,
  ]

  /// The rules of the checks, and of those that `Audits` has for assistive technologies.
  static let rules: Set<SoundnessRule> = [
    .lowContrast, .smallTarget, .vagueLabel, .fixedText, .cutText, .wrongTrait, .unheardContent, .readingOrder,
    .unlabelledControl, .hiddenControl,
  ]

  /// The least contrast ratio, and what it is required for.
  private typealias Least = (ratio: Double, use: String)

  // Source: Apple, Human Interface Guidelines, "Accessibility".
  private static func least(of text: AccessibilityFacts.ShownText, in size: Double, isOfSystem: Bool) -> Least {
    if isOfSystem { return (3, "a color of the system") }
    if text.isBold { return (3, "bold text") }
    return size >= 18 ? (3, "text of 18 points or more") : (4.5, "text that is neither bold nor large")
  }

  /// Contrast: each pair of colors is reported once, in the first of the settings that has it.
  private static func lowContrast(in state: AuditedScreen.State) -> [SoundnessFinding] {
    var known: Set<String> = []
    let sizes = Dictionary((state.heard?.texts ?? []).map { ($0.text, $0.size) }, uniquingKeysWith: min)
    return state.events.accessibility.flatMap { pass in
      var found: [(pair: String, ratio: Double, least: Least, texts: [String])] = []
      for text in pass.facts.texts {
        guard case .known(let ratio, let isOfSystem, let pair) = text.contrast else { continue }
        let least = least(of: text, in: sizes[text.text] ?? text.size, isOfSystem: isOfSystem)
        guard ratio < least.ratio, !known.contains(text.text) else { continue }
        if let index = found.firstIndex(where: { $0.pair == pair && $0.ratio == ratio }) {
          found[index].texts.append(text.text)
          if least.ratio > found[index].least.ratio { found[index].least = least }
        } else {
          found.append((pair, ratio, least, [text.text]))
        }
      }
      known.formUnion(found.flatMap(\.texts))
      return found.map { pair, ratio, least, texts in
        state.finding(
          .lowContrast, of: pair,
          "text in \(pair) has a contrast ratio of \(Double(Int(ratio * 100)) / 100)\(pass.words); at least "
            + "\(least.ratio.formatted()) is required for \(least.use).", evidence: [quoted(texts)])
      }
    }
  }

  /// Hit regions. Source: Apple, Human Interface Guidelines, "Accessibility": at least 44 x 44 points.
  private static func smallTargets(in state: AuditedScreen.State) -> [SoundnessFinding] {
    (state.heard?.targets ?? []).filter { $0.unknown == nil && $0.isSmall }.map { target in
      state.finding(
        .smallTarget, of: target.name,
        "\"\(target.name)\" has a touch target of \(Int(target.size.width.rounded())) x "
          + "\(Int(target.size.height.rounded())) points; at least 44 x 44 is required. Add a frame or padding inside "
          + "its label, not around it."
      )
    }
  }

  /// Dynamic type: fonts of one size for all.
  private static func fixedText(in state: AuditedScreen.State) -> [SoundnessFinding] {
    guard let heard = state.heard, let enlarged = state.enlarged else { return [] }
    let sizes = Dictionary(enlarged.texts.map { ($0.text, $0.size) }, uniquingKeysWith: max)
    let fixed = heard.texts.filter { text in
      // An emoji is a picture.
      !text.isOfBar && text.size > 0 && sizes[text.text] == text.size
        && text.text.contains { $0.isLetter || $0.isNumber }
    }
    return Dictionary(grouping: fixed, by: \.size).sorted { $0.key < $1.key }.map { size, texts in
      let points = "\(size == size.rounded() ? "\(Int(size))" : "\(size)") points"
      return state.finding(
        .fixedText, of: points,
        "text of \(points) does not grow with the user's text size. Use a text style, or a font relative to one.",
        evidence: [quoted(texts.map(\.text))])
    }
  }

  /// Clipped text at the largest size; `cutText` reports what is cut at any.
  private static func cutLargeText(in state: AuditedScreen.State) -> [SoundnessFinding] {
    guard let heard = state.heard, let enlarged = state.enlarged else { return [] }
    let known = Set((state.events.looks.last?.seen.cutTexts ?? []) + heard.texts.filter(\.isCut).map(\.text))
    let cut = enlarged.texts.filter { $0.isCut && !known.contains($0.text) }.map(\.text)
    return cut.prefix(1).map {
      state.finding(
        .cutText, of: $0, "\(quoted(cut)): cut at the largest text size, because the frame does not grow with it.")
    }
  }

  private static func wrongTraits(in state: AuditedScreen.State) -> [SoundnessFinding] {
    let elements = state.heard?.elements ?? []
    return elements.flatMap { element in
      element.traitProblems(among: elements).map {
        state.finding(.wrongTrait, of: element.label, "\"\(element.label)\" \($0)")
      }
    }
  }

  /// Detection of elements: what is drawn and reached by no one who listens.
  private static func unheardContent(in state: AuditedScreen.State) -> [SoundnessFinding] {
    guard let heard = state.heard else { return [] }
    let said = heard.elements.flatMap { [$0.label, $0.value ?? ""] }.map { $0.lowercased() }
    // `hiddenControl` reports controls.
    let controls = Set(state.events.looks.last?.seen.hiddenControls ?? [])
    let unheard = heard.unheardTexts.filter { text in
      !controls.contains(text) && text.count { $0.isLetter || $0.isNumber } >= 4
        && !said.contains { $0.mentions(text.lowercased()) }
    }
    let silent = heard.elements.filter { $0.role == .group && $0.label.isEmpty && ($0.value ?? "").isEmpty }
      .map(\.drawn).filter { !$0.isEmpty }
    let fact =
      "is visible, but VoiceOver does not read it. Give the element around it a label, or make the text "
      + "accessible."
    let reason = "can be pressed, but VoiceOver does not reach it: the view around it is one element that replaces it."
    return ((unheard + silent).map { ($0, fact) } + heard.replacedControls.map { ($0, reason) }).map {
      state.finding(.unheardContent, of: $0, "\"\($0)\" \($1)")
    }
  }

  /// Traversal order: a sort priority that puts a heading behind what is below it.
  private static func readingOrder(in state: AuditedScreen.State) -> [SoundnessFinding] {
    let elements = state.heard?.elements ?? []
    return elements.indices.compactMap { index in
      let heading = elements[index]
      guard heading.role == .header,
        let early = elements[..<index].first(where: {
          $0.top >= heading.bottom && ($0.isMoved || heading.isMoved) && $0.role != .header && !$0.label.isEmpty
        })
      else { return nil }
      return state.finding(
        .readingOrder, of: heading.label,
        "VoiceOver reads the heading \"\(heading.label)\" after \"\(early.label)\", which is below it: a sort "
          + "priority moves it."
      )
    }
  }

  private static func quoted(_ texts: [String]) -> String {
    let distinct = texts.distinct
    let more = distinct.count > 3 ? ", and \(distinct.count - 3) more" : ""
    return distinct.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ") + more
  }
}

extension AccessibilityFacts.Target {
  // Layout has whole points.
  var isSmall: Bool { min(size.width, size.height) < 43.5 }
}

extension AccessibilityFacts.Element {
  /// What its traits and actions promise and do not keep.
  fileprivate func traitProblems(among elements: [Self]) -> [String] {
    var problems: [String] = []
    let controls = ["button", "link", "toggle"]
    if let trait = controls.first(where: added.contains), !isUsable, isEnabled, !isInControl {
      problems.append("has the trait of a \(trait), but pressing it has no effect.")
    }
    if isPressed, let trait = controls.first(where: removed.contains) {
      problems.append(
        "can be pressed, but lacks the trait of a \(trait), so VoiceOver users do not know that it can be pressed.")
    } else if isPressed, isTapArea, role != .row, !isInControl, !label.isEmpty,
      !controls.contains(where: added.contains),
      // A tap around controls ends the typing, or repeats what one of them does.
      !elements.contains(where: { $0.isUsable && $0.kind != kind && $0.top >= top && $0.bottom <= bottom })
    {
      problems.append(
        "can be tapped, but VoiceOver reads it as text or an image. Use a Button, or add the trait .isButton."
      )
    }
    if actions.contains(where: { $0.allSatisfy(\.isWhitespace) }) { problems.append("has an action without a name.") }
    if let twin = actions.indices.first(where: { actions[..<$0].contains(actions[$0]) && !actions[$0].isEmpty }) {
      problems.append("has two actions named \"\(actions[twin])\".")
    }
    return problems
  }
}

extension AuditedScreen.State {
  /// The facts as declared; nil if none were recorded.
  var heard: AccessibilityFacts? { events.accessibility.first?.facts }
  /// The facts with the largest text.
  var enlarged: AccessibilityFacts? { events.accessibility.last?.facts }
}
