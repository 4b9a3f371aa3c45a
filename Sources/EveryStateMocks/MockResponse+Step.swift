extension MockResponse {
  /// What one call answers, as a part of a `sequence` of ``MockResponse``.
  public struct Step: Sendable {
    enum Answer: Sendable {
      case value(Value)
      case failure(any Error)
      case never
    }

    let answer: Answer
    private(set) var delay: Duration?
    private(set) var ignoresCancellation = false

    /// The call returns `value`.
    public static func returns(_ value: Value) -> Self { Self(answer: .value(value)) }

    /// The call throws `error`.
    public static func fails(_ error: any Error) -> Self { Self(answer: .failure(error)) }

    /// The call stays in flight until its task is cancelled.
    public static var never: Self { Self(answer: .never) }

    /// The same answer, late; in a snapshot test the time is virtual. `.zero` answers at once.
    public func delayed(by delay: Duration) -> Self {
      var step = self
      step.delay = delay
      return step
    }

    /// The same answer, also after the calling task was cancelled. `never` can be cancelled all the same.
    public func ignoringCancellation() -> Self {
      var step = self
      step.ignoresCancellation = true
      return step
    }
  }
}

extension MockResponse.Step where Value == Void {
  /// The call succeeds.
  public static var returns: Self { .returns(()) }
}

extension MockResponse.Step.Answer: CustomStringConvertible {
  var description: String {
    switch self {
    case .value(let value): "returns \(ValueSummary(value).description)"
    case .failure(let error): "fails with \(error)"
    case .never: "never answers"
    }
  }
}
