/// The role and behavior of an element for assistive technologies.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// One trait, which a golden writes as a word: `button`, `heading`, `plays sound`.
  public static let isButton = Self(rawValue: 1 << 0), isHeader = Self(rawValue: 1 << 1),
    isSelected = Self(rawValue: 1 << 2), isLink = Self(rawValue: 1 << 3), isSearchField = Self(rawValue: 1 << 4),
    isImage = Self(rawValue: 1 << 5), playsSound = Self(rawValue: 1 << 6), isKeyboardKey = Self(rawValue: 1 << 7),
    isStaticText = Self(rawValue: 1 << 8), isSummaryElement = Self(rawValue: 1 << 9),
    updatesFrequently = Self(rawValue: 1 << 10), startsMediaSession = Self(rawValue: 1 << 11),
    allowsDirectInteraction = Self(rawValue: 1 << 12), causesPageTurn = Self(rawValue: 1 << 13),
    isModal = Self(rawValue: 1 << 14), isToggle = Self(rawValue: 1 << 15), isTabBar = Self(rawValue: 1 << 16)

  /// The traits that give an element another role.
  private static let roles: [(AccessibilityTraits, Semantics.Role)] = [
    (.isButton, .button), (.isLink, .link), (.isToggle, .toggle), (.isHeader, .header), (.isImage, .image),
    (.isSearchField, .field), (.isStaticText, .text),
  ]

  /// The names of traits that the drawing does not show.
  private static let names: [(AccessibilityTraits, String)] = [
    (.isHeader, "heading"), (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isToggle, "toggle"),
    (.isSearchField, "search field"), (.isStaticText, "text"), (.isSelected, "selected"),
    (.startsMediaSession, "starts media"), (.playsSound, "plays sound"), (.updatesFrequently, "updates often"),
    (.causesPageTurn, "turns page"), (.isModal, "modal"), (.isKeyboardKey, "keyboard key"),
    (.isSummaryElement, "summary"),
    (.allowsDirectInteraction, "direct touch"), (.isTabBar, "tab bar"),
  ]

  /// The words at the element's own piece, where it is one.
  static let ofPiece: AccessibilityTraits = [.isHeader, .isSelected]

  func names(without other: AccessibilityTraits = []) -> [String] {
    Self.names.filter { contains($0.0) && !other.contains($0.0) }.map(\.1)
  }

  func add(to element: inout Semantics) {
    if contains(.isSelected) { element.isSelected = true }
    // A trait that a tap implies is written as the tap.
    let known = element.facts.gestures.isEmpty ? Self.roles.first { $0.1 == element.role }?.0 ?? [] : []
    if !subtracting(known).isEmpty {
      element.facts.added.formUnion(subtracting(known))
      element.facts.removed.subtract(self)
    }
    if let role = Self.roles.first(where: { contains($0.0) })?.1 { element.role = role }
  }

  func remove(from element: inout Semantics) {
    if contains(.isSelected) { element.isSelected = false }
    let known = Self.roles.first { $0.1 == element.role }?.0 ?? []
    if element.factBox != nil || contains(known) {
      element.facts.removed.formUnion(contains(known) ? known.subtracting(element.facts.added) : [])
      element.facts.added.subtract(self)
    }
    if Self.roles.contains(where: { contains($0.0) && $0.1 == element.role }) { element.role = .group }
  }
}

/// The treatment of the elements inside an element.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// The views inside are one new element without words of theirs, stay elements, or are one element that says all of theirs.
  case ignore, contain, combine

  func apply(to elements: [Semantics]) -> [Semantics] {
    switch self {
    case .contain: return elements.byPriority
    case .ignore:
      var one = Semantics(role: .group, label: "", isEnabled: true)
      one.facts.drawn = elements.drawnAloud
      one.facts.drawnParts = elements.flatMap(\.parts).count
      one.facts.isReadAsOne = elements.count > 1
      return [one]
    case .combine:
      let drawn = elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      let elements = elements.byPriority
      let controls = elements.filter { !$0.isStatic }
      let first = controls.first
      let labels = elements.map(\.label).filter { !$0.isEmpty }
      var one = Semantics(
        role: first?.role ?? .group, label: labels.joined(separator: ", "), isEnabled: first?.isEnabled ?? true,
        press: first?.press)
      one.texts = elements.flatMap(\.parts)
      if elements.count > 1 {
        one.facts.isReadAsOne = true
        if let facts = first?.factBox?.facts {
          (one.facts.gestures, one.facts.touches) = (facts.gestures, facts.touches)
          one.facts.severalTaps = facts.severalTaps
          (one.facts.dragged, one.facts.drops, one.facts.shortcut) = (facts.dragged, facts.drops, facts.shortcut)
        }
        one.facts.parts = elements.compactMap(\.asPart)
      }
      if drawn != one.label { one.facts.drawn = drawn }
      one.isSelected = controls.contains { $0.isSelected }
      one.identifier = elements.lazy.compactMap(\.identifier).first
      one.actions = controls.flatMap { control in
        control.actions + (control.press.map { [.init(name: control.label, perform: $0)] } ?? [])
      }
      return [one]
    }
  }
}

extension [Semantics] {
  /// In reading order: by priority, then by place. A priority counts in its own container only.
  var byPriority: [Semantics] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    let ordered = enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
    return ordered.enumerated().map { place, ordered in
      var element = ordered.element
      if element.sortPriority != 0, place != ordered.offset {
        element.facts.order =
          switch place {
          case 0: "heard first"
          case count - 1: "heard last"
          default: "heard after \(FactText.quoted(orderedLabel(place - 1)))"
          }
      }
      element.sortPriority = 0
      return element
    }
    func orderedLabel(_ place: Int) -> String { ordered[place].element.label }
  }
}

/// A kind of action that assistive technologies know.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: Text
  /// The action of a press: `Activate`, shown where a press has no other effect.
  public static let `default` = AccessibilityActionKind(name: "Activate")
  /// Leaves the current screen or presentation, shown on the whole screen: `~ screen  escape`.
  public static let escape = AccessibilityActionKind(name: "Escape")
  /// The app's foremost action, wherever the user is, shown on the whole screen: `~ screen  magic tap`.
  public static let magicTap = AccessibilityActionKind(name: "Magic Tap")
  /// Takes the element away: `actions: Delete`.
  public static let delete = AccessibilityActionKind(name: "Delete")
  /// Opens the element's menu: `actions: Show Menu`.
  public static let showMenu = AccessibilityActionKind(name: "Show Menu")

  private init(name: String) { self.name = Text(verbatim: name) }
  /// Whether the action belongs to the screen, wherever it is declared.
  var isOfScreen: Bool { self == .escape || self == .magicTap }
  /// An action with a name of its own.
  public init(named name: Text) { self.name = name }
}

/// Which way the user steps a value: up, or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
