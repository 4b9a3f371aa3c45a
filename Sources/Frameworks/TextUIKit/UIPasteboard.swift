/// What was copied. A frame begins with nothing.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]?
  open var url: URL?
  open var urls: [URL]?
  open var image: UIImage?
  open var images: [UIImage]?
  open var color: UIColor?
  open var items: [[String: Any]] = []
  open var changeCount: Int { 0 }
  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open func setValue(_ value: Any, forPasteboardType type: String) { strings = (value as? String).map { [$0] } }
  open func data(forPasteboardType type: String) -> Data? { nil }
  open func setItems(_ items: [[String: Any]]) { self.items = items }

  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
