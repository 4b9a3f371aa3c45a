import TextUI

/// A UIKit view controller. Presented controllers do not appear on screen.
open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { nil }
  open weak var presentingViewController: UIViewController? { nil }
  open weak var navigationController: UINavigationController? { nil }
  open weak var tabBarController: UITabBarController? { nil }
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }
  open var isViewLoaded: Bool { true }
  open var traitCollection: UITraitCollection { .current }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open var presentationController: UIPresentationController? { nil }
  open var sheetPresentationController: UISheetPresentationController? { nil }

  public init(nibName: String?, bundle: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// A controller of a SwiftUI view, which is drawn if a representable makes the controller.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  open var sizingOptions: UIHostingControllerSizingOptions = []

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  /// Returns the proposed size: the view is not laid out in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

@MainActor protocol HostingController { var root: AnyView { get } }
extension UIHostingController: HostingController { var root: AnyView { AnyView(rootView) } }

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var preferredContentSize: UIHostingControllerSizingOptions { .init(rawValue: 1) }
  public static var intrinsicContentSize: UIHostingControllerSizingOptions { .init(rawValue: 2) }
}

open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var isNavigationBarHidden = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  open func pushViewController(_ controller: UIViewController, animated: Bool) { viewControllers.append(controller) }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) { isNavigationBarHidden = isHidden }
}

open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
}

open class UISplitViewController: UIViewController { open var viewControllers: [UIViewController] = [] }

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
}

@preconcurrency @MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
}
open class UISheetPresentationController: UIPresentationController {
  open var prefersGrabberVisible = false
  open var detents: [Detent] = []
  @preconcurrency @MainActor open class Detent: NSObject {
    open class func medium() -> Detent { Detent() }
    open class func large() -> Detent { Detent() }
  }
}
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
