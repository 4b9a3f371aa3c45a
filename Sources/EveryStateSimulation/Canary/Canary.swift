/// Proves, once a process, that this runtime brings everything to a simulation that a simulation promises.
@MainActor
enum Canary {
  /// What is wrong; `nil` if simulations work.
  static let finding: String? = Runtime.obstacle ?? CanaryRun().finding
}

/// What one check expected and saw.
struct CanaryCheck: Equatable {
  var what: String
  var expected: String
  var seen: String

  var finding: String? {
    expected == seen ? nil : "the check of \(what) expected \"\(expected)\" and saw \"\(seen)\""
  }
}
