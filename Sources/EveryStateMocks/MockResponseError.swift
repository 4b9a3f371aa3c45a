/// A call without an answer in the script of a ``MockResponse``, or in the data of a ``MockStore``.
public enum MockResponseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call came after the last step of a response that was made with `repeatsLast: false`.
  case noStepLeft(call: Int, steps: Int)
  /// A synchronous call met the step `never`, or cannot wait for it.
  case synchronousCallCannotWait(call: Int)
  /// The item of a ``MockStore`` does not exist, or was deleted.
  case missingItem

  public var description: String {
    switch self {
    case .noStepLeft(let call, let steps):
      "call \(call) has no answer: the MockResponse has \(steps) step\(steps == 1 ? "" : "s") and repeatsLast: false. "
        + "Add a step, or let the last one repeat"
    case .synchronousCallCannotWait(let call):
      "call \(call) is synchronous and reached the step .never, but only an async call can stay in flight. "
        + "Use .returns or .fails for this dependency"
    case .missingItem: "the item does not exist"
    }
  }

  /// What to write, if the description does not say so.
  package var remedy: String {
    guard self == .missingItem else { return "" }
    return
      ". Ask for an item of the store, or give the store the error of a missing one: MockStore(..., missing: APIError.notFound)"
  }
}

/// The error of a failing dependency for which the test specifies none.
public struct DependencyFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Creates the failure, which has no details.
  public init() {}

  public var description: String { "the dependency failed" }
}
