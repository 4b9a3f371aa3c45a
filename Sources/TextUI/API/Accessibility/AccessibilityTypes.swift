/// What an element is to an assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  public typealias Element = AccessibilityTraits
  private var bits: UInt64

  public init() { bits = 0 }
  private init(bit: UInt64) { bits = 1 << bit }
  private init(bits: UInt64) { self.bits = bits }

  public static let isButton = AccessibilityTraits(bit: 0)
  public static let isHeader = AccessibilityTraits(bit: 1)
  public static let isSelected = AccessibilityTraits(bit: 2)
  public static let isLink = AccessibilityTraits(bit: 3)
  public static let isSearchField = AccessibilityTraits(bit: 4)
  public static let isImage = AccessibilityTraits(bit: 5)
  public static let playsSound = AccessibilityTraits(bit: 6)
  public static let isKeyboardKey = AccessibilityTraits(bit: 7)
  public static let isStaticText = AccessibilityTraits(bit: 8)
  public static let isSummaryElement = AccessibilityTraits(bit: 9)
  public static let updatesFrequently = AccessibilityTraits(bit: 10)
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
  public static let causesPageTurn = AccessibilityTraits(bit: 13)
  public static let isModal = AccessibilityTraits(bit: 14)
  public static let isToggle = AccessibilityTraits(bit: 15)
  public static let isTabBar = AccessibilityTraits(bit: 16)

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }
  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    defer { formUnion(member) }
    return contains(member) ? member : nil
  }

  /// The traits that give an element another role.
  private static let roles: [(AccessibilityTraits, Semantics.Role)] = [
    (.isButton, .button), (.isLink, .link), (.isToggle, .toggle), (.isHeader, .header), (.isImage, .image),
    (.isSearchField, .field), (.isStaticText, .text),
  ]

  /// What is said of an element that the drawing does not say.
  private static let names: [(AccessibilityTraits, String)] = [
    (.isHeader, "heading"), (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isToggle, "toggle"),
    (.isSearchField, "search field"), (.isStaticText, "text"), (.isSelected, "selected"),
    (.startsMediaSession, "starts media"), (.playsSound, "plays sound"), (.updatesFrequently, "updates often"),
    (.causesPageTurn, "turns page"), (.isModal, "modal"), (.isKeyboardKey, "keyboard key"),
    (.isSummaryElement, "summary"),
    (.allowsDirectInteraction, "direct touch"), (.isTabBar, "tab bar"),
  ]

  /// Which words stand at the element's own piece, where it is one.
  static let ofPiece: AccessibilityTraits = [.isHeader, .isSelected]

  func names(without other: AccessibilityTraits = []) -> [String] {
    Self.names.filter { contains($0.0) && !other.contains($0.0) }.map(\.1)
  }

  func add(to element: inout Semantics) {
    if contains(.isSelected) { element.isSelected = true }
    // What a tap makes of a text is said of the tap.
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

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }
  private let kind: Kind
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)

  func apply(to elements: [Semantics]) -> [Semantics] {
    switch kind {
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
  /// In the order in which they are met: by priority, then as they stand. A priority counts in its own container only.
  var byPriority: [Semantics] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    let ordered = enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }
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
  let name: String
  public static let `default` = AccessibilityActionKind(name: "Activate")
  public static let escape = AccessibilityActionKind(name: "Escape")
  public static let magicTap = AccessibilityActionKind(name: "Magic Tap")
  public static let delete = AccessibilityActionKind(name: "Delete")
  public static let showMenu = AccessibilityActionKind(name: "Show Menu")

  init(name: String) { self.name = name }
  /// Whether it is the screen's, wherever it is told.
  var isOfScreen: Bool { self == .escape || self == .magicTap }
  /// An action with a name of its own.
  public init(named name: Text) { self.name = name.resolved(EnvironmentValues()).plain }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
