/// How long a guarded body may take.
enum WatchdogLimit {
  static let variable = "EVERYSTATE_WATCHDOG_SECONDS"
  static let standard = Duration.seconds(10)

  /// The limit that the environment asks for; `nil` if it asks for none.
  static func fromEnvironment() throws(InvalidWatchdogLimit) -> Duration? {
    guard let value = getenv(variable) else { return nil }
    return try limit(String(cString: value))
  }

  /// What the variable's value asks for; `nil` for an empty or blank one.
  static func limit(_ value: String) throws(InvalidWatchdogLimit) -> Duration? {
    value.allSatisfy(\.isWhitespace) ? nil : try parse(value)
  }

  static func parse(_ text: String) throws(InvalidWatchdogLimit) -> Duration {
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0, seconds <= 86_400 else {
      throw InvalidWatchdogLimit(value: text)
    }
    return .seconds(seconds)
  }
}

/// The environment's limit for the ``Watchdog`` makes no sense.
package struct InvalidWatchdogLimit: Error, Sendable, Equatable, CustomStringConvertible {
  package var value: String

  package var description: String {
    """
    \(WatchdogLimit.variable) is "\(value)". It has to be a number of seconds from 0 to 86400, such as 30 or 0.5; \
    0 means no limit.
    """
  }
}
