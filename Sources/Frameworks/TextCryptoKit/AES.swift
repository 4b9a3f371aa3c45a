import Foundation

/// The Advanced Encryption Standard.
public enum AES {
  /// AES in Galois/Counter Mode, which also proves that a message is unchanged.
  public enum GCM {
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating data: AuthenticatedData = Data()
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let counter = try Counter(key, nonce)
      let text = counter.applied(to: Array(message))
      return try SealedBox(nonce: nonce, ciphertext: text, tag: counter.tag(of: text, Array(data)))
    }
    public static func open<AuthenticatedData: DataProtocol>(
      _ box: SealedBox, using key: SymmetricKey, authenticating data: AuthenticatedData = Data()
    ) throws -> Data {
      let (counter, text) = (try Counter(key, box.nonce), Array(box.ciphertext))
      if counter.tag(of: text, Array(data)) != Array(box.tag) { throw CryptoKitError.authenticationFailure }
      return Data(counter.applied(to: text))
    }

    /// A value that is used for one message only.
    public struct Nonce: Bytes, Sendable {
      let bytes: [UInt8]
      public init() { bytes = .random(count: 12) }
      public init<D: DataProtocol>(data: D) throws {
        if data.count < 12 { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
    }

    /// An encrypted message.
    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data
      /// Nonce, text and tag; nil if the nonce does not have 12 bytes.
      public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        if tag.count != 16 { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
      }
      public init<D: DataProtocol>(combined: D) throws {
        if combined.count < 28 { throw CryptoKitError.incorrectParameterSize }
        let bytes = Array(combined)
        try self.init(
          nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<bytes.count - 16], tag: bytes.suffix(16))
      }
    }
  }
}

/// The counter mode of one key and nonce.
private struct Counter {
  private let cipher: BlockCipher
  private let subkey: UInt128
  private let start: UInt128

  init(_ key: SymmetricKey, _ nonce: AES.GCM.Nonce) throws {
    guard [16, 24, 32].contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
    cipher = BlockCipher(key.bytes)
    subkey = UInt128(block: cipher.encrypted(Array(repeating: 0, count: 16))[...])
    start =
      nonce.bytes.count == 12
      ? UInt128(block: (nonce.bytes + [0, 0, 0, 1])[...]) : Self.hash([], nonce.bytes, subkey)
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 16).flatMap { index in
      let number = UInt32(truncatingIfNeeded: start) &+ UInt32(index / 16 + 1)
      let stream = cipher.encrypted(((start & ~0xffff_ffff) | UInt128(number)).block)
      return zip(bytes[index...], stream).map { $0 ^ $1 }
    }
  }

  func tag(of text: [UInt8], _ data: [UInt8]) -> [UInt8] {
    (Self.hash(data, text, subkey) ^ UInt128(block: cipher.encrypted(start.block)[...])).block
  }

  /// GHASH: a polynomial of the blocks in a field of 128 bits.
  private static func hash(_ data: [UInt8], _ text: [UInt8], _ subkey: UInt128) -> UInt128 {
    var hash: UInt128 = 0
    for bytes in [data, text] {
      for index in stride(from: 0, to: bytes.count, by: 16) {
        hash = product(hash ^ UInt128(block: bytes[index..<min(index + 16, bytes.count)]), subkey)
      }
    }
    return product(hash ^ (UInt128(8 * data.count) << 64 | UInt128(8 * text.count)), subkey)
  }

  private static func product(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (product, factor): (UInt128, UInt128) = (0, b)
    for bit in stride(from: 127, through: 0, by: -1) {
      if a &>> UInt128(bit) & 1 == 1 { product ^= factor }
      factor = factor &>> 1 ^ (factor & 1 == 1 ? 0xe1 << 120 : 0)
    }
    return product
  }
}

extension UInt128 {
  /// Reads up to 16 bytes; missing ones are zero.
  fileprivate init(block: ArraySlice<UInt8>) {
    self = block.reduce(0) { $0 << 8 | UInt128($1) } << UInt128(8 * (16 - block.count))
  }
  fileprivate var block: [UInt8] {
    (0..<16).map { UInt8(truncatingIfNeeded: self >> UInt128(120 - 8 * $0)) }
  }
}

/// AES of one block of 16 bytes.
private struct BlockCipher {
  private let keys: [[UInt8]]
  private static let substitutes: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    var (value, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      value ^= doubled(value)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 9 }
      table[Int(value)] = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) } ^ 0x63
    } while value != 1
    return table
  }()

  init(_ key: [UInt8]) {
    let count = key.count / 4
    var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    var constant: UInt8 = 1
    for index in count..<4 * (count + 7) {
      var word = words[index - 1]
      if index % count == 0 {
        word = [word[1], word[2], word[3], word[0]].map(Self.substituted)
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if count > 6 && index % count == 4 {
        word = word.map(Self.substituted)
      }
      words.append(zip(words[index - count], word).map { $0 ^ $1 })
    }
    keys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  func encrypted(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, keys[0]).map { $0 ^ $1 }
    for round in 1..<keys.count {
      let shifted = (0..<16).map { Self.substituted(state[($0 + 4 * ($0 % 4)) % 16]) }
      state = round == keys.count - 1 ? shifted : Self.mixed(shifted)
      for index in 0..<16 { state[index] ^= keys[round][index] }
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      func at(_ row: Int) -> UInt8 { state[index / 4 * 4 + (index + row) % 4] }
      return doubled(at(0)) ^ doubled(at(1)) ^ at(1) ^ at(2) ^ at(3)
    }
  }
  private static func substituted(_ byte: UInt8) -> UInt8 { substitutes[Int(byte)] }
  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }
}
