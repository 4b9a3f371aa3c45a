@_exported import Foundation
import TextUI

/// A widget of an app. Frames show views: a widget's view is shown with the test's entry.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  nonisolated init()
  var body: Body { get }
}

extension Widget { public static func main() {} }

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  nonisolated init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle { public static func main() {} }

@resultBuilder public enum WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget { _Widgets() }
  public static func buildIf<Content: Widget>(_ content: Content?) -> some Widget { _Widgets() }
  public static func buildLimitedAvailability(_ content: any Widget) -> some Widget { _Widgets() }
}

public struct _Widgets: Widget {
  nonisolated public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The system's presentation of a widget, without effect.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system and has no body.") }
}

public struct EmptyWidgetConfiguration { nonisolated public init() {} }
extension EmptyWidgetConfiguration: WidgetConfiguration { public typealias Body = Never }

extension WidgetConfiguration {
  nonisolated public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  nonisolated public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration { self }
  nonisolated public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
  nonisolated public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  nonisolated public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }
  nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  nonisolated public func onBackgroundURLSessionEvents(
    matching: String, _ action: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

public struct StaticConfiguration<Content> {
  nonisolated public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {}
}
extension StaticConfiguration: WidgetConfiguration where Content: View { public typealias Body = Never }

public struct AppIntentConfiguration<Intent, Content> {
  nonisolated public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View, Provider.Intent == Intent {}
}
extension AppIntentConfiguration: WidgetConfiguration where Content: View { public typealias Body = Never }

public typealias IntentConfiguration<Intent, Content> = AppIntentConfiguration<Intent, Content>

/// The content of a widget from a date on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool
  public static var atEnd: Self { Self(date: nil, isNever: false) }
  public static var never: Self { Self(date: nil, isNever: true) }
  public static func after(_ date: Date) -> Self { Self(date: date, isNever: false) }
}

public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
extension Timeline: Sendable where EntryType: Sendable {}

/// The context of a request to a timeline provider.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
  public init(family: WidgetFamily = .systemMedium, isPreview: Bool = false, displaySize: CGSize = .zero) {
    (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
  }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider { public func recommendations() -> [AppIntentRecommendation<Intent>] { [] } }

public struct AppIntentRecommendation<Intent> {
  public init(intent: Intent, description: LocalizedStringKey) {}
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {}
  public init(intent: Intent, description: Text) {}
}

/// Reloads widgets, without effect.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

public struct WidgetInfo: Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
}

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline, accessoryCorner
  public var description: String { "\(self)" }
}

public enum WidgetRenderingMode: Hashable, Sendable { case fullColor, accented, vibrant }

extension EnvironmentValues {
  /// Set it in `view(_:)` to see another size: `.environment(\.widgetFamily, .systemSmall)`.
  @Entry public var widgetFamily: WidgetFamily = .systemMedium
  @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
  public var isActivityFullscreen: Bool { false }
}

extension View {
  // These compile and have no effect in text.
  nonisolated public func widgetAccentable(_ isAccentable: Bool = true) -> some View { self }
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
  nonisolated public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
  nonisolated public func widgetLabel<V: View>(@ViewBuilder label: () -> V) -> some View { self }
  nonisolated public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View { self }
}

extension Image {
  nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}
public enum WidgetAccentedRenderingMode: Sendable { case accented, accentedDesaturated, desaturated, fullColor }

extension ContainerBackgroundPlacement {
  /// The background of a widget.
  public static var widget: Self { Self(name: "widget") }
}

public struct WidgetPreviewContext: Sendable { public init(family: WidgetFamily) {} }

/// The system's background of small widgets.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}
  public var body: some View { Circle().fill(.quaternary) }
}
