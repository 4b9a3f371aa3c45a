import Foundation

/// A request that fails with an error that names it. Its result block receives the error, or else its completion block.
open class CKOperation: Operation, @unchecked Sendable {
  public typealias _Each<ID, Value> = (ID, Result<Value, any Error>) -> Void
  public typealias _End<Value> = (Result<Value, any Error>) -> Void
  private static let queue = OperationQueue()
  public var configuration: Configuration! = Configuration()
  open class Configuration: NSObject, @unchecked Sendable {
    public var allowsCellularAccess = true, isLongLived = false, qualityOfService = QualityOfService.default
  }
  /// Runs at once, or after the operations that it depends on.
  func run() { isReady ? start() : Self.queue.addOperation(self) }
  func fail<Value>(_ request: String, _ end: _End<Value>?, or completion: (CKError) -> Void?) {
    let error = CKError(asked: request)
    if let end { end(.failure(error)) } else { _ = completion(error) }
  }
}
open class CKDatabaseOperation: CKOperation, @unchecked Sendable { public var database: CKDatabase? }

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject, @unchecked Sendable { override init() {} }
  public static let maximumResults = 0
  public var query: CKQuery?, cursor: Cursor?, zoneID: CKRecordZone.ID?, desiredKeys: [CKRecord.FieldKey]?
  public var resultsLimit = maximumResults
  public var recordFetchedBlock: ((CKRecord) -> Void)?, recordMatchedBlock: _Each<CKRecord.ID, CKRecord>?
  public var queryResultBlock: _End<Cursor?>?, queryCompletionBlock: CKDatabase._Done<Cursor>?
  public init(query: CKQuery? = nil) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }
  open override func main() { fail("for records", queryResultBlock) { queryCompletionBlock?(nil, $0) } }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  public var recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?
  public var savePolicy = RecordSavePolicy.ifServerRecordUnchanged, isAtomic = true
  public var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  public var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  public var perRecordSaveBlock: _Each<CKRecord.ID, CKRecord>?, perRecordDeleteBlock: _Each<CKRecord.ID, Void>?
  public var modifyRecordsResultBlock: _End<Void>?
  public var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete ids: [CKRecord.ID]? = nil) {
    (recordsToSave, recordIDsToDelete) = (records, ids)
  }
  open override func main() {
    fail("to save records", modifyRecordsResultBlock) { modifyRecordsCompletionBlock?(nil, nil, $0) }
  }
}
