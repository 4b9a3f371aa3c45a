@_exported import TextFoundation
import TextUI
@_exported import TextUniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery", CSSearchQueryString = "kCSSearchQueryString"

/// Accepts items and keeps none: each change succeeds.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  public typealias _Handler = ((any Error)?) -> Void
  private static let main = CSSearchableIndex(name: "")
  public init(name: String) {}
  public class func `default`() -> CSSearchableIndex { main }
  public class func isIndexingAvailable() -> Bool { true }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler done: _Handler? = nil) { done?(nil) }
  open func deleteSearchableItems(withIdentifiers ids: [String]) async throws {}
  open func deleteSearchableItems(withIdentifiers ids: [String], completionHandler done: _Handler? = nil) { done?(nil) }
  open func deleteSearchableItems(withDomainIdentifiers ids: [String]) async throws {}
  open func deleteSearchableItems(withDomainIdentifiers ids: [String], completionHandler done: _Handler? = nil) {
    done?(nil)
  }
  open func deleteAllSearchableItems() async throws {}
  open func deleteAllSearchableItems(completionHandler done: _Handler? = nil) { done?(nil) }
}

/// An item to find, as the app describes it.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  public var uniqueIdentifier: String, domainIdentifier: String?, expirationDate: Date!
  public var attributeSet: CSSearchableItemAttributeSet
  public init(uniqueIdentifier id: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    (uniqueIdentifier, self.domainIdentifier) = (id ?? UUID().uuidString, domainIdentifier)
    self.attributeSet = attributeSet
  }
}
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public var title, displayName, contentDescription, identifier, relatedUniqueIdentifier, kind, subject: String?
  public var textContent, comment, creator, path, album, artist, genre, city, country, namedLocation: String?
  public var contentType, domainIdentifier, containerTitle, containerDisplayName, accountIdentifier: String?
  public var keywords, alternateNames, authorNames, emailAddresses, phoneNumbers, languages: [String]?
  public var thumbnailData: Data?, thumbnailURL, contentURL, url: URL?
  public var contentCreationDate, contentModificationDate, addedDate, lastUsedDate, startDate, endDate, dueDate: Date?
  public var rating, duration, rankingHint, latitude, longitude, supportsPhoneCall, supportsNavigation: NSNumber?
  public init(contentType: UTType = .item) { self.contentType = contentType.identifier }
  public init(itemContentType: String) { contentType = itemContentType }
}
extension NSUserActivity {
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { _contentAttributeSet as? CSSearchableItemAttributeSet }
    set { _contentAttributeSet = newValue }
  }
}
