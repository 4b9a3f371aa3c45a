// How much room a text takes on a phone: about half of the font's size for a letter.

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
  public static let usesDeviceMetrics = Self(rawValue: 8)
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

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
