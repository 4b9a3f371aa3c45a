import Foundation

/// An app's databases, which are out of reach: a frame has no iCloud account.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let main = CKContainer()
  public private(set) var containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase(.public), privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)
  override init() {}
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  public class func `default`() -> CKContainer { main }
  public func database(with scope: CKDatabase.Scope) -> CKDatabase {
    scope == .public ? publicCloudDatabase : scope == .private ? privateCloudDatabase : sharedCloudDatabase
  }
  public func add(_ operation: CKOperation) { operation.run() }
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  public func accountStatus(completionHandler done: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    done(.noAccount, nil)
  }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(asked: "for the user") }
  public func fetchUserRecordID(completionHandler done: @escaping CKDatabase._Done<CKRecord.ID>) {
    done(nil, CKError(asked: "for the user"))
  }
  @discardableResult public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError(asked: "for a share")
  }
}

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
extension Notification.Name { public static let CKAccountChanged = Notification.Name("CKAccountChanged") }
