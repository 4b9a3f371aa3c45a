import TextUI

/// The app as a whole. Leaving the app is recorded, as for a link. Actions of the system do nothing.
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var supportsAlternateIcons: Bool { true }
  open private(set) var alternateIconName: String?
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var statusBarFrame: CGRect { .zero }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// A frame has no window.
  open var connectedScenes: Set<UIScene> { [] }
  open var openSessions: Set<UISceneSession> { [] }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }

  /// Sends a message to the field that the user types in: `UIResponder.resignFirstResponder` takes its focus. Nothing else is sent.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard target == nil, action.name.hasSuffix("resignFirstResponder") else { return false }
    PresentScreen.resign()
    return true
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme == "http" || url.scheme == "https" }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    PresentScreen.leave()
    completionHandler?(true)
  }
  @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    PresentScreen.leave()
    return true
  }
  open func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    alternateIconName = name
    completionHandler?(nil)
  }
  open func setAlternateIconName(_ name: String?) async throws { alternateIconName = name }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)?) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func requestSceneSessionRefresh(_ session: UISceneSession) {}
  open func endEditing(_ force: Bool) {}
  open func beginReceivingRemoteControlEvents() {}

  public enum State: Int, Sendable { case active, inactive, background }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var url: LaunchOptionsKey { LaunchOptionsKey(rawValue: "url") }
    public static var shortcutItem: LaunchOptionsKey { LaunchOptionsKey(rawValue: "shortcutItem") }
    public static var remoteNotification: LaunchOptionsKey { LaunchOptionsKey(rawValue: "remoteNotification") }
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var sourceApplication: OpenURLOptionsKey { OpenURLOptionsKey(rawValue: "sourceApplication") }
    public static var annotation: OpenURLOptionsKey { OpenURLOptionsKey(rawValue: "annotation") }
    public static var openInPlace: OpenURLOptionsKey { OpenURLOptionsKey(rawValue: "openInPlace") }
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var universalLinksOnly: OpenExternalURLOptionsKey { .init(rawValue: "universalLinksOnly") }
  }

  nonisolated public static var openSettingsURLString: String { "app-settings:" }
  nonisolated public static var openNotificationSettingsURLString: String { "app-settings:notifications" }
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  // The app's notifications. A test posts them itself.
  nonisolated private static func name(_ event: String) -> Notification.Name {
    .init("UIApplication\(event)Notification")
  }
  nonisolated public static var didFinishLaunchingNotification: Notification.Name { name("DidFinishLaunching") }
  nonisolated public static var didBecomeActiveNotification: Notification.Name { name("DidBecomeActive") }
  nonisolated public static var willResignActiveNotification: Notification.Name { name("WillResignActive") }
  nonisolated public static var didEnterBackgroundNotification: Notification.Name { name("DidEnterBackground") }
  nonisolated public static var willEnterForegroundNotification: Notification.Name { name("WillEnterForeground") }
  nonisolated public static var willTerminateNotification: Notification.Name { name("WillTerminate") }
  nonisolated public static var didReceiveMemoryWarningNotification: Notification.Name {
    name("DidReceiveMemoryWarning")
  }
  nonisolated public static var significantTimeChangeNotification: Notification.Name { name("SignificantTimeChange") }
  nonisolated public static var userDidTakeScreenshotNotification: Notification.Name { name("UserDidTakeScreenshot") }
  nonisolated public static var protectedDataDidBecomeAvailableNotification: Notification.Name {
    name("ProtectedDataDidBecomeAvailable")
  }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var invalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 0) }
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var large: UIContentSizeCategory { UIContentSizeCategory(rawValue: "large") }
  public static var didChangeNotification: Notification.Name { .init("UIContentSizeCategoryDidChangeNotification") }
}

/// A quick action of the app's icon.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.icon, self.userInfo) = (type, icon, userInfo)
    (self.localizedTitle, self.localizedSubtitle) = (localizedTitle, localizedSubtitle)
  }
}

open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
  public init(type: IconType) {}

  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
      cloud
    case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }
}

/// An app's delegate. A frame does not start the app, so none of its methods is called.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// Prints that no screen exists to run on, and exits.
  public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self) has no screen to run on here. Draw its views in tests: see EveryState's README.\n".utf8))
    exit(1)
  }
}

/// The app's delegate. The system makes it as the app starts, which a frame does not do.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  public var wrappedValue: DelegateType {
    fatalError(
      "A frame does not start the app, so no \(DelegateType.self) exists. Pass views what they need of it in their initialisers."
    )
  }
}
