/// A virtual time span in words: `2 s`, `1 min 30 s`, `0.3 s`.
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
