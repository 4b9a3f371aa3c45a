/// What the hash functions of FIPS 180-4 that work on blocks of 64 bytes have in common (sections 5.1.1 and 6).
enum HashBlocks {
  /// The message with its length at the end, as words of 32 bits, the highest byte first: sixteen a block.
  static func words(of message: [UInt8]) -> [UInt32] {
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

  /// The digest: the state's words, the highest byte first.
  static func bytes(of state: [UInt32]) -> [UInt8] {
    state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }
}
