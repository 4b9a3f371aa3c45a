@_exported import Foundation
import TextUI

/// What a widget shows from a time on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

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

/// Where a widget stands as its provider is asked.
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

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

public struct AppIntentRecommendation<Intent> {
  public init(intent: Intent, description: LocalizedStringKey) {}
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {}
  public init(intent: Intent, description: Text) {}
}

/// Widgets are nowhere here: to reload them does nothing.
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
