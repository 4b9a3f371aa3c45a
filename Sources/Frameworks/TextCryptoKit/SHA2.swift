import Foundation

/// SHA-2 with a digest of 256 bits.
public struct SHA256: HashFunction {
  public static var blockByteCount: Int { 64 }
  private var function = SHA2.function(SHA2.squareRoots.prefix(8).map { UInt32($0 >> 32) })
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: function.finalize()) }
}
public struct SHA256Digest: Digest, Bytes {
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
}

/// SHA-2 with a digest of 384 bits.
public struct SHA384: HashFunction {
  public static var blockByteCount: Int { 128 }
  private var function = SHA2.function(SHA2.squareRoots.suffix(8))
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.update(bufferPointer) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: Array(function.finalize().prefix(48))) }
}
public struct SHA384Digest: Digest, Bytes {
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
}

/// SHA-2 with a digest of 512 bits.
public struct SHA512: HashFunction {
  public static var blockByteCount: Int { 128 }
  private var function = SHA2.function(SHA2.squareRoots.prefix(8))
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { function.update(bufferPointer) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: function.finalize()) }
}
public struct SHA512Digest: Digest, Bytes {
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
}

/// SHA-2's functions, which differ in the size of a word and in their constants.
enum SHA2 {
  static func function(_ state: ArraySlice<UInt64>) -> BlockHash<UInt64> {
    BlockHash(Array(state)) { compress($0, &$1, constants, [1, 8, 7, 19, 61, 6, 28, 34, 39, 14, 18, 41]) }
  }
  static func function(_ state: [UInt32]) -> BlockHash<UInt32> {
    let constants = constants.prefix(64).map { UInt32($0 >> 32) }
    return BlockHash(state) { compress($0, &$1, constants, [7, 18, 3, 17, 19, 10, 2, 13, 22, 6, 11, 25]) }
  }

  private static func compress<Word: FixedWidthInteger & UnsignedInteger>(
    _ block: [Word], _ state: inout [Word], _ constants: [Word], _ turns: [Int]
  ) {
    func turned(_ word: Word, _ count: Int) -> Word { word &>> Word(count) | word &<< Word(Word.bitWidth - count) }
    func mixed(_ word: Word, _ first: Int) -> Word {
      turned(word, turns[first]) ^ turned(word, turns[first + 1]) ^ turned(word, turns[first + 2])
    }
    func scheduled(_ word: Word, _ first: Int) -> Word {
      turned(word, turns[first]) ^ turned(word, turns[first + 1]) ^ word &>> Word(turns[first + 2])
    }
    var words = block
    for index in 16..<constants.count {
      words.append(words[index - 16] &+ scheduled(words[index - 15], 0) &+ words[index - 7])
      words[index] &+= scheduled(words[index - 2], 3)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in constants.indices {
      let choice: Word = (e & f) ^ (~e & g)
      let majority: Word = (a & b) ^ (a & c) ^ (b & c)
      let first: Word = h &+ mixed(e, 9) &+ choice &+ constants[index] &+ words[index]
      let second: Word = mixed(a, 6) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
  }

  /// The first bits behind the point of the square roots of the first 16 primes.
  static let squareRoots: [UInt64] = [
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1, 0x510e527fade682d1,
    0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179, 0xcbbb9d5dc1059ed8, 0x629a292a367cd507,
    0x9159015a3070dd17, 0x152fecd8f70e5939, 0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7,
    0x47b5481dbefa4fa4,
  ]
  /// The first bits behind the point of the cube roots of the first 80 primes.
  private static let constants: [UInt64] = [
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538,
    0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe,
    0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2, 0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235,
    0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5, 0x983e5152ee66dfab,
    0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed,
    0x53380d139d95b3df, 0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218,
    0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8, 0x19a4c116b8d2d0c8, 0x1e376c085141ab53,
    0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373,
    0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c,
    0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6,
    0x113f9804bef90dae, 0x1b710b35131c471b, 0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc,
    0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
  ]
}
