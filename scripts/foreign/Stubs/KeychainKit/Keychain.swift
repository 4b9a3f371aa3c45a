// A keychain that has nothing.
import Foundation

public struct Keychain: Sendable {
  public enum KeychainError: Error { case encodingFailed, decodingFailed }
  public let accessGroup: String?
  public init(accessGroup: String? = nil) { self.accessGroup = accessGroup }
  public func setString(_ string: String, for key: String, itemDescription: String? = nil) throws {}
  public func getString(for key: String) throws -> String { throw KeychainError.decodingFailed }
  public func removeContent(for key: String) throws {}
  public func getSavedURLs() throws -> [URL] { [] }
}
