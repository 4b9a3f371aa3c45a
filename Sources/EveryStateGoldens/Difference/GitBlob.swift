/// Git's name of a file's content, by which `git apply --3way` finds it: SHA-1 (FIPS 180-4) of `blob`, the size, a NUL and the bytes.
enum GitBlob {
  static let none = String(repeating: "0", count: 40)

  static func name(_ bytes: [UInt8]?) -> String {
    guard let bytes else { return none }
    return SHA1.digest(Array("blob \(bytes.count)\0".utf8) + bytes)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

private enum SHA1 {
  static func digest(_ message: [UInt8]) -> [UInt8] {
    let words = words(of: message)
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: words.count, by: 16) { compress(Array(words[start..<start + 16]), into: &state) }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// The message with its length at the end, as words of 32 bits, the highest byte first: sixteen a block (section 5.1.1).
  private static func words(of message: [UInt8]) -> [UInt32] {
    let zeros = (119 - message.count % 64) % 64
    let padded = message + [0x80] + [UInt8](repeating: 0, count: zeros)
    var words: [UInt32] = []
    words.reserveCapacity(padded.count / 4 + 2)
    for place in stride(from: 0, to: padded.count, by: 4) {
      let (high, low) = (UInt32(padded[place]) << 8, UInt32(padded[place + 2]) << 8)
      words.append((high | UInt32(padded[place + 1])) << 16 | low | UInt32(padded[place + 3]))
    }
    let length = UInt64(message.count) * 8
    return words + [UInt32(length >> 32), UInt32(truncatingIfNeeded: length)]
  }

  private static func compress(_ block: [UInt32], into state: inout [UInt32]) {
    var words = block
    for index in 16..<80 {
      words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (round, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch round {
        case 0..<20: (b & c | ~b & d, 0x5A82_7999)
        case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case 40..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      (a, b, c, d, e) = (rotated(a, 5) &+ mixed &+ e &+ word &+ constant, a, rotated(b, 30), c, d)
    }
    for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
}
