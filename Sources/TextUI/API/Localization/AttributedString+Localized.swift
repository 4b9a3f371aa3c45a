extension AttributedString {
  /// The text of a key in the frame's language, its markdown read.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(localized: LocalizedStringResource(key.key, table: table, bundle, locale)) }

  /// The text of a key in the frame's language, its markdown read. Where no table has the key it is the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let value = defaultValue.key
    self.init(localized: LocalizedStringResource(value.named(key), defaultValue: value, table: table, bundle, locale))
  }

  /// The text of a resource, its markdown read.
  public init(localized resource: LocalizedStringResource) {
    var text = AttributedString()
    _ = LocalizedTexts.string(resource) {
      text = Markdown.attributed($0.plain, nil)
      return String(text.characters)
    }
    self = text
  }
}
