extension MockResponse {
  /// The same answers up to a call, and another response's from it on.
  ///
  ///     $0.markets = .fails(APIError.offline).then($0.markets, fromCall: 2)
  public func then(_ other: Self, fromCall call: Int) -> Self {
    let own = call > 1 ? (1..<call).compactMap { try? ownStep(for: $0) } : []
    let others = other.steps.indices.compactMap { try? other.ownStep(for: $0 + 1) }
    let then = Self(steps: own + others, repeatsLast: other.repeatsLast)
    return (other.others + self.others).reversed().reduce(then) { $0.answering($1.label, with: $1.response) }
  }
}
