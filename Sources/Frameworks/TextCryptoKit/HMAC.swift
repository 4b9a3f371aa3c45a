import Foundation

/// A code that proves that the owner of a key wrote a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 { var byteCount: Int { get } }

extension MessageAuthenticationCode {
  public static func == <D: DataProtocol>(code: Self, data: D) -> Bool { code.elementsEqual(data) }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, Bytes {
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
  public var description: String { "HMAC with \(H.self): \(bytes.hex)" }
}

/// Message authentication with a hash function.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>
  private let outer: [UInt8]
  private var inner = H()

  public init(key: SymmetricKey) {
    let short = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    let full = short + Array(repeating: 0, count: H.blockByteCount - short.count)
    outer = full.map { $0 ^ 0x5c }
    inner.update(data: full.map { $0 ^ 0x36 })
  }
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  public func finalize() -> MAC { MAC(bytes: Array(H.hash(data: outer + inner.finalize()))) }

  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ code: C, authenticating data: D, using key: SymmetricKey
  ) -> Bool { code.withUnsafeBytes { Array($0) } == authenticationCode(for: data, using: key).bytes }
}
