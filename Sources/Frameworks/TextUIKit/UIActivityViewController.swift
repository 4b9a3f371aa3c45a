/// The system's list of ways to share: in a representable it is a box with its name.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }
}

@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any
  func activityViewController(
    _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
  ) -> Any?
}

/// The system's pickers: in a representable they are boxes with their names.
@preconcurrency @MainActor
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
    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
}
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ controller: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ controller: UIFontPickerViewController) {}
}
