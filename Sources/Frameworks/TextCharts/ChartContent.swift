import TextUI

/// A part of a chart: a mark, or what is made of marks.
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  /// Writes its marks down.
  func _mark(in chart: inout _ChartMarks)
}

extension ChartContent {
  public func _mark(in chart: inout _ChartMarks) { body._mark(in: &chart) }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn as it is.") }
}

extension Never: ChartContent {
  public func _mark(in chart: inout _ChartMarks) {}
}

/// Builds a chart's content from the statements of a closure.
@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some ChartContent { _ChartGroup { _ in } }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartParts<repeat each Content> { _ChartParts(parts: (repeat each content)) }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> _ChartChoice<A, B> { .first(first) }
  public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> _ChartChoice<A, B> { .second(second) }
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

public enum _ChartChoice<A: ChartContent, B: ChartContent>: ChartContent {
  case first(A)
  case second(B)
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) {
    switch self {
    case .first(let content): content._mark(in: &chart)
    case .second(let content): content._mark(in: &chart)
    }
  }
}

/// Several parts, as they stand in the source.
public struct _ChartParts<each Content: ChartContent> {
  nonisolated(unsafe) let parts: (repeat each Content)
}

extension _ChartParts: ChartContent {
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) { repeat (each parts)._mark(in: &chart) }
}

/// Parts that are made as the chart is.
struct _ChartGroup: ChartContent {
  typealias Body = Never
  private let marks: @MainActor (inout _ChartMarks) -> Void
  nonisolated init(_ marks: @escaping @MainActor (inout _ChartMarks) -> Void) { self.marks = marks }
  func _mark(in chart: inout _ChartMarks) { marks(&chart) }
}

public struct AnyChartContent {
  nonisolated(unsafe) private let content: any ChartContent
  nonisolated public init(_ content: any ChartContent) { self.content = content }
  nonisolated public init(erasing content: any ChartContent) { self.content = content }
}

extension AnyChartContent: ChartContent {
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) { content._mark(in: &chart) }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public func _mark(in chart: inout _ChartMarks) { self?._mark(in: &chart) }
}

/// Marks that are one thing to those who listen.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public func _mark(in chart: inout _ChartMarks) { content._mark(in: &chart) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public func _mark(in chart: inout _ChartMarks) {
    for element in data { content(element)._mark(in: &chart) }
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
