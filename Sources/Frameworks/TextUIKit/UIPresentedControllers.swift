/// A UIKit alert or action sheet. Only a controller presents it, and no frame shows a controller's presentation.
open class UIAlertController: UIViewController {
  public let message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) { nil }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  public enum Style: Int, Sendable { case actionSheet, alert }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }

  public enum Style: Int, Sendable { case `default`, cancel, destructive }
}

@preconcurrency @MainActor open class UIAction: NSObject {
  public let title: String

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { self.title = title }
}

/// The system's share sheet. A representable of it is a box with its name.
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

/// An action of an app for the share sheet. A frame shows no share sheet, so none of its methods is called.
@preconcurrency @MainActor open class UIActivity: NSObject {
  public enum Category: Int, Sendable { case action, share }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}

  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static var airDrop: ActivityType { ActivityType("com.apple.UIKit.activity.AirDrop") }
    public static var copyToPasteboard: ActivityType { ActivityType("com.apple.UIKit.activity.CopyToPasteboard") }
    public static var mail: ActivityType { ActivityType("com.apple.UIKit.activity.Mail") }
    public static var message: ActivityType { ActivityType("com.apple.UIKit.activity.Message") }
    public static var print: ActivityType { ActivityType("com.apple.UIKit.activity.Print") }
    public static var saveToCameraRoll: ActivityType { ActivityType("com.apple.UIKit.activity.SaveToCameraRoll") }
    public static var addToReadingList: ActivityType { ActivityType("com.apple.UIKit.activity.AddToReadingList") }
    public static var assignToContact: ActivityType { ActivityType("com.apple.UIKit.activity.AssignToContact") }
  }
}

@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
}

/// The system's image picker. A representable of it is a box with its name.
open class UIImagePickerController: UINavigationController {
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var originalImage: InfoKey { InfoKey(rawValue: "originalImage") }
    public static var editedImage: InfoKey { InfoKey(rawValue: "editedImage") }
    public static var imageURL: InfoKey { InfoKey(rawValue: "imageURL") }
    public static var mediaURL: InfoKey { InfoKey(rawValue: "mediaURL") }
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}
open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {}
/// UIKit's pages. A representable of them is a box with its name.
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
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
    public static var interPageSpacing: OptionsKey { OptionsKey(rawValue: "interPageSpacing") }
  }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ controller: UIPageViewController, viewControllerBefore other: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ controller: UIPageViewController, viewControllerAfter other: UIViewController
  ) -> UIViewController?
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
