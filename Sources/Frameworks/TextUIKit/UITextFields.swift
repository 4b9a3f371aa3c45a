// UIKit's text fields.

open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var clearButtonMode = ViewMode.never
  open var borderStyle = BorderStyle.none
  open var leftView: UIView?
  open var rightView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.default
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var inputAccessoryView: UIView?
  open weak var delegate: (any UITextFieldDelegate)?
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  open override class func appearance() -> UITextField { UITextField() }
}

open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero
  open var selectedRange = NSRange(location: 0, length: 0)
  open var markedTextRange: UITextRange? { nil }
  open var selectedTextRange: UITextRange?
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var inlinePredictionType = UITextInlinePredictionType.default
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.default
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var inputAccessoryView: UIView?
  public let textContainer = NSTextContainer()
  private weak var textDelegate: (any UITextViewDelegate)?
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue as? any UITextViewDelegate }
  }
  open override class func appearance() -> UITextView { UITextView() }
}

open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size = CGSize.zero
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

// Optional requirements of Objective-C protocols, as apps call them: `delegate?.textViewDidChange?(textView)`.
extension UIScrollViewDelegate {
  public var textViewDidChange: ((UITextView) -> Void)? {
    (self as? any UITextViewDelegate).map { delegate in { delegate.textViewDidChange($0) } }
  }
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    (self as? any UITextViewDelegate).map { delegate in { delegate.textViewDidBeginEditing($0) } }
  }
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    (self as? any UITextViewDelegate).map { delegate in { delegate.textViewDidEndEditing($0) } }
  }
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

// UIKit's attributes of a text.
extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  public static var backgroundColor: NSAttributedString.Key { NSAttributedString.Key("NSBackgroundColor") }
  public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
  public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key("NSParagraphStyle") }
  public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key("NSUnderline") }
  public static var underlineColor: NSAttributedString.Key { NSAttributedString.Key("NSUnderlineColor") }
  public static var strikethroughStyle: NSAttributedString.Key { NSAttributedString.Key("NSStrikethrough") }
  public static var strokeColor: NSAttributedString.Key { NSAttributedString.Key("NSStrokeColor") }
  public static var strokeWidth: NSAttributedString.Key { NSAttributedString.Key("NSStrokeWidth") }
  public static var link: NSAttributedString.Key { NSAttributedString.Key("NSLink") }
  public static var attachment: NSAttributedString.Key { NSAttributedString.Key("NSAttachment") }
  public static var baselineOffset: NSAttributedString.Key { NSAttributedString.Key("NSBaselineOffset") }
}

open class NSParagraphStyle: NSObject, @unchecked Sendable {}
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open var lineSpacing: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineHeightMultiple: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
}
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var single: NSUnderlineStyle { NSUnderlineStyle(rawValue: 1) }
  public static var thick: NSUnderlineStyle { NSUnderlineStyle(rawValue: 2) }
  public static var double: NSUnderlineStyle { NSUnderlineStyle(rawValue: 9) }
}

// Positions and ranges in a UIKit text field. No text is ever typed into one.

@preconcurrency @MainActor open class UITextPosition: NSObject {}

@preconcurrency @MainActor open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var phoneNumber: Self { Self(rawValue: 1) }
  public static var link: Self { Self(rawValue: 2) }
  public static var address: Self { Self(rawValue: 4) }
  public static var calendarEvent: Self { Self(rawValue: 8) }
  public static var all: Self { Self(rawValue: .max) }
}

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: AnyObject {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
extension UITextView: UITextPasteConfigurationSupporting {}

@preconcurrency @MainActor public protocol UITextPasteDelegate: AnyObject {
  func textPasteConfigurationSupporting(
    _ supporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
}

@preconcurrency @MainActor public protocol UITextPasteItem: AnyObject {
  var itemProvider: NSItemProvider { get }
  func setResult(string: String)
  func setDefaultResult()
  func setNoResult()
}
