/// Pages of UIKit's: in a representable they are a box with its name.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    completion?(true)
  }

  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore other: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter other: UIViewController
  ) -> UIViewController?
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating isFinished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted isCompleted: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating isFinished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted isCompleted: Bool
  ) {}
}
