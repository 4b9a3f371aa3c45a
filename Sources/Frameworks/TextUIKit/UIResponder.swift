@preconcurrency @MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open var keyCommands: [UIKeyCommand]? { nil }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  // The keyboard posts nothing; a test posts these itself.
  nonisolated private static func keyboard(_ event: String) -> Notification.Name { .init("UIKeyboard\(event)") }
  nonisolated public static var keyboardWillShowNotification: Notification.Name { keyboard("WillShow") }
  nonisolated public static var keyboardDidShowNotification: Notification.Name { keyboard("DidShow") }
  nonisolated public static var keyboardWillHideNotification: Notification.Name { keyboard("WillHide") }
  nonisolated public static var keyboardDidHideNotification: Notification.Name { keyboard("DidHide") }
  nonisolated public static var keyboardWillChangeFrameNotification: Notification.Name { keyboard("WillChangeFrame") }
  nonisolated public static var keyboardDidChangeFrameNotification: Notification.Name { keyboard("DidChangeFrame") }
  nonisolated public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBegin" }
  nonisolated public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEnd" }
  nonisolated public static var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDuration" }
  nonisolated public static var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurve" }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}
@preconcurrency @MainActor open class UITouch: NSObject { open func location(in view: UIView?) -> CGPoint { .zero } }

extension NSValue {
  /// The keyboard's place: none.
  public var cgRectValue: CGRect { .zero }
}

// UIKit's menus and key commands. Apps declare them, and nothing shows them.

@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  public let action: Selector?
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
  nonisolated public static var inputEscape: String { "UIKeyInputEscape" }
  nonisolated public static var inputUpArrow: String { "UIKeyInputUpArrow" }
  nonisolated public static var inputDownArrow: String { "UIKeyInputDownArrow" }
  nonisolated public static var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  nonisolated public static var inputRightArrow: String { "UIKeyInputRightArrow" }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alphaShift: Self { Self(rawValue: 1 << 16) }
  public static var shift: Self { Self(rawValue: 1 << 17) }
  public static var control: Self { Self(rawValue: 1 << 18) }
  public static var alternate: Self { Self(rawValue: 1 << 19) }
  public static var command: Self { Self(rawValue: 1 << 20) }
}

@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject { func remove(menu identifier: UIMenu.Identifier) }

@preconcurrency @MainActor open class UIMenu: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static var application: Self { Self("application") }
    public static var document: Self { Self("document") }
    public static var edit: Self { Self("edit") }
    public static var file: Self { Self("file") }
    public static var format: Self { Self("format") }
    public static var help: Self { Self("help") }
    public static var services: Self { Self("services") }
    public static var toolbar: Self { Self("toolbar") }
    public static var view: Self { Self("view") }
    public static var window: Self { Self("window") }
  }
}

/// The pasteboard, which is empty at the start of a frame.
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

  public static var changedNotification: Notification.Name { Notification.Name("UIPasteboardChangedNotification") }
}

/// Haptic feedback, without effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public init(style: FeedbackStyle) {}
  public override init() {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ type: FeedbackType) {}
  public enum FeedbackType: Int, Sendable { case success, warning, error }
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }

// VoiceOver announcements and settings.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }
}
