enum WatchdogLimit {
  static let variable = "EVERYSTATE_WATCHDOG_SECONDS"
  static let standard = Duration.seconds(10)

  /// The limit that the environment asks for, in seconds, such as `30` or `0.5`; `nil` if it asks for none.
  static func fromEnvironment() throws(InvalidWatchdogLimit) -> Duration? {
    guard let text = getenv(variable).map({ String(cString: $0) }), !text.allSatisfy(\.isWhitespace) else { return nil }
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0, seconds <= 86_400 else {
      throw InvalidWatchdogLimit(value: text)
    }
    return .seconds(seconds)
  }
}

package struct InvalidWatchdogLimit: Error, Sendable, Equatable, CustomStringConvertible {
  package var value: String

  package var description: String {
    """
    \(WatchdogLimit.variable) is "\(value)". It must be a number of seconds from 0 to 86400, such as 30 or 0.5; \
    0 means no limit.
    """
  }
}
