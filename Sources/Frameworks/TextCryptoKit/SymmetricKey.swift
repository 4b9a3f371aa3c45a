import Foundation

/// The number of bits of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A secret key. A new key has random bytes, which are the same in each run of a frame.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { 8 * bytes.count }
  public init(size: SymmetricKeySize) { bytes = .random(count: size.bitCount / 8) }
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The reason why an operation failed.
public enum CryptoKitError: Error, LocalizedError, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure, invalidParameter
  case underlyingCoreCryptoError(error: Int32)
  public var errorDescription: String? { "CryptoKit: \(self)" }
}

extension [UInt8] {
  static func random(count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255) } }
}
