import Foundation

// Nobody is signed in to a cloud: an app takes the path that it takes on a phone without one.
extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.fileNoSuchFile)
  }
  /// No group of apps shares a folder here.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}
