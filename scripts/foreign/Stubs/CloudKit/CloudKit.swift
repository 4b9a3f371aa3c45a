// A cloud where nobody is signed in: nothing is kept, and nothing comes.
import Foundation

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount }
public typealias CKRecordValue = Any
public final class CKContainer: NSObject {
  public static func `default`() -> CKContainer { CKContainer() }
  public init(identifier: String = "") {}
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public func accountStatus(completionHandler: @escaping (CKAccountStatus, Error?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  public func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, Error?) -> Void) { completionHandler(nil, nil) }
}
public final class CKRecord: NSObject {
  public typealias RecordType = String
  public final class ID: NSObject {
    public let recordName: String
    public init(recordName: String) { self.recordName = recordName }
  }
  public enum ReferenceAction: UInt { case none, deleteSelf }
  public final class Reference: NSObject {
    public let recordID: ID
    public init(record: CKRecord, action: ReferenceAction) { recordID = record.recordID }
    public init(recordID: ID, action: ReferenceAction) { self.recordID = recordID }
  }
  public let recordType: RecordType
  public let recordID: ID
  public var creationDate: Date? { nil }
  public var modificationDate: Date? { nil }
  public var creatorUserRecordID: ID? { nil }
  private var values: [String: Any] = [:]
  public init(recordType: RecordType, recordID: ID = ID(recordName: "")) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  public subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
public final class CKAsset: NSObject {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
public final class CKQuery: NSObject {
  public var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {}
}
open class CKSubscription: NSObject {
  public final class NotificationInfo: NSObject {
    public var shouldSendContentAvailable = false
    public var shouldBadge = false
    public var title: String?
    public var titleLocalizationKey: String?
    public var titleLocalizationArgs: [String]?
    public var alertBody: String?
    public var alertLocalizationKey: String?
    public var alertLocalizationArgs: [String]?
    public var soundName: String?
    public var desiredKeys: [String]?
  }
  public var notificationInfo: NotificationInfo?
  public var subscriptionID: String { "" }
}
public final class CKQuerySubscription: CKSubscription {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Self(rawValue: 1)
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    public static let firesOnce = Self(rawValue: 8)
  }
  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
open class CKDatabaseOperation: Operation, @unchecked Sendable {}
public final class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int { case ifServerRecordUnchanged, changedKeys, allKeys }
  public var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  public var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, Error?) -> Void)?
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {}
}
public final class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  public var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, Error?) -> Void)?
  public init(subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [String]? = nil) {}
}
public final class CKDatabase: NSObject {
  public func add(_ operation: CKDatabaseOperation) {}
  public func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, Error?) -> Void) {}
  public func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, Error?) -> Void) {}
  public func fetch(withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord?, Error?) -> Void) {}
  public func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, Error?) -> Void) {}
  public func perform(
    _ query: CKQuery, inZoneWith zone: String?, completionHandler: @escaping ([CKRecord]?, Error?) -> Void
  ) {}
}
public final class CKNotification: NSObject {
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { nil }
  public var subscriptionID: String? { nil }
  public var titleLocalizationKey: String? { nil }
}
