extension View {
  /// Keys that press the control.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(
      ElementsChange { elements, _ in
        guard let shortcut, let control = elements.firstIndex(where: { !$0.isReading }) else { return elements }
        var elements = elements
        elements[control].facts.more.append("key: \(shortcut.name)")
        elements[control].facts.shortcut = shortcut
        return elements
      })
  }
}

/// A key of a keyboard, by the character that it types.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// The character of the key; keys without one have a character of the system's for it.
  public let character: Character
  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// The return key, written as `key: return`.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves something, written as `key: escape`.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards, written as `key: delete`.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar, written as `key: space`.
  public static let space = KeyEquivalent(" ")
  /// The tab key, written as `key: tab`.
  public static let tab = KeyEquivalent("\t")
  /// The arrow that points up, written as `key: up`.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down, written as `key: down`.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points to the left, written as `key: left`.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points to the right, written as `key: right`.
  public static let rightArrow = KeyEquivalent("\u{F703}")

  private static let names: [KeyEquivalent: String] = [
    .return: "return", .escape: "escape", .delete: "delete", .space: "space", .tab: "tab", .upArrow: "up",
    .downArrow: "down", .leftArrow: "left", .rightArrow: "right",
  ]
  fileprivate var name: String { Self.names[self] ?? FactText.name(String(character).uppercased()) }
}

/// Keys that are held down while another one is pressed. Written before that one: `key: shift cmd S`.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lock of capitals, which is not written.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The shift key, written as `shift`.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key, written as `ctrl`.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key, written as `opt`.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key, written as `cmd`.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of digits, which is not written.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key, and those that are held down with it. Written below the control that it presses: `key: cmd S`.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// The keys that are held down meanwhile.
  public let modifiers: EventModifiers
  /// The keys of a shortcut: the command key is held down where nothing else is said.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// The return key alone, for the most likely action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key alone, for an action that changes nothing.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  package var name: String {
    let names: [(EventModifiers, String)] = [
      (.control, "ctrl"), (.option, "opt"), (.shift, "shift"), (.command, "cmd"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]).joined(separator: " ")
  }
}
