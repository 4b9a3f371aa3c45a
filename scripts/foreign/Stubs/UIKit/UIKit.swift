// What the app uses of UIKit outside its views: the look of its bars, and feedback that one feels.
import SwiftUI

public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

open class UIResponder {
  public init() {}
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

public struct UIControl { public struct State { public static let normal = State() } }

public final class UINavigationBar {
  public static func appearance() -> UINavigationBar { UINavigationBar() }
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
}

public final class UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

public final class UIWindow {
  public static func appearance() -> UIWindow { UIWindow() }
  public var tintColor: UIColor?
}

public struct UIFont {
  public init?(name: String, size: CGFloat) {}
}

public struct UIScreen {
  @MainActor public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
}

public struct Selector: ExpressibleByStringLiteral { public init(stringLiteral value: String) {} }

public final class UIApplication: UIResponder {
  @MainActor public static let shared = UIApplication()
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool { true }
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let font = NSAttributedString.Key("NSFont")
}

public final class UIImage: Sendable {
  public init?(data: Data) { nil }
}

extension Image {
  public init(uiImage: UIImage) { self.init(systemName: "photo") }
}

public struct UIColor: Sendable {
  let name: String
  public init?(named name: String) { self.name = name }
  private init(_ name: String) { self.name = name }

  public static let systemBackground = UIColor("systemBackground")
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  public static let systemGray = UIColor("systemGray")
  public static let label = UIColor("label")
}

extension Color {
  public init(uiColor: UIColor) { self.init(uiColor.name) }
}
