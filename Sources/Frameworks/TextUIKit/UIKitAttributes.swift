import TextUI

extension AttributeScopes {
  /// What UIKit can say of a part of a text.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeContainer {
  /// What is said of a part of a text by its keys; SwiftUI draws its own colours and fonts of it.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    if let font = attributes[.font] as? UIFont {
      self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = font.font
    }
    if let color = attributes[.foregroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
      self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color.color
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = color
      self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = color.color
    }
  }
}
