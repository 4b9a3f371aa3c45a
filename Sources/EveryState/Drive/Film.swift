import TextUI

/// The moments of a drive at which the screen looked different.
@MainActor
struct Film {
  private(set) var moments: [DrivenFrame.Moment] = []
  private let screen: TextScreen
  private let isRunning: Bool

  /// - Parameter isRunning: false where only the last moment counts.
  init(_ screen: TextScreen, isRunning: Bool) {
    self.screen = screen
    self.isRunning = isRunning
  }

  /// Takes a moment if the screen has changed, or in any case where a person did something.
  mutating func take(_ event: String?, even: Bool = false) {
    guard isRunning else { return }
    let lines = screen.lines()
    if !even, lines == moments.last?.lines { return }
    moments.append(DrivenFrame.Moment(event: event, lines: lines))
  }

  /// Takes a moment if the screen has changed as time passed.
  mutating func take(later elapsed: Duration) { take("\(Elapsed(elapsed)) later") }

  /// Keeps the screen as it is now, and nothing before.
  mutating func takeOnly() { moments = [DrivenFrame.Moment(event: nil, lines: screen.lines())] }
}

/// A virtual time span as people say it: `2 s`, `1 min 30 s`, `0.3 s`.
struct Elapsed: CustomStringConvertible {
  private let duration: Duration

  init(_ duration: Duration) { self.duration = duration }

  var description: String {
    let (seconds, attoseconds) = duration.components
    let fraction = attoseconds / 1_000_000_000
    var parts: [String] = []
    if seconds >= 3600 { parts.append("\(seconds / 3600) h") }
    if seconds % 3600 >= 60 { parts.append("\(seconds % 3600 / 60) min") }
    let rest = seconds % 60
    if fraction > 0 {
      var digits = String(fraction + 1_000_000_000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      parts.append("\(rest).\(digits) s")
    } else if rest > 0 || parts.isEmpty {
      parts.append("\(rest) s")
    }
    return parts.joined(separator: " ")
  }
}
