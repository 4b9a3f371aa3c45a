/// Why a string cannot name a golden.
package struct NameRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part of a golden's name.
  package enum Part: String, Sendable {
    case catalog, screen, state
  }

  /// What is wrong with the part.
  package enum Reason: Hashable, Sendable {
    /// The string has no characters.
    case empty
    /// The path component would take `bytes` UTF-8 bytes (an escaped byte takes three); `limit` are allowed.
    case tooLong(bytes: Int, limit: Int)
  }

  /// Which part was refused.
  package let part: Part
  /// The string as it was given.
  package let name: String
  /// What is wrong with it.
  package let reason: Reason

  package var description: String {
    switch reason {
    case .empty:
      "The \(part.rawValue) has an empty name. Give it one: the golden's file is called after it."
    case .tooLong(let bytes, let limit):
      "The \(part.rawValue) name '\(TerminalText.harmless(String(name.prefix(40))))...' takes \(bytes) bytes in a path; "
        + "\(limit) are allowed. Shorten it."
    }
  }
}
