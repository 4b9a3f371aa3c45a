import Foundation

/// A database out of reach. Each request fails, and its error names the request.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public typealias _Each<ID, Value> = [ID: Result<Value, any Error>] where ID: Hashable
  public typealias _Done<Value> = (Value?, (any Error)?) -> Void
  public typealias _Match = (CKRecord.ID, Result<CKRecord, any Error>)
  public typealias _Found = (matchResults: [_Match], queryCursor: CKQueryOperation.Cursor?)
  private let records = CKError(asked: "for records"), zones = CKError(asked: "for record zones")
  private let saving = CKError(asked: "to save records"), deleting = CKError(asked: "to delete records")
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }
  public func add(_ operation: CKDatabaseOperation) { operation.run() }

  public func record(for id: CKRecord.ID) async throws -> CKRecord { throw records }
  public func fetch(withRecordID id: CKRecord.ID, completionHandler done: @escaping _Done<CKRecord>) {
    done(nil, records)
  }
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> _Each<CKRecord.ID, CKRecord> { throw records }
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> _Found { throw records }
  public func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> _Found { throw records }
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler done: @escaping CKOperation._End<_Found>
  ) { done(.failure(records)) }
  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler done: @escaping _Done<[CKRecord]>
  ) { done(nil, records) }
  @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord { throw saving }
  public func save(_ record: CKRecord, completionHandler done: @escaping _Done<CKRecord>) { done(nil, saving) }
  @discardableResult public func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID { throw deleting }
  public func delete(withRecordID id: CKRecord.ID, completionHandler done: @escaping _Done<CKRecord.ID>) {
    done(nil, deleting)
  }
  @discardableResult public func modifyRecords(
    saving records: [CKRecord], deleting ids: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (saveResults: _Each<CKRecord.ID, CKRecord>, deleteResults: _Each<CKRecord.ID, Void>) {
    throw saving
  }

  public func allRecordZones() async throws -> [CKRecordZone] { throw zones }
  public func recordZone(for id: CKRecordZone.ID) async throws -> CKRecordZone { throw zones }
  public func fetchAllRecordZones(completionHandler done: @escaping _Done<[CKRecordZone]>) { done(nil, zones) }
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw zones }
  public func save(_ zone: CKRecordZone, completionHandler done: @escaping _Done<CKRecordZone>) { done(nil, zones) }
  @discardableResult public func deleteRecordZone(withID id: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw zones
  }
}
