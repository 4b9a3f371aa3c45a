extension Duration {
  /// Whole nanoseconds, rounded up as the runtime's own timers do; durations that do not fit end at the last instant.
  var nanosecondsRoundedUp: Int64 {
    let (seconds, attoseconds) = components
    let fraction = attoseconds / 1_000_000_000 + (attoseconds % 1_000_000_000 > 0 ? 1 : 0)
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, exceeds) = product.addingReportingOverflow(fraction)
    return overflows || exceeds ? (seconds < 0 ? .min : .max) : sum
  }
}

extension Int64 {
  /// The sum of an instant and a duration, both in nanoseconds; what does not fit is the last instant.
  func saturatingAdding(_ duration: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(duration)
    return overflows ? (duration < 0 ? .min : .max) : sum
  }
}
