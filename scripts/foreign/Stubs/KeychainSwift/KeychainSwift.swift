// A keychain that has nothing.
import Foundation

public class KeychainSwift: @unchecked Sendable {
  public var accessGroup: String?
  public var synchronizable = false
  public var allKeys: [String] { [] }
  public init() {}
  public init(keyPrefix: String) {}
  @discardableResult public func set(_ value: String, forKey key: String, withAccess access: Access? = nil) -> Bool { true }
  @discardableResult public func set(_ value: Data, forKey key: String, withAccess access: Access? = nil) -> Bool { true }
  @discardableResult public func set(_ value: Bool, forKey key: String, withAccess access: Access? = nil) -> Bool { true }
  public func get(_ key: String) -> String? { nil }
  public func getData(_ key: String) -> Data? { nil }
  public func getBool(_ key: String) -> Bool? { nil }
  @discardableResult public func delete(_ key: String) -> Bool { true }
  @discardableResult public func clear() -> Bool { true }
  public enum Access { case accessibleAfterFirstUnlock, accessibleWhenUnlocked }
}
public typealias KeychainSwiftAccessOptions = KeychainSwift.Access
