extension View {
  /// Keys that press the control.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Keys that press the control.
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

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")

  private static let names: [KeyEquivalent: String] = [
    .return: "return", .escape: "escape", .delete: "delete", .space: "space", .tab: "tab", .upArrow: "up",
    .downArrow: "down", .leftArrow: "left", .rightArrow: "right",
  ]
  fileprivate var name: String {
    Self.names[self] ?? FactText.name(String(character).uppercased())
  }
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

public struct KeyboardShortcut: Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// In a golden's words: `cmd shift S`.
  package var name: String {
    let names: [(EventModifiers, String)] = [
      (.control, "ctrl"), (.option, "opt"), (.shift, "shift"), (.command, "cmd"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.name]).joined(separator: " ")
  }
}

extension KeyboardShortcut: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key && a.modifiers == b.modifiers }
}
