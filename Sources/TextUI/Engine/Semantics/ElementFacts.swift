/// Spoken facts and actions of an element that its drawing does not suggest.
struct ElementFacts {
  /// The drawn text, where the element may have another one.
  var drawn: String?
  var drawnParts: Int?
  /// The elements that it combines, as far as they have facts to show.
  var parts: [Semantics] = []
  /// Whether several elements are read as this one, because the app says so.
  var isReadAsOne = false
  var hasOwnValue = false
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  /// Its role for assistive technologies, where another view represents it.
  var representedRole: Semantics.Role?
  /// Further names that the app gave it.
  var otherNames: [String] = []
  /// Its place in the reading order: `heard first`.
  var order: String?
  var gestures: [String] = []
  /// The name of several taps, where they are the action of a press.
  var severalTaps: String?
  var touches: [@MainActor (_GestureMove.Kind) -> (@MainActor () -> Void)?] = []
  /// The values that it gives when it is dragged to another one.
  var dragged: (@MainActor () -> [Any])?
  /// Takes dropped values; nil for values that it does not take.
  var drops: [@MainActor ([Any]) -> (@MainActor () -> Bool)?] = []
  /// The effect of a tap on the row around, which is not the element's own.
  var rowTap: (@MainActor () -> Void)?
  /// Why the element cannot be pressed now, for a message.
  var obstacle: String?
  var shortcut: KeyboardShortcut?
  /// A field's options for the keyboard: `return: go`.
  var field: [String] = []
  /// `key: cmd S`, `selectable`.
  var more: [String] = []
}

extension Semantics {
  /// Few elements have facts, and all of them are copied often: they are in a box.
  final class FactBox: Sendable {
    let facts: ElementFacts
    init(_ facts: ElementFacts) { self.facts = facts }
  }

  var facts: ElementFacts {
    get { factBox?.facts ?? ElementFacts() }
    set { factBox = FactBox(newValue) }
  }

  var hasFacts: Bool { factBox != nil || hint != nil || actions.contains { $0.kind != .drawn } }

  /// The words on the screen, where VoiceOver reads others.
  package var drawnLabel: String { factBox?.facts.drawn ?? label }

  mutating func say(_ words: String) {
    let drawn = drawnLabel
    if facts.drawn == nil {
      facts.drawnParts = parts.count
      facts.drawn = drawn
    }
    if !facts.parts.isEmpty { facts.parts = [] }
    label = words
  }

  /// The element as a part of another one, which has its actions.
  var asPart: Semantics? {
    guard hasFacts else { return nil }
    var part = self
    part.actions = []
    (part.facts.gestures, part.facts.touches) = ([], [])
    return part
  }

  /// Spoken facts and actions, in the order of the output; without the spoken text.
  @MainActor func factTexts(_ direction: LayoutDirection) -> [String] {
    let facts = facts
    var texts: [String] = []
    if facts.isReadAsOne, label == drawnLabel { texts.append("read as one") }
    if let role = facts.representedRole { texts.append(role.rawValue) }
    if facts.hasOwnValue, let value, value != drawnLabel { texts.append("value \(FactText.quoted(value))") }
    if let hint, !hint.isEmpty { texts.append("hint \(FactText.quoted(hint))") }
    texts += facts.added.names(without: AccessibilityTraits.ofPiece) + facts.removed.names().map { "no \($0)" }
    if actions.contains(where: { $0.kind == .adjust }) { texts.append("adjusts") }
    texts += [offered(.named, as: "actions")].compactMap { $0 }
    texts += [facts.order].compactMap { $0 }
    if !facts.otherNames.isEmpty {
      texts.append("also called \(facts.otherNames.map(FactText.name).joined(separator: ", "))")
    }
    texts += facts.gestures
    texts += swipes(direction)
    texts += [offered(.hold, as: "hold"), offered(.menu, as: "menu")].compactMap { $0 }
    if actions.contains(where: { $0.kind == .move }) { texts.append("move") }
    return texts + facts.more + facts.field
  }

  @MainActor private func offered(_ kind: Action.Kind, as key: String) -> String? {
    let words = actions.filter { $0.kind == kind }.flatMap(\.words)
    return words.isEmpty ? nil : "\(key): \(words.joined(separator: ", "))"
  }

  @MainActor private func swipes(_ direction: LayoutDirection) -> [String] {
    [Action.Kind.swipe(.trailing), .swipe(.leading)].flatMap { kind -> [String] in
      let actions = actions.filter { $0.kind == kind }
      guard !actions.isEmpty else { return [] }
      let key = kind == .swipe(.trailing) ? "swipe" : direction == .leftToRight ? "swipe from left" : "swipe from right"
      let words = "\(key): \(actions.flatMap(\.words).joined(separator: ", "))"
      return actions.contains { !$0.allowsFullSwipe } ? [words, "no full swipe"] : [words]
    }
  }
}

extension Semantics.Action {
  /// The gesture or control of the action, and so how a golden writes it.
  enum Kind: Equatable {
    /// The drawing shows it.
    case drawn
    /// An assistive technology offers it by its name.
    case named
    case swipe(HorizontalEdge)
    case hold
    case menu
    case move
    case adjust
    /// It belongs to the screen, wherever it is declared: a gesture for assistive technologies.
    case screen
  }

  var drawn: Self {
    var action = self
    action.kind = .drawn
    return action
  }

  @MainActor fileprivate var words: [String] { offers?() ?? [([FactText.name(name)] + looks).joined(separator: " ")] }
}
