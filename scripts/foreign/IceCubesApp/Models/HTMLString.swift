// Stands in for the app's own reader of HTML: the text is shown as it is.
import Foundation

public struct HTMLString: Codable, Equatable, Hashable, Sendable {
  public var htmlValue = ""
  public var asMarkdown: String { htmlValue }
  public var asRawText: String { htmlValue }
  public var asSafeMarkdownAttributedString: AttributedString { AttributedString(htmlValue) }
  public var statusesURLs: [URL] { [] }

  public init(stringValue: String, parseMarkdown: Bool = false) { htmlValue = stringValue }
  public init(from decoder: any Decoder) throws {
    htmlValue = try decoder.singleValueContainer().decode(String.self)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(htmlValue)
  }
}
