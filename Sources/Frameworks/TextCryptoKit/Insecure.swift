import Foundation

/// Hash functions for compatibility with older systems.
public enum Insecure {
  /// MD5, with a digest of 128 bits.
  public struct MD5: HashFunction {
    public static var blockByteCount: Int { 64 }
    private var function = BlockHash<UInt32>(Insecure.state, isLittleEndian: true, compress: Insecure.md5)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.update(bufferPointer) }
    public func finalize() -> MD5Digest { MD5Digest(bytes: function.finalize()) }
  }
  public struct MD5Digest: Digest, Bytes {
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
  }

  /// SHA-1, with a digest of 160 bits.
  public struct SHA1: HashFunction {
    public static var blockByteCount: Int { 64 }
    private var function = BlockHash<UInt32>(Insecure.state + [0xc3d2_e1f0], compress: Insecure.sha1)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.update(bufferPointer) }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: function.finalize()) }
  }
  public struct SHA1Digest: Digest, Bytes {
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
  }

  fileprivate static var state: [UInt32] { [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476] }

  fileprivate static func md5(_ words: [UInt32], _ state: inout [UInt32]) {
    let turns: [[Int]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for index in 0..<64 {
      let (mixed, word): (UInt32, Int) =
        switch index / 16 {
        case 0: ((b & c) | (~b & d), index)
        case 1: ((d & b) | (~d & c), 5 * index + 1)
        case 2: (b ^ c ^ d, 3 * index + 5)
        default: (c ^ (b | ~d), 7 * index)
        }
      let sine = UInt32(4_294_967_296 * abs(sin(Double(index + 1))))
      let sum: UInt32 = a &+ mixed &+ sine &+ words[word % 16]
      (a, d, c, b) = (d, c, b, b &+ rotated(sum, turns[index / 16][index % 4]))
    }
    state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
  }

  fileprivate static func sha1(_ block: [UInt32], _ state: inout [UInt32]) {
    var words = block
    for index in 16..<80 {
      words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: ((b & c) | (~b & d), 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let sum: UInt32 = rotated(a, 5) &+ mixed &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, rotated(b, 30), a, sum)
    }
    state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
  }

  private static func rotated(_ word: UInt32, _ count: Int) -> UInt32 {
    word &<< UInt32(count) | word &>> UInt32(32 - count)
  }
}
