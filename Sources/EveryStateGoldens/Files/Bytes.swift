// Test runs are debug builds, where the library's generic algorithms take a hundred times as long as the system's calls.
extension [UInt8] {
  func offset(of byte: UInt8) -> Int? { withUnsafeBytes { $0.offset(of: byte) } }

  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0 }
    }
  }

  package var digest: String { withUnsafeBytes(\.digest) }
}

extension UnsafeRawBufferPointer {
  func offset(of byte: UInt8) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// A fingerprint of 60 bits (FNV-1a over words of eight bytes, in four lanes). It does not protect against intent.
  var digest: String {
    // Four words at a time with separate hashes: multiplications wait for one another only within a hash.
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    var (third, fourth): (UInt64, UInt64) = (0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB)
    func word(_ offset: Int) -> UInt64 { UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
    var offset = 0
    while offset + 32 <= count {
      first.mix(word(offset))
      second.mix(word(offset + 8))
      third.mix(word(offset + 16))
      fourth.mix(word(offset + 24))
      offset += 32
    }
    while offset < count {
      first.mix(UInt64(self[offset]))
      offset += 1
    }
    first.mix(second)
    first.mix(third)
    first.mix(fourth)
    first.mix(UInt64(count))
    // Fifteen digits fit into a string that needs no memory of its own.
    return String(unsafeUninitializedCapacity: 15) { text in
      for index in 0..<15 {
        let digit = UInt8(truncatingIfNeeded: first >> (60 - 4 * UInt64(index))) & 15
        text[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
      }
      return 15
    }
  }
}

extension UInt64 {
  /// One step of FNV-1a, and a shift that lets the upper bits reach the lower ones.
  fileprivate mutating func mix(_ value: UInt64) {
    self = (self ^ value) &* 0x100_0000_01B3
    self ^= self >> 32
  }
}

extension Substring.UTF8View {
  func isSame(as other: Substring.UTF8View) -> Bool {
    let isSame = withContiguousStorageIfAvailable { left in
      other.withContiguousStorageIfAvailable { right in
        left.count == right.count && (left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0)
      }
    }
    return (isSame ?? nil) ?? elementsEqual(other)
  }
}
