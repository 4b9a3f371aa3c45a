// Menus and keys of UIKit's: an app says which there are, and nothing shows them.

@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
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
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
}

@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  func remove(menu identifier: UIMenu.Identifier)
}

@preconcurrency @MainActor
open class UIMenu: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let application = Self("application")
    public static let document = Self("document")
    public static let edit = Self("edit")
    public static let file = Self("file")
    public static let format = Self("format")
    public static let help = Self("help")
    public static let services = Self("services")
    public static let toolbar = Self("toolbar")
    public static let view = Self("view")
    public static let window = Self("window")
  }
}
