/// What a person does, as the system can hand it on to another device. Foundation has none here.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open var expirationDate: Date?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var needsSave = false

  public init(activityType: String) { self.activityType = activityType }

  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
  /// Keeps a value as the activity's own.
  public func setTypedPayload<T: Codable>(_ payload: T) throws {
    userInfo = (userInfo ?? [:]).merging(["typedPayload": try JSONEncoder().encode(payload)]) { $1 }
  }
  /// The value that was kept.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
    guard let data = userInfo?["typedPayload"] as? Data else { throw CocoaError(.coderValueNotFound) }
    return try JSONDecoder().decode(type, from: data)
  }
  public static func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }
  // There is no system that would take it over.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The activity of a link that the system opens in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// What the app does when it is handed an activity. All that stand in the tree are told.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      SystemEventHandler {
        if case .activity(let activity) = $0 { activity.activityType == activityType } else { false }
      } with: {
        if case .activity(let activity) = $0 { action(activity) }
        return true
      })
  }
}

// No other device takes anything over from a frame: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: the activity that the view stands for.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Does nothing in text. On a device: the activity that the view stands for while there is an element.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
