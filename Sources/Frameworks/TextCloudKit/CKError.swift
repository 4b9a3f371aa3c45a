import Foundation

public let CKErrorDomain = "CKErrorDomain", CKErrorRetryAfterKey = "CKErrorRetryAfter"

/// The reason why a request failed. A frame has no account: each request fails with `notAuthenticated`, and its description names it.
public struct CKError: _BridgedStoredNSError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CKErrorDomain }
  init(asked request: String) {
    let description = "CloudKit was asked \(request); stub it in the world."
    self.init(.notAuthenticated, userInfo: [NSLocalizedDescriptionKey: description])
  }
  public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo["CKPartialErrors"] as? [AnyHashable: any Error]
  }
  public var serverRecord: CKRecord? { userInfo["ServerRecord"] as? CKRecord }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CKError
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
    case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
    case assetNotAvailable, accountTemporarilyUnavailable
  }
  public static let partialFailure = Code.partialFailure, networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure, notAuthenticated = Code.notAuthenticated
  public static let unknownItem = Code.unknownItem, serverRecordChanged = Code.serverRecordChanged
}
