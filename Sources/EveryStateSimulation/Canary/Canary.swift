/// Checks once in each process that simulations work with this runtime.
@MainActor enum Canary {
  /// The reason why simulations do not work; `nil` if they do.
  static let finding: String? = Runtime.obstacle ?? CanaryRun().finding
}

package struct CanaryCheck: Equatable {
  package var what: String
  package var expected: String
  package var seen: String

  package init(what: String, expected: String, seen: String) {
    self.what = what
    self.expected = expected
    self.seen = seen
  }

  package var finding: String? {
    expected == seen ? nil : "the check of \(what) expected \"\(expected)\" and saw \"\(seen)\""
  }
}
