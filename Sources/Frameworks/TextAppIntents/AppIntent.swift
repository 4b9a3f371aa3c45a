@_exported import Foundation
import TextUI

@_exported import struct TextUI.LocalizedStringResource

/// An action of an app that the system can perform. In text only the app itself and an intent's button perform it.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

/// An intent that opens one of the app's items.
public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get set }
}

extension OpenIntent { public static var openAppWhenRun: Bool { true } }

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = IntentParameterWhen<Self>
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  @discardableResult public func donate() async throws -> Bool { false }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: SummaryContent { IntentParameterSummary() }
}

/// Configures a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent { public func perform() async throws -> some IntentResult { _IntentAnswer() } }

public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {}
}

/// The text of a question or an answer.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, systemImageName: String) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {}
}

public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

public struct _IntentAnswer: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent {}
public struct _IntentValue<Value: Sendable>: IntentResult, ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public let value: Value?
}

extension IntentResult where Self == _IntentAnswer {
  public static func result() -> Self { Self() }
  public static func result(dialog: IntentDialog) -> Self { Self() }
  public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self { Self() }
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self { Self() }
  public static func result<V: View>(view: V) -> Self { Self() }
  public static func result(opensIntent: some AppIntent) -> Self { Self() }
}

extension IntentResult {
  public static func result<V>(value: V) -> Self where Self == _IntentValue<V> { _IntentValue(value: value) }
  public static func result<V>(value: V, dialog: IntentDialog) -> Self where Self == _IntentValue<V> {
    _IntentValue(value: value)
  }
}

/// A parameter of an intent.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?

  public enum ConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: ConnectionBehavior = .default
  ) { self.value = value }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: ConnectionBehavior = .default
  ) {}
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: ConnectionBehavior = .default
  ) {}
  public init() {}

  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = (nil as Any?) as? Value { return none }
      fatalError("A parameter of an intent was read before it was set. Set it after init(), or give it a default.")
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter { self }

  // Throws, as if the user gave no answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.noAnswer }
  /// The error that an intent throws to be asked again.
  public func requestValue(_ dialog: IntentDialog) -> AppIntentError { .noAnswer }
  public func requestDisambiguation<C>(among values: [C], dialog: IntentDialog? = nil) async throws -> C {
    throw AppIntentError.noAnswer
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .noAnswer }

  /// Throws, as if the user gave no answer.
  public func requestValue<Wrapped>(_ dialog: IntentDialog? = nil) async throws -> Wrapped where Value == Wrapped? {
    throw AppIntentError.noAnswer
  }
}

public enum AppIntentError: Error, Hashable, Sendable { case noAnswer }

/// A file parameter of an intent.
public struct IntentFile: Hashable, Sendable {
  public var data: Data
  public var filename: String
  public var fileURL: URL?
  public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }
  public init(fileURL: URL, filename: String? = nil) {
    (data, self.filename, self.fileURL) = (Data(), filename ?? fileURL.lastPathComponent, fileURL)
  }
}

extension Button where Label: View {
  /// A press performs the intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ title: LocalizedStringKey, intent: I) {
    self.init(action: { Task { _ = try? await intent.perform() } }) { Text(title) }
  }
}

/// The system's tip for a spoken intent: `<siri tip>`.
public struct SiriTipView<Intent: AppIntent>: View {
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { _StandIn("siri tip").frame(height: 40) }
}

/// The system's way to an app's shortcuts: `<shortcuts>`.
public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}
  public var body: some View { _StandIn("shortcuts").frame(height: 40) }
}

public enum SiriTipViewStyle: Hashable, Sendable { case automatic, dark, light }
extension View {
  // These compile and have no effect in text.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  nonisolated public func shortcutsLinkStyle(_ style: SiriTipViewStyle) -> some View { self }
}
