/// An error that can be compared with any other.
struct ComparedError: Hashable {
  private let error: any Error

  init(_ error: any Error) { self.error = error }

  static func == (left: ComparedError, right: ComparedError) -> Bool {
    guard type(of: left.error) == type(of: right.error) else { return false }
    guard let one = left.error as? any Equatable else {
      return String(reflecting: left.error) == String(reflecting: right.error)
    }
    return isEqual(one, right.error)
  }

  /// By the type alone: equal errors must have equal hashes, an error may be Equatable and not Hashable, and `NSError`'s own
  /// hash traps on Linux.
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type(of: error))) }

  private static func isEqual<E: Equatable>(_ one: E, _ other: any Error) -> Bool { one == other as? E }
}
