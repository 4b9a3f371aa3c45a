/// The rules that the bytes of every golden obey: UTF-8 without mark, LF only, not empty.
package enum GoldenBytes {
  /// The largest golden in bytes. A frame has a few kilobytes, and a larger golden cannot be reviewed.
  package static let byteLimit = 8 << 20

  static func problem(in bytes: [UInt8]) -> GoldenProblem? {
    bytes.withUnsafeBytes { buffer in
      if !bytes.isEmpty, !hasByteOrderMark(buffer), let offset = invalidUTF8Offset(in: bytes) {
        return .notUTF8(line: line(of: offset, in: buffer))
      }
      return problem(inUTF8: buffer)
    }
  }

  /// The problem of a valid UTF-8 text as a golden, or nil.
  static func problem(inUTF8 bytes: UnsafeRawBufferPointer) -> GoldenProblem? {
    if bytes.isEmpty { return .empty }
    if hasByteOrderMark(bytes) { return .byteOrderMark }
    if let offset = bytes.offset(of: UInt8(ascii: "\r")) { return .carriageReturns(line: line(of: offset, in: bytes)) }
    return nil
  }

  /// The line of the first conflict marker, from 1, if all three markers occur in git's order.
  package static func conflictLine(in bytes: [UInt8]) -> Int? {
    guard bytes.offset(of: UInt8(ascii: "<")) != nil else { return nil }
    var start: Int?
    var isDivided = false
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if line.starts(with: "<<<<<<< ".utf8) {
        (start, isDivided) = (start ?? index + 1, false)
      } else if start != nil, line.elementsEqual("=======".utf8) {
        isDivided = true
      } else if let start, isDivided, line.starts(with: ">>>>>>> ".utf8) {
        return start
      }
    }
    return nil
  }

  /// The text below the leading lines that start with `# `: the part that must differ between two states of a screen.
  package static func body(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    while rest.starts(with: "# ".utf8) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      rest = rest[(end + 1)...]
    }
    return rest
  }

  /// A golden's text below the header lines of another.
  package static func text(_ old: [UInt8], under new: [UInt8]) -> [UInt8] {
    Array(new.dropLast(body(of: new).count) + body(of: old))
  }

  private static func hasByteOrderMark(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  private static func line(of offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    1 + bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  private static func invalidUTF8Offset(in bytes: [UInt8]) -> Int? {
    // The library's validation is fast; only after a failure each byte is checked.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.first { String(validating: $0, as: UTF8.self) == nil }?.startIndex ?? 0
  }
}
