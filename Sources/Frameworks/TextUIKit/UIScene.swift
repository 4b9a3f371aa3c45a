// Scenes and windows. A frame has none, and the system creates none.

open class UIScene: UIResponder {
  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.session = session }

  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
  open class OpenURLOptions: NSObject {}

  nonisolated private static func name(_ event: String) -> Notification.Name { .init("UIScene\(event)Notification") }
  nonisolated public static var willConnectNotification: Notification.Name { name("WillConnect") }
  nonisolated public static var didActivateNotification: Notification.Name { name("DidActivate") }
  nonisolated public static var willDeactivateNotification: Notification.Name { name("WillDeactivate") }
  nonisolated public static var willEnterForegroundNotification: Notification.Name { name("WillEnterForeground") }
  nonisolated public static var didEnterBackgroundNotification: Notification.Name { name("DidEnterBackground") }
}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var coordinateSpace: UIScreen { .main }
  open var traitCollection: UITraitCollection { .current }
  open var statusBarManager: UIStatusBarManager? { nil }
}

@preconcurrency @MainActor open class UIStatusBarManager: NSObject { open var statusBarFrame: CGRect { .zero } }

@preconcurrency @MainActor open class UISceneSession: NSObject {
  public let role: Role
  public let persistentIdentifier: String
  open var userInfo: [String: Any]?
  open var scene: UIScene? { nil }
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }

  init(role: Role, identifier: String) { (self.role, persistentIdentifier) = (role, identifier) }

  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var windowApplication: Role { Role(rawValue: "UIWindowSceneSessionRoleApplication") }
  }
}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
