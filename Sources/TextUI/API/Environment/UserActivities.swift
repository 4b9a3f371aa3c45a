/// What a person does, as the system can hand it on to another device. Foundation has none here.
open class NSUserActivity: NSObject {
  /// The kind of activity, as an app names it: `com.example.reading`.
  public let activityType: String
  /// The activity's name, as a person sees it.
  open var title: String?
  /// What the app needs in order to go on with the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must be handed on.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that a browser opens where the app is not installed.
  open var webpageURL: URL?
  /// The page from which the link was opened.
  open var referrerURL: URL?
  /// Words by which the activity can be found.
  open var keywords: Set<String> = []
  /// A name under which the app can have the activity deleted.
  open var persistentIdentifier: String?
  /// The content by which the system picks a scene.
  open var targetContentIdentifier: String?
  /// When the activity is of no more use.
  open var expirationDate: Date?
  /// Whether another device can go on with the activity. Kept, and read by nobody.
  open var isEligibleForHandoff = true
  /// Whether a search on the device finds the activity. Kept, and read by nobody.
  open var isEligibleForSearch = false
  /// Whether everybody's search finds the activity. Kept, and read by nobody.
  open var isEligibleForPublicIndexing = false
  /// Whether the system suggests the activity. Kept, and read by nobody.
  open var isEligibleForPrediction = false
  /// Whether the app wants to write `userInfo` once more before it is handed on. Kept, and read by nobody.
  open var needsSave = false

  /// An activity of a kind, with nothing else said of it.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to `userInfo`; a new value takes an old one's place.
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
  /// Calls the handler at once: nothing is kept that could be deleted.
  public static func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }
  // There is no system that would take it over.
  /// Does nothing in text. On a device: makes it what the person does at the moment.
  open func becomeCurrent() {}
  /// Does nothing in text. On a device: says that the person does something else now, and may come back to it.
  open func resignCurrent() {}
  /// Does nothing in text. On a device: ends the activity for good.
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
