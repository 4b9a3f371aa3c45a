/// Tells a key that is held down from one that is pressed anew, so that no change is decided about that nobody has looked at.
///
/// A terminal sends a held key again and again, and says nothing when it is let go. So a key that has just decided decides about
/// the next change only after a pause that is longer than a keyboard's first repetition.
///
///     var held = HeldKey()
///     if held.takes("a", at: now) { decide() }
package struct HeldKey: Sendable {
  /// Keyboards wait up to 0.66 s before they repeat a key (X11's default), and then send it every 0.03 to 0.1 s.
  package static let pause = Duration.milliseconds(750)

  private var last: (key: Character, time: Duration)?

  package init() {}

  /// Whether a key counts.
  /// - Parameters:
  ///   - key: the key.
  ///   - time: when it came, on any clock that does not go back.
  package mutating func takes(_ key: Character, at time: Duration) -> Bool {
    defer { last = (key, time) }
    guard let last, last.key == key else { return true }
    return time - last.time >= Self.pause
  }
}
