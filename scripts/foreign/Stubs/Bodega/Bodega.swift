// A store that has nothing.
import Foundation

public struct CacheKey: Hashable, Sendable { public init(_ value: String) {} }
public actor SQLiteStorageEngine {
  public static func `default`(appendingPath path: String) -> SQLiteStorageEngine { SQLiteStorageEngine() }
  public func write(_ items: [(CacheKey, Data)]) async throws {}
  public func readAllData() async -> [Data] { [] }
  public func removeAllData() async throws {}
  public func allKeys() async -> [CacheKey] { [] }
}
extension FileManager {
  public struct Directory: Sendable {
    public let url: URL
    public static func defaultStorageDirectory(appendingPath path: String) -> Directory {
      Directory(url: URL.temporaryDirectory.appending(path: path))
    }
  }
}
