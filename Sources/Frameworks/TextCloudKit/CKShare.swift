import Foundation

/// Records to share with others. No service has saved it, so that it has no address and no participants but its owner.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  public enum ParticipantRole: Int, Sendable { case unknown, owner, privateUser = 3, publicUser }
  public enum SystemFieldKey { public static let title = "cloudkit.title", shareType = "cloudkit.type" }
  public var publicPermission = ParticipantPermission.none
  public let owner = Participant(), url: URL? = nil
  public var participants: [Participant] { [owner] }
  public var currentUserParticipant: Participant? { owner }
  public init(rootRecord: CKRecord, shareID: CKRecord.ID = ID()) {
    super.init(recordType: SystemType.share, recordID: shareID)
    rootRecord.share = Reference(recordID: shareID, action: .none)
  }

  open class Participant: NSObject, @unchecked Sendable {
    public var role = ParticipantRole.owner, permission = ParticipantPermission.readWrite
  }
  /// A share that the user has opened. In a frame, no user opens one.
  open class Metadata: NSObject, @unchecked Sendable {
    public let share: CKShare
    init(_ share: CKShare) { self.share = share }
  }
}
