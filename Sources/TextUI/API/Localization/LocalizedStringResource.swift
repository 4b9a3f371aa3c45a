/// A text that is looked up where it is shown. Foundation has none here.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  CustomLocalizedStringResourceConvertible, Sendable
{
  nonisolated(unsafe) let named: LocalizedStringKey
  /// The text where no table has the key.
  nonisolated(unsafe) let defaultValue: LocalizedStringKey?
  let table: String?
  let tables: [String]
  private var ownLocale: Locale?
  /// The language of the text as a `String`. A view looks the text up in its own.
  public var locale: Locale {
    get { ownLocale ?? Locale.current }
    set { ownLocale = newValue }
  }

  /// A text whose key is also its default value. The comment is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale.current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(named: keyAndValue.key, nil, table, bundle.folders, locale) }

  /// A text by its key. Where no table has the key it is the default value. The comment is for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = Locale.current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(named: defaultValue.key.named(key), defaultValue.key, table, bundle.folders, locale) }

  /// The text of a lookup by an app, in its current language by default.
  init(
    _ named: LocalizedStringKey, defaultValue: LocalizedStringKey? = nil, table: String?, _ bundle: Bundle?,
    _ locale: Locale? = nil
  ) {
    self.init(named: named, defaultValue, table, StringTables.folders(of: bundle), locale)
  }

  private init(
    named: LocalizedStringKey, _ defaultValue: LocalizedStringKey?, _ table: String?, _ tables: [String],
    _ locale: Locale?
  ) {
    (self.named, self.defaultValue, self.table, self.tables) = (named, defaultValue, table, tables)
    ownLocale = locale
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The key by which the text is looked up.
  public var key: String { named.key }
  public var localizedStringResource: LocalizedStringResource { self }

  public static func == (a: Self, b: Self) -> Bool {
    a.named == b.named && a.defaultValue == b.defaultValue && a.table == b.table && a.tables == b.tables
  }

  /// Whether a format makes the text.
  var isFormatted: Bool { (defaultValue ?? named).isFormatted }

  /// Where the tables are.
  public enum BundleDescription: Sendable {
    /// The app's own tables: those of all resources beside the program.
    case main
    /// The tables in a bundle's folder.
    case atURL(URL)
    /// The tables of a class's bundle. In a package they are those of `main`.
    case forClass(AnyClass)

    var folders: [String] {
      switch self {
      case .main: []
      case .atURL(let url): [url.path]
      case .forClass(let type): AppBundle.current.map { StringTables.folders(of: $0.bundle(of: type)) } ?? []
      }
    }
  }
}

/// A value with a text of its own, such as an error's or an enum's.
public protocol CustomLocalizedStringResourceConvertible {
  /// The value's text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// The key of a text with its arguments.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    nonisolated(unsafe) let key: LocalizedStringKey

    /// A key without arguments.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(key: stringInterpolation.base.key, arguments: stringInterpolation.base.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var base: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }
      public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
      /// Adds a string: `%@` in the key.
      public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }
      /// Adds a number: `%lld`, or its type's specifier, in the key.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }
      /// Adds a number that is written as a specifier says, such as `%.2f`, which is a part of the key.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        base.appendInterpolation(value, specifier: specifier)
      }
      /// Adds a value as a format writes it: `%@` in the key.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { base.appendInterpolation(input, format: format) }
      /// Adds the text of a resource: `%@` in the key.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        base.appendInterpolation(resource)
      }
    }
  }

  /// The text of a key in the frame's language. Foundation has no such lookup here.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(localized: LocalizedStringResource(key.key, table: table, bundle, locale)) }

  /// The text of a key in the frame's language. Where no table has the key it is the default value.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let value = defaultValue.key
    self.init(
      localized: LocalizedStringResource(value.named(key), defaultValue: value, table: table, bundle, locale))
  }

  /// The text of a resource, in the resource's language.
  public init(localized resource: LocalizedStringResource) { self = LocalizedTexts.string(resource) }
}

extension LocalizedStringKey {
  /// The same text under a key of its own.
  func named(_ key: StaticString) -> LocalizedStringKey {
    LocalizedStringKey(key: "\(key)", arguments: arguments)
  }
}
