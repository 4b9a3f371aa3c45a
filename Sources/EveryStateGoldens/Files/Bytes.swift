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
  /// change (FNV-1a over words of eight bytes), and the length. No protection against anybody's intent.
  var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        var word: UInt64 = 0
        if offset + 8 <= buffer.count {
          word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        } else {
          for byte in buffer[offset...].reversed() { word = word << 8 | UInt64(byte) }
        }
        hash = (hash ^ word) &* 0x100_0000_01B3
        hash ^= hash >> 32
        offset += 8
      }
    }
    return String(hash, radix: 16) + "-" + String(count)
  }
}
