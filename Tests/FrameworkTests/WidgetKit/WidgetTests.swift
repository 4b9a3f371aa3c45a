import SwiftUI
import WidgetKit

/// A widget as an extension declares it.
struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
}

struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .distantPast, steps: 0) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (StepsEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StepsEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
  }
}

struct StepsWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: StepsEntry
  var body: some View {
    VStack {
      Text("\(entry.steps) steps").widgetAccentable()
      if family == .systemLarge { Text("a week") }
    }.containerBackground(.yellow, for: .widget).widgetURL(URL(string: "steps://today"))
  }
}

struct StepsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "steps", provider: StepsProvider()) { StepsWidgetView(entry: $0) }
      .configurationDisplayName("Steps").description("How far you went.")
      .supportedFamilies([.systemSmall, .systemLarge])
  }
}

struct AllWidgets: WidgetBundle {
  var body: some Widget {
    StepsWidget()
    if true { StepsWidget() }
  }
}

@MainActor @Suite struct WidgetTests {
  @Test func `a widget is a view of the test's family, and its provider is asked as by the system`() async throws {
    let entry = StepsEntry(date: .distantPast, steps: 12)
    try expect(lines { StepsWidgetView(entry: entry) }.joined(), contains: "12 steps")
    try expect(lines { StepsWidgetView(entry: entry) }.joined(), lacks: "a week")
    let large = try lines { StepsWidgetView(entry: entry).environment(\.widgetFamily, .systemLarge) }
    expect(large.joined(), contains: "a week")
    expect(large.joined(), contains: "on yellow", comment: "\(large)")
    // A provider is asked as it is by the system.
    let timeline = await withCheckedContinuation { done in
      StepsProvider().getTimeline(in: TimelineProviderContext()) { done.resume(returning: $0) }
    }
    expect(timeline.entries.map(\.steps), is: [0])
    expect(timeline.policy, is: .after(.distantFuture))
    expect(timeline.policy != .after(.distantPast))
    WidgetCenter.shared.reloadAllTimelines()
  }
}
