// Stands in for the app's own theme, fonts and pictures.
import Env
import Models
import SwiftUI

@MainActor
@Observable
public final class Theme {
  public init() {}
  public var primaryBackgroundColor: Color { .white }
  public var secondaryBackgroundColor: Color { .gray }
  public var labelColor: Color { .primary }
  public var tintColor: Color { .accentColor }
}

extension Font {
  public static var scaledTitle: Font { .title }
  public static var scaledHeadline: Font { .headline }
  public static var scaledBody: Font { .body }
  public static var scaledSubheadline: Font { .subheadline }
  public static var scaledFootnote: Font { .footnote }
  public static var scaledCaption: Font { .caption }
  public static var scaledBodyFont: ScaledFont { ScaledFont() }
}

public struct ScaledFont: Sendable {
  public let emojiSize: CGFloat = 17
  public let emojiBaselineOffset: CGFloat = 0
}

extension CGFloat {
  public static var layoutPadding: CGFloat { 20 }
}

public struct AvatarView: View {
  public enum Config: Sendable { case account, status, embed, badge, list, boost }
  let avatar: URL?
  public init(_ avatar: URL? = nil, config: Config = .status) { self.avatar = avatar }
  public var body: some View { Image(systemName: "person.crop.circle").accessibilityHidden(true) }
}

public struct EmojiTextApp: View {
  let text: HTMLString
  public init(_ text: HTMLString, emojis: [Emoji]) { self.text = text }
  public var body: some View { Text(verbatim: text.asRawText) }
}

/// The looks of custom emoji, of which there are none.
public struct EmojiLooks<Content: View> {
  let content: Content
  @MainActor public func size(_ size: CGFloat?) -> some View { content }
  @MainActor public func baselineOffset(_ offset: CGFloat?) -> some View { content }
}

extension View {
  public var emojiText: EmojiLooks<Self> { EmojiLooks(content: self) }
}

public struct TagChartView: View {
  public init(tag: Tag) {}
  public var body: some View { Text(verbatim: "(chart)") }
}
