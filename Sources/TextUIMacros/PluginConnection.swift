/// The compiler's side of the pipe: messages are a length in eight bytes, little-endian, and as much JSON.
struct PluginConnection {
  var input: Int32 = 0
  var output: Int32 = 1

  /// The next message; nil when the compiler has no more.
  func receive() -> [UInt8]? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    // The compiler takes its leave with an empty message.
    return length == 0 ? nil : bytes(length)
  }

  func send(_ message: [UInt8]) {
    let head = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    var rest = (head + message)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress!, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func bytes(_ length: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: length)
    var done = 0
    while done < length {
      let count = bytes[done...].withUnsafeMutableBytes { read(input, $0.baseAddress!, $0.count) }
      guard count > 0 else { return nil }
      done += count
    }
    return bytes
  }
}
