@_exported import Foundation

public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A record with the fields that an app sets. No service has saved it, so that it has no dates, no users and no change tag.
open class CKRecord: NSObject, CKRecordKeyValueSetting, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  public enum SystemType { public static let userRecord = "Users", share = "cloudkit.share" }
  public enum SystemFieldKey { public static let parent = "parent", share = "share" }
  public let recordType: RecordType, recordID: ID
  public var parent: Reference?
  public internal(set) var share: Reference?
  public let creationDate: Date? = nil, modificationDate: Date? = nil, recordChangeTag: String? = nil
  public let creatorUserRecordID: ID? = nil, lastModifiedUserRecordID: ID? = nil
  private var fields: [FieldKey: any __CKRecordObjCValue] = [:]
  private lazy var encrypted = CKRecord(recordType: recordType, recordID: recordID)
  public var encryptedValues: any CKRecordKeyValueSetting & Sendable { encrypted }

  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }

  public func object(forKey key: FieldKey) -> (any __CKRecordObjCValue)? { fields[key] }
  /// A number can be read as each type of numbers, as on Apple's systems.
  public func setObject(_ object: (any __CKRecordObjCValue)?, forKey key: FieldKey) {
    fields[key] =
      switch object {
      case let flag as Bool: NSNumber(value: flag)
      case let number as any BinaryInteger: NSNumber(value: Int64(number))
      case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
      default: object
      }
  }
  public func value(forKey key: String) -> Any? { fields[key] }
  public func setValue(_ value: Any?, forKey key: String) { setObject(value as? any __CKRecordObjCValue, forKey: key) }
  public func allKeys() -> [FieldKey] { fields.keys.sorted() }
  public func changedKeys() -> [FieldKey] { allKeys() }
  public func setParent(_ record: CKRecord?) { parent = record.map { Reference(record: $0, action: .none) } }

  /// The name of a record in a zone.
  public class ID: NSObject, @unchecked Sendable {
    public let recordName: String, zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    public override var hash: Int { recordName.hashValue }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
  }
  /// A record's link to another record.
  public class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID, action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
}

/// A file that belongs to a record.
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A group of records.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public let zoneID: ID
  public init(zoneID: ID) { self.zoneID = zoneID }
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  public class ID: NSObject, @unchecked Sendable {
    public static let defaultZoneName = "_defaultZone", `default` = ID()
    public let zoneName, ownerName: String
    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public override var hash: Int { zoneName.hashValue }
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
  }
}

/// A search for records of a type.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType, predicate: NSPredicate
  public var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
