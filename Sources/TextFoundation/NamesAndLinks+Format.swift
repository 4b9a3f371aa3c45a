import Foundation

extension URL {
  /// A link as words: `https://example.com/fruits`. Linux' Foundation has none.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// Whether a part is written.
    public enum ComponentDisplayOption: Hashable, Codable, Sendable {
      case always, never, omitIfHTTPFamily

      fileprivate func shows(_ url: URL) -> Bool {
        self == .always || self == .omitIfHTTPFamily && !["http", "https"].contains(url.scheme)
      }
    }

    private var shown: [String: ComponentDisplayOption] = [:]

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      shown = [
        "scheme": scheme, "user": user, "password": password, "host": host, "port": port, "path": path, "query": query,
        "fragment": fragment,
      ]
    }

    private func with(_ part: String, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.shown[part] = option
      return style
    }
    public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with("scheme", option) }
    public func user(_ option: ComponentDisplayOption = .always) -> Self { with("user", option) }
    public func password(_ option: ComponentDisplayOption = .always) -> Self { with("password", option) }
    public func host(_ option: ComponentDisplayOption = .always) -> Self { with("host", option) }
    public func port(_ option: ComponentDisplayOption = .always) -> Self { with("port", option) }
    public func path(_ option: ComponentDisplayOption = .always) -> Self { with("path", option) }
    public func query(_ option: ComponentDisplayOption = .always) -> Self { with("query", option) }
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self { with("fragment", option) }

    public func format(_ url: URL) -> String {
      func part(_ name: String, _ value: String?) -> String? { shown[name]?.shows(url) == true ? value : nil }
      var text = part("scheme", url.scheme).map { "\($0)://" } ?? ""
      if let user = part("user", url.user(percentEncoded: false)) {
        text += user + (part("password", url.password(percentEncoded: false)).map { ":\($0)" } ?? "") + "@"
      }
      text += part("host", url.host(percentEncoded: false)) ?? ""
      text += part("port", url.port.map(String.init)).map { ":\($0)" } ?? ""
      text += part("path", url.path(percentEncoded: false)) ?? ""
      text += part("query", url.query(percentEncoded: false)).map { "?\($0)" } ?? ""
      text += part("fragment", url.fragment(percentEncoded: false)).map { "#\($0)" } ?? ""
      return text
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == URL {
    style.format(self)
  }
  public func formatted() -> String { formatted(FormatStyle()) }
}

extension FormatStyle where Self == URL.FormatStyle { public static var url: Self { Self() } }

extension PersonNameComponents {
  /// Formats a name: `Ada King`, `Ada`, `AK`. Foundation on Linux lacks this style. The family name is first in Hungarian, and in
  /// names of Chinese, Japanese or Korean letters, which have no blank between.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Hashable, Codable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ name: PersonNameComponents) -> String {
      let isEastern = Self.isEastern(name.familyName) && Self.isEastern(name.givenName)
      let isFamilyFirst = isEastern || locale.language.languageCode == .hungarian
      let middle = isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
      let parts =
        switch style {
        case .long where isFamilyFirst:
          [name.namePrefix, name.familyName, name.givenName, name.middleName, name.nameSuffix]
        case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
        case .medium: middle
        case .short: [name.nickname ?? name.givenName ?? name.familyName]
        case .abbreviated: middle.map { $0?.first.map { String($0).uppercased() } }
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(
        separator: style == .abbreviated || isEastern ? "" : " ")
    }

    /// Whether the name has letters of Chinese, Japanese or Korean only.
    private static func isEastern(_ name: String?) -> Bool {
      guard let scalars = name?.unicodeScalars, !scalars.isEmpty else { return false }
      return scalars.allSatisfy {
        $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
      }
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
