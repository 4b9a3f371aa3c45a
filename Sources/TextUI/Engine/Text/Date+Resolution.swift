extension Date {
  /// What lies closer together than this is one time: a date is a fraction, and tells no smaller steps apart with certainty.
  static let resolution: TimeInterval = 1e-6

  func nextSecond(after now: Date) -> Date {
    let microseconds = (now.timeIntervalSince(self) / Self.resolution).rounded()
    return addingTimeInterval((microseconds / 1_000_000).rounded(.down) + 1)
  }
}
