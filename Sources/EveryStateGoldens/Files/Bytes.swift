#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Test runs are debug builds, where the library's generic algorithms take a hundred times as long for a byte as the
// system's own calls.
extension [UInt8] {
  /// The offset of the first `byte`.
  func offset(of byte: UInt8) -> Int? {
    withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, let found = memchr(base, Int32(byte), buffer.count) else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// Whether the bytes are `other`'s, one by one.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { left in
      other.withUnsafeBytes { right in left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0 }
    }
  }

  /// A fingerprint, to tell whether a file is still the one that a report speaks of: 64 bits that any change is very likely to
  /// change (FNV-1a over words of eight bytes, in two lanes), and the length. No protection against anybody's intent.
  var digest: String {
    // Two words at a time, each with a hash of its own: multiplications wait for one another only within a hash.
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    withUnsafeBytes { buffer in
      var offset = 0
      while offset + 16 <= buffer.count {
        let left = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let right = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
        first = (first ^ left) &* 0x100_0000_01B3
        first ^= first >> 32
        second = (second ^ right) &* 0x100_0000_01B3
        second ^= second >> 32
        offset += 16
      }
      while offset < buffer.count {
        first = (first ^ UInt64(buffer[offset])) &* 0x100_0000_01B3
        first ^= first >> 32
        offset += 1
      }
    }
    let hash = (first ^ (second >> 29)) &* 0x100_0000_01B3 ^ second
    let digits = String(unsafeUninitializedCapacity: 16) { text in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> (60 - 4 * UInt64(index))) & 15
        text[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
      }
      return 16
    }
    return digits + "-" + String(count)
  }
}

extension Substring.UTF8View {
  /// Whether the bytes are `other`'s, one by one.
  func isSame(as other: Substring.UTF8View) -> Bool {
    let isSame = withContiguousStorageIfAvailable { left in
      other.withContiguousStorageIfAvailable { right in
        left.count == right.count && (left.isEmpty || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0)
      }
    }
    return (isSame ?? nil) ?? elementsEqual(other)
  }
}
