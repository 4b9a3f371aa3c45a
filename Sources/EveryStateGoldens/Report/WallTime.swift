/// The time of day, for reports only: nothing that is compared depends on it.
package enum WallTime {
  /// `2026-01-31T09:30:00.123456Z`; sorts like the time it names.
  static func now() -> String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return text(of: time)
  }

  /// When a file was written last; nil where there is none.
  package static func ofFile(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return text(of: status.st_mtimespec)
    #else
      return text(of: status.st_mtim)
    #endif
  }

  private static func text(of time: timespec) -> String {
    var parts = tm()
    var seconds = time.tv_sec
    gmtime_r(&seconds, &parts)
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let clock = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
    return "\(padded(day[0], 4))-\(padded(day[1], 2))-\(padded(day[2], 2))T"
      + clock.map { padded($0, 2) }.joined(separator: ":") + ".\(padded(Int(time.tv_nsec) / 1000, 6))Z"
  }
}
