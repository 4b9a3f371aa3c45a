// An index that finds nothing.
import Foundation
import SwiftUI
import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public final class CSSearchableItemAttributeSet: NSObject {
  public init(itemContentType: String = "") {}
  public init(contentType: UTType) {}
  public var contentType: String?
  public var domainIdentifier: String?
  public var displayName: String?
  public var keywords: [String]?
  public var url: URL?
  public var contentURL: URL?
  public var alternateNames: [String]?
  public var title: String?
  public var contentDescription: String?
  public var identifier: String?
  public var thumbnailURL: URL?
  public var thumbnailData: Data?
}
public final class CSSearchableItem: NSObject {
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {}
}
public final class CSSearchableIndex: NSObject, @unchecked Sendable {
  public class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  public func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: ((Error?) -> Void)? = nil) {}
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  public func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
  public func deleteAllSearchableItems(completionHandler: (@Sendable (Error?) -> Void)? = nil) {}
}

public let CSSearchQueryString = "kCSSearchQueryString"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
extension NSUserActivity {
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { nil }
    set {}
  }
}
