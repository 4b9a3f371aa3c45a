/// Items of a screen's bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
  static func _collect(_ content: Self, into items: inout _ToolbarItems)
}

extension ToolbarContent {
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    var content = content
    guard items.properties?.install(in: &content) != false else { return }
    Body._collect(content.body, into: &items)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ToolbarContent {
  public static func _collect(_ content: Never, into items: inout _ToolbarItems) {}
}

/// What a toolbar's content comes down to: views with their placements.
public struct _ToolbarItems {
  var views: [(placement: ToolbarItemPlacement, evaluate: @MainActor (_Site) -> _Node)] = []
  /// The branches of builders that were taken.
  var branches: [BranchPlace] = []
  var properties: ToolbarProperties?
}

/// Where an item of a bar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Side { case leading, principal, trailing, bottom, status, keyboard }
  let side: Side

  public static let automatic = ToolbarItemPlacement(side: .trailing)
  public static let principal = ToolbarItemPlacement(side: .principal)
  public static let navigation = ToolbarItemPlacement(side: .leading)
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  public static let status = ToolbarItemPlacement(side: .status)
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent where ID == Void, Content: View {
  public typealias Body = Never

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    items.views.append((content.placement, { Content._evaluate(content.content, at: $0) }))
  }
}

public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent where Content: View {
  public typealias Body = Never

  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    let row = HStack { content.content }
    items.views.append((content.placement, { type(of: row)._evaluate(row, at: $0) }))
  }
}

@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> { _TupleToolbarContent(content: (repeat each content)) }
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<Content, _TupleToolbarContent<>> {
    guard let content else {
      return _ConditionalContent(
        branch: .second(_TupleToolbarContent(content: ())), place: BranchPlace(.skipped, fileID, line, column))
    }
    return _ConditionalContent(branch: .first(content), place: BranchPlace(.taken, fileID, line, column))
  }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    first: A, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<A, B> {
    _ConditionalContent(branch: .first(first), place: BranchPlace(.taken, fileID, line, column))
  }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(
    second: B, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<A, B> {
    _ConditionalContent(branch: .second(second), place: BranchPlace(.taken, fileID, line, column))
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

public struct _TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension _TupleToolbarContent: ToolbarContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    func collect<C: ToolbarContent>(_ part: C, _ items: inout _ToolbarItems) { C._collect(part, into: &items) }
    repeat collect(each content.content, &items)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    if let content { Wrapped._collect(content, into: &items) }
  }
}

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  public typealias Body = Never

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    if let place = content.place { items.branches.append(place) }
    switch content.branch {
    case .first(let first): First._collect(first, into: &items)
    case .second(let second): Second._collect(second, into: &items)
    }
  }
}

extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(Toolbar(content: content()))
  }

  // An empty closure is a toolbar's: it would fit both.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(Toolbar(content: ToolbarItemGroup(content: content)))
  }
}

private struct Toolbar<Content: ToolbarContent>: NodeModifier {
  typealias Body = Never
  typealias Node = ToolbarNode<Content>
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }
}

@MainActor
private final class ToolbarNode<Content: ToolbarContent>: ModifierNode<Toolbar<Content>> {
  private var items: [(placement: ToolbarItemPlacement, node: _Node)] = []
  private lazy var properties = ToolbarProperties(of: self)

  private var branches: [BranchPlace] = []

  override var barRole: BarRole {
    for branch in branches { graph.noteDrawn(branch, by: self) }
    return .items(items)
  }

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    for item in items { visit(item.node) }
  }

  override func didUpdate(from previous: Toolbar<Content>, _ context: Context) {
    var collected = _ToolbarItems(properties: properties)
    properties.begin(context.environment)
    reading { Content._collect(modifier.content, into: &collected) }
    branches = collected.branches
    branches.forEach(graph.noteBranch)
    let old = items
    items = collected.views.enumerated().map { index, view in
      // An item keeps its node while its position and placement stay.
      let existing = old.indices.contains(index) && old[index].placement == view.placement ? old[index].node : nil
      var inner = context.single(in: self)
      inner.environment.builtIn.isInBar = true
      // A bar shows pictures where it can; their titles name them.
      if view.placement.side != .principal { inner.environment.labelParts = .icon }
      return (view.placement, view.evaluate(_Site(inner, existing: existing)))
    }
    for (index, item) in old.enumerated() where !(items.indices.contains(index) && items[index].node === item.node) {
      item.node.unmount()
    }
  }
}
