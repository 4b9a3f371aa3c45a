/// The keys that a person has pressed while nobody could take them, as the screen was being built: they are taken when it is there.
package struct WaitingKeys: Sendable {
  private var keys: [PlayKey] = []

  package init() {}

  /// What is added to the words of what is going on; nothing where no key waits.
  package var words: String {
    keys.isEmpty ? "" : "; \(keys.count == 1 ? "1 key waits" : "\(keys.count) keys wait") for it"
  }

  /// Keeps a key.
  /// - Parameter screen: what is shown meanwhile; nil where nothing is.
  /// - Returns: false where the key ends the play: `q`, unless it is a letter of what is typed, or is about what an earlier key does.
  package mutating func take(_ key: PlayKey, over screen: PlayScreen?) -> Bool {
    if key == .character("q"), screen == nil { return false }
    if key == .character("q"), keys.isEmpty, var screen, screen.take(key) == .quit { return false }
    keys.append(key)
    return true
  }

  /// The key that was pressed first.
  package mutating func next() -> PlayKey? { keys.isEmpty ? nil : keys.removeFirst() }

  /// Forgets the keys: what they were pressed for is not there.
  package mutating func drop() { keys = [] }
}
