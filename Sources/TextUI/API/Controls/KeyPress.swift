/// A key that the user presses on a keyboard.
public struct KeyPress: Sendable {
  /// Whether the key goes down, stays down or comes up. In text keys only go down.
  public let phase: Phases
  /// The key itself.
  public let key: KeyEquivalent
  /// The characters of the key.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers

  /// The moments of a key's press.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and comes again, which does not happen in text.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is let go, which does not happen in text.
    public static let up = Phases(rawValue: 4)
    /// Every moment of the press.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of a key press: an ignored key goes to the views around, and then to the control whose shortcut it is.
  public enum Result: Sendable { case handled, ignored }

  package init(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    phase = .down
    self.key = key
    characters = String(key.character)
    self.modifiers = modifiers
  }
}

extension View {
  /// Adds an action for a key while the focus is inside.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    pressing({ $0.key == key }, .down) { _ in action() }
  }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { pressing({ $0.key == key }, phases, action) }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { pressing({ keys.contains($0.key) }, phases, action) }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { pressing({ $0.characters.unicodeScalars.allSatisfy(characters.contains) }, phases, action) }
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { pressing({ _ in true }, phases, action) }

  nonisolated private func pressing(
    _ isMeant: @escaping (KeyPress) -> Bool, _ phases: KeyPress.Phases,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      SystemEventHandler {
        if case .key(let press) = $0 { phases.contains(press.phase) && isMeant(press) } else { false }
      } with: {
        if case .key(let press) = $0 { action(press) == .handled } else { false }
      })
  }
}
