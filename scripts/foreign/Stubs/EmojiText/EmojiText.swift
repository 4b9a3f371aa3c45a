// A text whose emojis have arrived as pictures: its words.
import SwiftUI

public protocol CustomEmoji: Sendable {}
public struct RemoteEmoji: CustomEmoji { public init(shortcode: String, url: URL) {} }

public struct EmojiText: View {
  private let words: String
  public init(markdown: String, emojis: [any CustomEmoji]) { words = markdown }
  public init(verbatim: String, emojis: [any CustomEmoji]) { words = verbatim }
  public var body: some View { Text(verbatim: words) }
  public func animated(_ isAnimated: Bool = true) -> Self { self }
  public func append(@ViewBuilder text: @escaping () -> Text) -> Self { self }
  public func prepend(@ViewBuilder text: @escaping () -> Text) -> Self { self }
}

public struct EmojiStyle<Content: View> {
  let content: Content
  public func size(_ size: CGFloat?) -> Content { content }
  public func baselineOffset(_ offset: CGFloat?) -> Content { content }
}
extension View { public var emojiText: EmojiStyle<Self> { EmojiStyle(content: self) } }
