// UIKit's bars, lists and fields. Apps set their defaults, and make some in representables.

open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var scrollsToTop = true
  open var refreshControl: UIRefreshControl?
  open var decelerationRate: CGFloat = 1
  open var indicatorStyle = 0
  open weak var delegate: (any UIScrollViewDelegate)?
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  open override class func appearance() -> UIScrollView { UIScrollView() }
}

// Methods of delegates are optional on a device. No frame calls them; an app's own stand-ins may.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerates: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerates: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

open class UITableView: UIScrollView {
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionIndexColor: UIColor?
  open override class func appearance() -> UITableView { UITableView() }
}

open class UITableViewCell: UIView {
  open var selectionStyle = SelectionStyle.default
  open var selectedBackgroundView: UIView?
  open var backgroundView: UIView?
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  open override class func appearance() -> UITableViewCell { UITableViewCell() }
}

open class UITableViewHeaderFooterView: UIView {
  open var backgroundView: UIView?
  public let contentView = UIView()
  open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
}

open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open override class func appearance() -> UICollectionView { UICollectionView() }
}

open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  open override class func appearance() -> UINavigationBar { UINavigationBar() }
}

open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open override class func appearance() -> UITabBar { UITabBar() }
}

open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var standardAppearance = UIBarAppearance()
  open override class func appearance() -> UIToolbar { UIToolbar() }
}

open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var showsCancelButton = false
  open var backgroundImage: UIImage?
  open var searchBarStyle = Style.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open weak var delegate: (any UISearchBarDelegate)?
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
  public let searchTextField = UITextField()
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open override class func appearance() -> UISearchBar { UISearchBar() }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}

/// The appearance of a bar. Text shows a bar's content, not its background.
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

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
open class UIBarButtonItem: UIBarItem {
  open var tintColor: UIColor?
  open class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  open class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UIBarButtonItem { UIBarButtonItem() }
}
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open class func appearance() -> UITabBarItem { UITabBarItem() }
}
