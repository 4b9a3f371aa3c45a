// Markdown as its words.
import SwiftUI

public struct Markdown: View {
  private let words: String
  public init(_ markdown: String) { words = markdown }
  public var body: some View { Text(words) }
}
public protocol MarkdownTextStyle {}
@resultBuilder public enum TextStyleBuilder {
  public static func buildBlock(_ styles: any MarkdownTextStyle...) -> any MarkdownTextStyle { ForegroundColor(nil) }
}
public struct ForegroundColor: MarkdownTextStyle { public init(_ color: Color?) {} }
public struct FontSize: MarkdownTextStyle { public init(_ size: CGFloat) {} }
extension View {
  public func markdownTextStyle(@TextStyleBuilder _ style: @escaping () -> any MarkdownTextStyle) -> some View { self }
}
