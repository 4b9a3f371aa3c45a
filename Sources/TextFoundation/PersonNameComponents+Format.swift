import Foundation

extension PersonNameComponents {
  /// A name as a person is called: `Ada King`, `Ada`, `AK`. Linux' Foundation has none. The given name comes first.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Hashable, Codable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ name: PersonNameComponents) -> String {
      let parts =
        switch style {
        case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        case .medium: [name.givenName, name.familyName]
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .abbreviated: [name.givenName, name.familyName].map { $0?.first.map { String($0).uppercased() } }
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: style == .abbreviated ? "" : " ")
    }
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
