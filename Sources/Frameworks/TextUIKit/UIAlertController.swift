/// An alert or a list of actions of UIKit's. Only a controller presents it, and no frame shows a controller's presentation.
@preconcurrency @MainActor
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

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }

  public enum Style: Int, Sendable { case `default`, cancel, destructive }
}

@preconcurrency @MainActor
open class UIAction: NSObject {
  public let title: String

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { self.title = title }
}
