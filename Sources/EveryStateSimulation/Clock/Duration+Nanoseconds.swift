extension Duration {
  /// The nearest number of nanoseconds, so that `.seconds(59.999)`, which is not quite a binary fraction, is what it
  /// says; durations that do not fit end at the first or the last instant.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
    let fraction = (attoseconds + half) / 1_000_000_000
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, exceeds) = product.addingReportingOverflow(fraction)
    return overflows || exceeds ? (seconds < 0 ? .min : .max) : sum
  }
}

extension Int64 {
  /// The sum of an instant and a duration, both in nanoseconds; an overflow is the last instant.
  func saturatingAdding(_ duration: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(duration)
    return overflows ? (duration < 0 ? .min : .max) : sum
  }
}
