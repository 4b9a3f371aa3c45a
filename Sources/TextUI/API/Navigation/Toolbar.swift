/// Items of a screen's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent = Never
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

extension ToolbarContent where Body == Never { public var body: Never { fatalError("\(Self.self) has no body.") } }

extension Never: ToolbarContent { public static func _collect(_ content: Never, into items: inout _ToolbarItems) {} }

/// The resolved content of a toolbar: views with their placements.
public struct _ToolbarItems {
  var views: [(placement: ToolbarItemPlacement, evaluate: @MainActor (_Site) -> _Node)] = []
  /// The actions in the menu at the bar's end.
  var overflow: [AnyView] = []
  /// The branches of builders that were taken.
  var branches: [BranchPlace] = []
  var properties: ToolbarProperties?
}

/// Where an item of a bar goes.
public enum ToolbarItemPlacement: Equatable, Sendable {
  /// Automatic, primary, confirming and destructive items: at the navigation bar's end; secondary ones in a menu there, `[<> v]`.
  case automatic, primaryAction, secondaryAction, confirmationAction, destructiveAction, topBarTrailing
  /// Beside the button that goes back, and items that cancel: at the navigation bar's beginning.
  case navigation, cancellationAction, topBarLeading
  /// The older names of `topBarLeading` and `topBarTrailing`.
  case navigationBarLeading, navigationBarTrailing
  /// Instead of the title; in the middle of the bottom bar; in the bottom bar; above the keyboard, in a line marked `keyboard`.
  case principal, status, bottomBar, keyboard

  enum Side { case leading, principal, trailing, bottom, status, keyboard }
  var side: Side {
    switch self {
    case .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading: .leading
    case .principal: .principal
    case .status: .status
    case .bottomBar: .bottom
    case .keyboard: .keyboard
    default: .trailing
    }
  }
  /// Whether it is in the navigation bar.
  var isAbove: Bool { side == .leading || side == .principal || side == .trailing }
}

/// An item of a screen's bars. A label in it shows its icon alone, unless it is in the middle: `[<>]  {plus "Add"}`.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent where ID == Void, Content: View {
  /// An item at a place of the bars.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    if content.placement == .secondaryAction { return items.overflow.append(AnyView(content.content)) }
    items.views.append((content.placement, { Content._evaluate(content.content, at: $0) }))
  }
}

/// Several items at one place of a screen's bars, side by side.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// The views of `content` as items at a place of the bars.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    if content.placement == .secondaryAction { return items.overflow.append(AnyView(content.content)) }
    let row = HStack { content.content }
    items.views.append((content.placement, { type(of: row)._evaluate(row, at: $0) }))
  }
}

/// Builds the items of a screen's bars from the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
  /// A statement that is an item, or several.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// The items of one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
  /// The items of all statements, in their order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> { _TupleToolbarContent(content: (repeat each content)) }
  /// The items of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<Content, _TupleToolbarContent<>> {
    guard let content else {
      return _ConditionalContent(
        branch: .second(_TupleToolbarContent(content: ())), place: BranchPlace(.skipped, fileID, line, column))
    }
    return _ConditionalContent(branch: .first(content), place: BranchPlace(.taken, fileID, line, column))
  }
  /// The items of a first branch, where it was taken.
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
  /// The items of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

nonisolated public struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  let content: (repeat each Content)

  @MainActor public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    func collect<C: ToolbarContent>(_ part: C, _ items: inout _ToolbarItems) { C._collect(part, into: &items) }
    repeat collect(each content.content, &items)
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Puts the items of a closure under one name.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }

  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    Content._collect(content.content, into: &items)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    if let content { Wrapped._collect(content, into: &items) }
  }
}

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
  public static func _collect(_ content: Self, into items: inout _ToolbarItems) {
    if let place = content.place { items.branches.append(place) }
    switch content.branch {
    case .first(let first): First._collect(first, into: &items)
    case .second(let second): Second._collect(second, into: &items)
    }
  }
}

extension View {
  /// Puts items into the bars of the screen, each at its placement.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(Toolbar(content: content(), place: CallPlace(fileID, line))) }

  // An empty closure is a toolbar's: it would fit both.
  /// Puts views into the navigation bar of the screen, at its trailing end.
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(Toolbar(content: ToolbarItemGroup(content: content), place: CallPlace(fileID, line))) }
}

private nonisolated struct Toolbar<Content: ToolbarContent>: NodeModifier {
  typealias Node = ToolbarNode<Content>
  let content: Content
  let place: CallPlace?
}

private final class ToolbarNode<Content: ToolbarContent>: ModifierNode<Toolbar<Content>> {
  private var items: [(placement: ToolbarItemPlacement, node: _Node)] = []
  private lazy var properties = ToolbarProperties(of: self)

  private var branches: [BranchPlace] = []

  override class var hasBarRole: Bool { true }
  override var barRole: BarRole {
    for branch in branches { graph.noteDrawn(branch, by: self) }
    // A bar does not place an item that an `if` leaves empty.
    for item in items where item.placement != .keyboard { _ = item.node.visitElements { _ in true } }
    return .items(items)
  }

  override func misplaced(_ placed: Placed) -> String? {
    // Items above the keyboard may be seen without a bar.
    items.contains { $0.placement != .keyboard } ? misplacedInBar("toolbar") : nil
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
    if !collected.overflow.isEmpty {
      let overflow = ToolbarOverflow(collected.overflow)
      collected.views.append((.primaryAction, { overflow.menu(at: $0) }))
    }
    let old = items
    items = collected.views.enumerated().map { index, view in
      // An item keeps its node while its position and placement stay.
      let existing =
        old.indices.contains(index) && old[index].placement.side == view.placement.side ? old[index].node : nil
      var inner = context.single(in: self)
      inner.environment.builtIn.isInBar = true
      // A bar shows pictures where it can; their titles name them.
      inner.environment.builtIn.usualLabelParts = view.placement.side == .principal ? .both : .icon
      if view.placement.side != .principal { inner.environment.builtIn.labelParts = .icon }
      return (view.placement, view.evaluate(_Site(inner, existing: existing)))
    }
    for (index, item) in old.enumerated() where !(items.indices.contains(index) && items[index].node === item.node) {
      item.node.unmount()
    }
  }
}
