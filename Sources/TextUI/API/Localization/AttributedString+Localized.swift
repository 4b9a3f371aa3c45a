extension AttributedString {
  /// The text of a key in the frame's language, its markdown read.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self = Markdown.attributed(String(localized: key, table: table, bundle: bundle, locale: locale), nil) }

  /// The text of a key in the frame's language, its markdown read. Where no table has the key it is the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = Markdown.attributed(
      String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale), nil)
  }

  /// The text of a resource, its markdown read.
  public init(localized resource: LocalizedStringResource) {
    self = Markdown.attributed(String(localized: resource), nil)
  }
}
