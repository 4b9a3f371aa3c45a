import CEveryStateSystem

/// The connection between `everystate play` and the test process with the screen: both write lines of text and wait for answers.
package final class PlayLink {
  package static let frameVariable = "EVERYSTATE_PLAY"
  /// The variable with the path at which the command waits.
  package static let pathVariable = "EVERYSTATE_PLAY_AT"

  package let file: Int32
  private var unread: [UInt8] = []
  private var isAtEnd = false

  package init(file: Int32) { self.file = file }

  deinit { close(file) }

  package static func connected(to path: String) -> PlayLink? {
    let file = everystate_connect_to(path)
    return file < 0 ? nil : PlayLink(file: file)
  }

  /// The next line, without its end; nil once the other side has closed.
  package func nextLine() -> String? {
    while true {
      if let line = takeLine() { return line }
      guard !isAtEnd else { return nil }
      receive()
    }
  }

  /// Whether the other side has closed, and all of its lines were read.
  package var hasEnded: Bool { isAtEnd && !unread.contains(UInt8(ascii: "\n")) }

  /// - Returns: whether the other side is connected.
  @discardableResult package func send(_ line: String) -> Bool {
    let bytes = Array((line + "\n").utf8)
    return bytes.withUnsafeBytes { everystate_send(file, $0.baseAddress!, UInt($0.count)) } == 0
  }

  private func takeLine() -> String? {
    guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { unread.removeSubrange(...end) }
    return String(decoding: unread[..<end], as: UTF8.self)
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      isAtEnd = true
      return
    }
    unread += bytes[..<count]
  }
}
