@_exported import Foundation

/// The system's notifications. Requests are kept and none is shown. The permission is undetermined, and a request is denied.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  open class func current() -> UNUserNotificationCenter { center }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  open func add(_ request: UNNotificationRequest) async throws { lock.withLock { requests.append(request) } }
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock { requests.append(request) }
    completion?(nil)
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { requests }) }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func setBadgeCount(_ count: Int) async throws {}
  open func setBadgeCount(_ count: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil) {
    handler?(nil)
  }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var badge: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 1) }
  public static var sound: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 2) }
  public static var alert: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 4) }
  public static var criticalAlert: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 16) }
  public static var providesAppNotificationSettings: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 32) }
  public static var provisional: UNAuthorizationOptions { UNAuthorizationOptions(rawValue: 64) }
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var badge: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 1) }
  public static var sound: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 2) }
  public static var alert: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 4) }
  public static var list: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 8) }
  public static var banner: UNNotificationPresentationOptions { UNNotificationPresentationOptions(rawValue: 16) }
}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var alertSetting: UNNotificationSetting { .disabled }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
}
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  open var relevanceScore = 0.0
}
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
  private override init() {}
  public init(named name: UNNotificationSoundName) {}
}
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public init(dateMatching components: DateComponents, repeats: Bool) {}
}

open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}
