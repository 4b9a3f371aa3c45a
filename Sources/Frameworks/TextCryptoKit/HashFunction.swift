@_exported import Foundation

/// The result of a hash function: a sequence of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  static var byteCount: Int { get }
}

extension Digest {
  public var description: String { "\(String(describing: Self.self).dropLast("Digest".count)) digest: \(hex)" }
  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool { digest.elementsEqual(data) }
  public static func != <D: DataProtocol>(digest: Self, data: D) -> Bool { !(digest == data) }
}

/// A value that keeps its bytes in an array.
protocol Bytes: ContiguousBytes, Sequence where Element == UInt8 { var bytes: [UInt8] { get } }

extension Bytes {
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// An algorithm that computes a digest of bytes. The results are those of Apple's framework.
public protocol HashFunction: Sendable {
  associatedtype Digest: TextCryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static var byteCount: Int { Digest.byteCount }
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The state of a hash function that reads blocks of 16 words.
struct BlockHash<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  typealias Compress = @Sendable (_ block: [Word], _ state: inout [Word]) -> Void
  private var state: [Word]
  private var rest: [UInt8] = []
  private var count = 0
  private let isLittleEndian: Bool
  private let compress: Compress
  private var blockByteCount: Int { 16 * MemoryLayout<Word>.size }

  init(_ state: [Word], isLittleEndian: Bool = false, compress: @escaping Compress) {
    (self.state, self.isLittleEndian, self.compress) = (state, isLittleEndian, compress)
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += bytes.count
    rest += bytes
    let end = rest.count - rest.count % blockByteCount
    for start in stride(from: 0, to: end, by: blockByteCount) {
      compress(rest.withUnsafeBytes { words(in: $0, at: start) }, &state)
    }
    rest.removeFirst(end)
  }

  func finalize() -> [UInt8] {
    var (copy, size) = (self, MemoryLayout<Word>.size)
    let zeros = (2 * blockByteCount - 1 - 2 * size - rest.count) % blockByteCount
    let length = (0..<2 * size).map { $0 < 8 ? UInt8(truncatingIfNeeded: UInt64(8 * count) >> UInt64(8 * $0)) : 0 }
    let end: [UInt8] = [0x80] + Array(repeating: 0, count: zeros) + (isLittleEndian ? length : length.reversed())
    end.withUnsafeBytes { copy.update($0) }
    return copy.state.flatMap { word in
      withUnsafeBytes(of: isLittleEndian ? word.littleEndian : word.bigEndian) { Array($0) }
    }
  }

  private func words(in bytes: UnsafeRawBufferPointer, at start: Int) -> [Word] {
    (0..<16).map { index in
      let word = bytes.loadUnaligned(fromByteOffset: start + index * MemoryLayout<Word>.size, as: Word.self)
      return isLittleEndian ? Word(littleEndian: word) : Word(bigEndian: word)
    }
  }
}

extension Sequence<UInt8> {
  var hex: String { map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
}
