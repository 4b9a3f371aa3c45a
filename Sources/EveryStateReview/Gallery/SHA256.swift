import EveryStateGoldens

/// The hash function of FIPS 180-4, section 6.2: a page's content policy names the one style and the one script that may run.
enum SHA256 {
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var state = squareRoots
    var block = [UInt32](repeating: 0, count: 64)
    let words = HashBlocks.words(of: message)
    for start in stride(from: 0, to: words.count, by: 16) {
      schedule(words, start, &block)
      compress(block, into: &state)
    }
    return HashBlocks.bytes(of: state)
  }

  /// The digest in base 64 (RFC 4648, section 4), as content policies write it.
  static func base64(_ text: String) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let digest = digest(Array(text.utf8))
    var result = ""
    for start in stride(from: 0, to: digest.count, by: 3) {
      let group = digest[start..<min(start + 3, digest.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        result.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
    return result
  }

  private static func schedule(_ words: [UInt32], _ start: Int, _ block: inout [UInt32]) {
    for index in 0..<16 { block[index] = words[start + index] }
    for index in 16..<64 {
      let (early, late) = (block[index - 15], block[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      block[index] = block[index - 16] &+ first &+ block[index - 7] &+ second
    }
  }

  private static func compress(_ block: [UInt32], into state: inout [UInt32]) {
    var v = state
    for index in 0..<64 {
      let choice = v[4] & v[5] ^ ~v[4] & v[6]
      let first =
        v[7] &+ (rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)) &+ choice &+ cubeRoots[index]
        &+ block[index]
      let majority = v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]
      let second = (rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)) &+ majority
      v = [first &+ second, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] = state[index] &+ v[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let primes: [UInt64] = {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes
  }()

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let squareRoots = primes.prefix(8).map { root(of: $0, power: 2) }
  /// Those of the cube roots of the first 64.
  private static let cubeRoots = primes.map { root(of: $0, power: 3) }

  /// The largest number whose power is not above the prime, in units of 2^-32; exact, bit by bit.
  private static func root(of prime: UInt64, power: Int) -> UInt32 {
    var root: UInt64 = 0
    for bit in stride(from: UInt64(36), through: 0, by: -1) {
      let candidate = root | 1 << bit
      if isPower(of: candidate, power, atMost: prime) { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static func isPower(of candidate: UInt64, _ power: Int, atMost prime: UInt64) -> Bool {
    let square = candidate.multipliedFullWidth(by: candidate)
    if power == 2 { return square.high < prime }
    // candidate^3 < prime * 2^96: the square's high and low words are multiplied apart.
    let low = square.low.multipliedFullWidth(by: candidate)
    let high = square.high.multipliedFullWidth(by: candidate)
    let (middle, carry) = high.low.addingReportingOverflow(low.high)
    let top = high.high &+ (carry ? 1 : 0)
    return top == 0 && middle < prime << 32
  }
}
