import TextUI

extension AttributeScopes {
  /// UIKit's attributes of a text.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foundation: FoundationAttributes

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static var name: String { "NSParagraphStyle" }
    }
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static var name: String { "NSFont" }
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { "NSColor" }
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { "NSBackgroundColor" }
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { "NSUnderline" }
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { "NSStrikethrough" }
    }
  }
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributedStringProtocol {
  /// The paragraph style of a text, without effect in text.
  public var paragraphStyle: NSParagraphStyle? {
    get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] }
    set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue }
  }
}

extension AttributeContainer {
  /// The paragraph style of a text, without effect in text.
  public var paragraphStyle: NSParagraphStyle? {
    get { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] }
    set { self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = newValue }
  }
}

extension AttributeContainer {
  /// Creates a container from attributes by key. SwiftUI draws the colors and fonts among them.
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

// How much room a text takes on a phone: about half of the font's size for a letter.

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var usesLineFragmentOrigin: Self { Self(rawValue: 1) }
  public static var usesFontLeading: Self { Self(rawValue: 2) }
  public static var usesDeviceMetrics: Self { Self(rawValue: 8) }
  public static var truncatesLastVisibleLine: Self { Self(rawValue: 32) }
}

open class NSStringDrawingContext: NSObject { open var minimumScaleFactor: CGFloat = 0 }

extension String {
  /// The box around the text's lines, which are as wide as `size` lets them be.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let widths = split(separator: "\n", omittingEmptySubsequences: false).map { CGFloat($0.count) * font.pointSize / 2 }
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let lines = widths.reduce(0) { $0 + (isWrapped ? max(1, ($1 / size.width).rounded(.up)) : 1) }
    let widest = widths.max() ?? 0
    return CGRect(x: 0, y: 0, width: isWrapped ? min(widest, size.width) : widest, height: lines * font.lineHeight)
  }
  /// The size of the text where nothing wraps it.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, attributes: attributes, context: nil).size
  }
}

extension NSAttributedString {
  /// The box around the text's lines, which are as wide as `size` lets them be.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options, attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil,
      context: context)
  }
  /// The size of the text where nothing wraps it.
  public func size() -> CGSize { boundingRect(with: .zero, context: nil).size }
}
