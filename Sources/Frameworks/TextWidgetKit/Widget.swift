import TextUI

/// A widget of an app. Frames show views: what a widget's view shows is a state of that view, with an entry of the test's.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  nonisolated init()
  var body: Body { get }
}

extension Widget {
  public static func main() {}
}

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  nonisolated init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  public static func main() {}
}

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

/// How the system shows a widget: it compiles, and nothing shows it.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) is shown by the system and has no body.") }
}

public struct EmptyWidgetConfiguration {
  nonisolated public init() {}
}
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
