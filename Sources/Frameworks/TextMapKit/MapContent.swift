import TextUI

/// Something on a map.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  func _put(on map: inout _MapMarks)
}

extension MapContent {
  public func _put(on map: inout _MapMarks) { body._put(on: &map) }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn as it is.") }
}

extension Never: MapContent {
  public func _put(on map: inout _MapMarks) {}
}

/// What is on a map, in the order of the source.
public struct _MapMarks {
  /// A view at a place, or a title with a symbol.
  struct Mark {
    let title: Text?
    var symbol: String?
    let place: CLLocationCoordinate2D?
    var view: AnyView?
  }
  var marks: [Mark] = []
  /// Lines and areas, in words.
  var shapes: [String] = []
}

@resultBuilder public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some MapContent { _MapGroup() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _MapParts<repeat each Content> { _MapParts(parts: (repeat each content)) }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: MapContent, B: MapContent>(first: A) -> _MapChoice<A, B> { .first(first) }
  public static func buildEither<A: MapContent, B: MapContent>(second: B) -> _MapChoice<A, B> { .second(second) }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> Content? {
    content
  }
}

public enum _MapChoice<A: MapContent, B: MapContent>: MapContent {
  case first(A)
  case second(B)
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) {
    switch self {
    case .first(let content): content._put(on: &map)
    case .second(let content): content._put(on: &map)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) { self?._put(on: &map) }
}

/// Several parts, as they stand in the source.
public struct _MapParts<each Content: MapContent> {
  nonisolated(unsafe) let parts: (repeat each Content)
}

extension _MapParts: MapContent {
  public typealias Body = Never
  public func _put(on map: inout _MapMarks) { repeat (each parts)._put(on: &map) }
}

/// Content that is made as the map is.
public struct _MapGroup: MapContent {
  public typealias Body = Never
  private let put: @MainActor (inout _MapMarks) -> Void
  nonisolated public init() { put = { _ in } }
  nonisolated init(_ put: @escaping @MainActor (inout _MapMarks) -> Void) { self.put = put }
  public func _put(on map: inout _MapMarks) { put(&map) }
}

extension ForEach: MapContent where Content: MapContent {
  public func _put(on map: inout _MapMarks) {
    for element in data { content(element)._put(on: &map) }
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension MapContent {
  // Text has no counterpart: these compile, and change nothing.
  public func tint(_ style: some ShapeStyle) -> some MapContent { self }
  public func tag(_ tag: some Hashable) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

public enum MKOverlayLevel: Sendable { case aboveRoads, aboveLabels }
