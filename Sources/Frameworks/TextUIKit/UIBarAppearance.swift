/// How a bar looks. Text shows a bar's content, not its ground.
open class UIBarAppearance: NSObject {
  public override init() {}
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithOpaqueBackground() {}
  open func configureWithDefaultBackground() {}
  open func configureWithTransparentBackground() {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset()
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

open class UITabBarAppearance: UIBarAppearance {
  public let stackedLayoutAppearance = UITabBarItemAppearance()
  public let inlineLayoutAppearance = UITabBarItemAppearance()
  public let compactInlineLayoutAppearance = UITabBarItemAppearance()
}

open class UITabBarItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
}

open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
}

open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  open class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UIBarButtonItem { UIBarButtonItem() }
}
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open class func appearance() -> UITabBarItem { UITabBarItem() }
}
