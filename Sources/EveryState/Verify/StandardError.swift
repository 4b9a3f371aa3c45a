import EveryStateGoldens
import Foundation

enum StandardError {
  /// Writes where no test can. Nobody may be listening: a closed standard error is no reason to end in another way.
  static func say(_ line: String) {
    let bytes = Array((TerminalText.lines(line) + "\n").utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if count <= 0 && errno != EINTR { return }
      done += max(0, count)
    }
  }
}
