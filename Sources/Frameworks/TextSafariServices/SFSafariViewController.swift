@_exported import TextUIKit

/// A web page inside the app: a representable of it is a box with the representable's name.
open class SFSafariViewController: UIViewController {
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  public init(url: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open class Configuration: NSObject { open var entersReaderIfAvailable = false, barCollapsingEnabled = true }
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}
