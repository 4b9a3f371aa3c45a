extension Date {
  /// Dates that are closer together than this are one time: a date is a fraction, and cannot represent smaller steps with certainty.
  static let resolution: TimeInterval = 1e-6

  func nextSecond(after now: Date) -> Date {
    let microseconds = (now.timeIntervalSince(self) / Self.resolution).rounded()
    return addingTimeInterval((microseconds / 1_000_000).rounded(.down) + 1)
  }
}
