import TextUI

/// The presentation of an entity in the system.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named name: String) {}
    public init(data: Data) {}
    public init(url: URL) {}
  }
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle) = (title, subtitle)
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// A value of an app that intents act on.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

public protocol EntityStringQuery: EntityQuery { func entities(matching string: String) async throws -> [Entity] }

public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

// Summaries and shortcuts compile and are never offered.
public protocol ParameterSummary: Sendable {}

public struct IntentParameterSummary<Intent>: ParameterSummary {
  public init() {}
  public init(_ text: IntentSummaryText<Intent>) {}
  public init(@ParameterSummaryBuilder<Intent> _ parameters: () -> _AnySummary) {}
  public init(_ text: IntentSummaryText<Intent>, @ParameterSummaryBuilder<Intent> _ parameters: () -> _AnySummary) {}
}

/// `"Post \(\.$text)"`, or a phrase that performs an intent.
public struct _IntentPhrase<Intent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}
  public enum Token: Sendable { case applicationName }
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<V>(_ parameter: KeyPath<Intent, IntentParameter<V>>) {}
  }
}
public typealias IntentSummaryText<Intent> = _IntentPhrase<Intent>
public typealias AppShortcutPhrase<Intent> = _IntentPhrase<Intent>

public struct _AnySummary: ParameterSummary {}

@resultBuilder public enum ParameterSummaryBuilder<Intent> {
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildExpression<V>(_ parameter: KeyPath<Intent, IntentParameter<V>>) -> _AnySummary {
    _AnySummary()
  }
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildBlock(_ summaries: any ParameterSummary...) -> _AnySummary { _AnySummary() }
}

public enum IntentComparison: Sendable { case equalTo, notEqualTo, lessThan, greaterThan }
public enum IntentValuePresence: Sendable { case hasAnyValue, hasNoValue }

public struct IntentParameterWhen<Intent>: ParameterSummary {
  public init<V>(
    _ parameter: KeyPath<Intent, IntentParameter<V>>, _ comparison: IntentComparison, _ value: V,
    @ParameterSummaryBuilder<Intent> _ then: () -> any ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> any ParameterSummary
  ) {}
  public init<V>(
    _ parameter: KeyPath<Intent, IntentParameter<V>>, _ presence: IntentValuePresence,
    @ParameterSummaryBuilder<Intent> _ then: () -> any ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> any ParameterSummary
  ) {}
}

/// The intent that a query depends on, which is always nil.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  public init<each V>(_ parameters: repeat KeyPath<Intent, IntentParameter<each V>>) {}
  public var wrappedValue: Intent? { nil }
}

public struct AppShortcut {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "",
    systemImageName: String = ""
  ) {}
}

public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal, yellow
}

public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}

@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// A property of an entity that the system shows.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  private var value: Value?
  public init(title: LocalizedStringResource) {}
  public init() {}
  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = (nil as Any?) as? Value { return none }
      fatalError("A property of an entity was read before it was set. Set it in the entity's init.")
    }
    set { value = newValue }
  }
  public var projectedValue: EntityProperty { self }
}

extension AppEntity { public typealias Property = EntityProperty }
