/// One call in the log of a ``MockResponse``.
public struct MockCall: Hashable, Sendable {
  /// What became of a call.
  public enum Outcome: Hashable, Sendable {
    /// The call waits for its answer.
    case inFlight
    /// The call returned. `isEmpty` is `nil` if the value is neither a collection, nor a string, nor an optional.
    case returned(isEmpty: Bool?, description: String)
    /// The call threw an error of the named type.
    case threw(type: String, description: String)
    /// The calling task was cancelled before the answer.
    case cancelled
  }

  /// The call's place in call order, from 1.
  public let number: Int
  /// What the mock said about the call's arguments, or an empty string.
  public let label: String
  /// What became of the call.
  public internal(set) var outcome: Outcome
}

extension MockCall: CustomStringConvertible {
  /// The call in words: `call 2 (page 2) returned 3 elements`.
  public var description: String {
    "call \(number)\(label.isEmpty ? "" : " (\(label))") \(outcome)"
  }
}

extension MockCall.Outcome: CustomStringConvertible {
  /// The outcome in words, without a subject: `threw APIError: timeout`.
  public var description: String {
    switch self {
    case .inFlight: "is in flight"
    case .returned(_, let description): "returned \(description)"
    case .threw(let type, let description): "threw \(type): \(description)"
    case .cancelled: "was cancelled"
    }
  }
}
