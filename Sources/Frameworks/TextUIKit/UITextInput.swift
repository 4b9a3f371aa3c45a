// What is said of the text in a field of UIKit's. Nobody types in one here.

@preconcurrency @MainActor open class UITextPosition: NSObject {}

@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: AnyObject {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
extension UITextView: UITextPasteConfigurationSupporting {}

@preconcurrency @MainActor
public protocol UITextPasteDelegate: AnyObject {
  func textPasteConfigurationSupporting(
    _ supporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
}

@preconcurrency @MainActor
public protocol UITextPasteItem: AnyObject {
  var itemProvider: NSItemProvider { get }
  func setResult(string: String)
  func setDefaultResult()
  func setNoResult()
}
