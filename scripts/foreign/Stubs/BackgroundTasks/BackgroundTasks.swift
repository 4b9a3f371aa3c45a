// Work that the system never asks for.
import Foundation

open class BGTaskRequest: NSObject {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
public final class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }
}
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()
  public func submit(_ request: BGTaskRequest) throws {}
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
