// Digests that say nothing.
@_exported import Foundation
@_exported import Security

public struct SHA256Digest: Sequence { public func makeIterator() -> [UInt8].Iterator { [UInt8]().makeIterator() } }
public enum SHA256 { public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() } }
public enum Insecure {
  public struct MD5 {
    public init() {}
    public mutating func update<D: DataProtocol>(data: D) {}
    public func finalize() -> SHA256Digest { SHA256Digest() }
    public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() }
  }
}
