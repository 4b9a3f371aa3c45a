/// A view in the tree, for as long as it keeps its place: its identity and lifetime, and the way it is measured, placed and drawn.
@MainActor open class _Node {
  // Reference counting of objects that certainly live longer would take most of a screen's time. A node in the tree is
  // held by its parent, and the tree by its graph; a node taken out has no parent.
  private(set) unowned(unsafe) var parent: _Node?
  unowned(unsafe) let graph: ViewGraph
  let depth: Int
  /// Whether the node acts when it appears, disappears or has been placed: it is a LifetimeNode.
  final let isLifetime: Bool
  private(set) var isMounted = true
  /// Whether the node, or one that was ever inside, has a role in the bars of its screen.
  private(set) final var leadsToBar = false
  // Asked and answered in one go, thousands of times a screen: the exclusivity check is a tenth of the time.
  @exclusivity(unchecked) private var measured = MeasuredSizes()

  init(_ context: Context) {
    parent = context.parent
    depth = context.depth
    graph = context.graph
    isLifetime = false
    if Self.hasBarRole { leadToBar() }
  }

  init(_ context: Context, isLifetime: Bool) {
    parent = context.parent
    depth = context.depth
    graph = context.graph
    self.isLifetime = isLifetime
    if Self.hasBarRole { leadToBar() }
  }

  /// Marks the way from the root to a node with a role in the bars of its screen: most screens have few.
  private func leadToBar() {
    var node: _Node? = self
    while let current = node, !current.leadsToBar {
      current.leadsToBar = true
      node = current.parent
    }
  }

  // MARK: Structure

  /// Calls `visit` with each node directly below, for lifetimes and searches.
  func visitChildren(_ visit: (_Node) -> Void) {}

  /// Calls `visit` with each view that a container arranges until it returns false, and so returns. An override sets `isList` too.
  func visitElements(_ visit: (_Node) -> Bool) -> Bool { visit(self) }

  /// Whether the node may be other than one view: `visitElements` may meet others.
  var isList: Bool { false }

  func appendElements(to elements: inout [_Node]) {
    guard isList else { return elements.append(self) }
    _ = visitElements {
      elements.append($0)
      return true
    }
  }

  final var children: [_Node] {
    var children: [_Node] = []
    visitChildren { children.append($0) }
    return children
  }

  /// How many elements `visitElements` would meet without evaluating any; lazy content counts its data.
  var elementCount: Int { 1 }

  /// Begins work that ends when the node goes.
  final func tie<R>(_ begin: (TiedWork) -> R) -> R {
    let work = work ?? TiedWork()
    self.work = work
    return begin(work)
  }

  private final var work: TiedWork?

  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    willUnmount()
    work?.end()
    visitChildren { $0.unmount() }
    parent = nil
  }

  func willUnmount() {}

  /// The answer of the node, or of the nearest one around it that has one.
  final func nearest<Answer>(_ answer: (_Node) -> Answer?) -> Answer? {
    var node: _Node? = self
    while let candidate = node {
      if let found = answer(candidate) { return found }
      node = candidate.parent
    }
    return nil
  }

  final func ancestor<N: _Node>(_ type: N.Type) -> N? { parent?.nearest { $0 as? N } }

  /// The type of the nearest view with a body around the node, as a message names it.
  final var enclosingView: String? {
    // The root is not a view of the app.
    nearest { $0.depth > 0 ? ($0 as? any Reevaluating)?.viewName : nil }
  }

  /// The type of the nearest view of the app's own.
  final var nearestViewOfApp: String? {
    nearest { node in
      guard node.depth > 0, node.evaluation != nil, let view = node as? any Reevaluating else { return nil }
      return type(of: node).isOfApp ? view.viewName : nil
    }
  }

  /// Where the app's source makes it, in messages.
  final var placeWords: String { callPlace?.description ?? "in \(nearestViewOfApp ?? "an unknown view")" }

  /// Whether it evaluates the body of a view that is not the app's: such a view writes its own state.
  final var isOwnBody: Bool {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("TextUI.CompositeNode<TextUI.") && !name.contains("ModifiedBody<")
  }

  private static var typesOfApp: [ObjectIdentifier: Bool] = [:]

  /// Whether it evaluates the body of a view of the app.
  static var isOfApp: Bool {
    if let known = typesOfApp[ObjectIdentifier(self)] { return known }
    let name = String(reflecting: self)
    let isOfApp = name.hasPrefix("TextUI.Composite") && !name.hasPrefix("TextUI.CompositeNode<TextUI.")
    typesOfApp[ObjectIdentifier(self)] = isOfApp
    return isOfApp
  }

  /// Reports changes in the values that the node's evaluation read; nil for a node that does not evaluate its content again.
  var evaluation: ChangeToken? { nil }

  // MARK: Layout

  /// The size for a proposal, computed once a pass. A view whose size is known at once overrides it: remembering takes longer.
  func size(_ proposal: ProposedCells) -> CellSize {
    if let known = measured.size(for: proposal, pass: graph.pass) { return known }
    let size = measure(proposal)
    measured.remember(size, for: proposal, pass: graph.pass)
    return size
  }

  func measure(_ proposal: ProposedCells) -> CellSize { .zero }

  /// Places everything inside; `proposal` is the one that the frame's size answers. Placing evaluates only lazy content.
  func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed { Placed(self, frame) }

  var layoutPriority: Double { 0 }

  var arrangement: Arrangement { .inherited }

  /// Whether the node is a spacer along `axis`: stacks put no space of their own beside it.
  func isSpacer(_ axis: Axis) -> Bool { false }

  /// A line inside the node that containers align by; nil: derived from the size.
  func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? { nil }

  // MARK: Drawing and meaning

  func draw(_ placed: Placed, on canvas: CellCanvas) {
    for child in placed.children { child.node.draw(child, on: canvas) }
  }

  /// The columns that a text takes on one line; 0 for anything else. Columns of a grid are as wide.
  var textColumns: Int { 0 }

  /// Whether nodes of the class have a role in the bars of their screen: a class with a `barRole` sets it.
  class var hasBarRole: Bool { false }
  /// The node's role in the bars of its screen.
  var barRole: BarRole { .none }
  /// Whether a color, a shape or a line in it is seen however thin it is.
  var isSeenFill: Bool { false }
  /// Whether it is a frame less than half a line high around such a view.
  var isThin: Bool { false }

  /// Itself, if it has ids or tags: quicker than a cast.
  var identifying: (any IdentifyingNode)? { nil }

  /// Whether it makes its content as far as it is on the screen.
  var isLazyContainer: Bool { false }

  /// Whether a screen of its own begins here: its content does not affect the bars around.
  var isScreen: Bool { false }

  func semantics(_ placed: Placed) -> Semantics? { nil }

  /// The node, if it changes the elements of its content; nil for most. A property, as a cast is slow.
  var elementsChange: (any SemanticsChanging)? { nil }

  /// Whether a node inside may have facts beside its drawing. Most screens have none and are not searched.
  func mayHaveFacts(_ placed: Placed) -> Bool { elementsChange != nil }

  /// Whether an element here can be used: most screens are read for the most part, and not searched for controls.
  func offersUse(_ placed: Placed) -> Bool { elementsChange != nil }

  /// Whether the content may take touches elsewhere than where it is drawn.
  var letsTouchesThrough: Bool { false }

  /// Whether it only gives its content a look or room, which the items of a menu do not have.
  var isItemLook: Bool { false }
  /// Whether it has an opaque ground of its own.
  var hidesWhatIsBehind: Bool { false }

  /// Whether the user can reach nothing inside.
  var hidesContent: Bool { false }

  var refresh: RefreshAction? { nil }

  /// Pops the screen that is pushed here; nil where none is.
  var goBack: (@MainActor () -> Void)? { nil }
  /// Why the user cannot go back from the screen that is pushed here; nil where it is possible, or nothing is pushed.
  var goBackObstacle: String? { nil }

  /// Titles that VoiceOver reads before the child at a place.
  var spokenTitles: (texts: [String], place: Int)? { nil }

  func see(_ placed: Placed, in look: inout ScreenLook) -> Bool { true }

  /// Changes what an audit knows about the views inside, such as their opacity.
  func surround(_ part: inout AuditedPart, _ placed: Placed) {}
  /// The height in points; layout knows whole lines only.
  func pointHeight(_ placed: Placed) -> Double { Double(placed.frame.height) * Cells.linePoints }

  /// Why what the source asks for here has no effect on a device; nil where it has one.
  func misplaced(_ placed: Placed) -> String? { nil }
  /// The call of the modifier that made the node.
  var callPlace: CallPlace? { nil }

  /// The value of a trait that a container reads off its content, such as a tab's tag or a row's background.
  func trait<T>(_ key: TraitKey<T>) -> T? { nil }

  /// A list claims its row, and with it the modifiers that only work there.
  func claimAsRow() {}
}

/// A node between its content and its container: it forwards everything to its content unless it overrides it.
class WrapperNode: _Node {
  @exclusivity(unchecked) final var content: _Node!

  override func visitChildren(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override func measure(_ proposal: ProposedCells) -> CellSize { content.size(proposal) }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, [content.place(in: frame, proposal)])
  }
  override var layoutPriority: Double { content.layoutPriority }
  override func isSpacer(_ axis: Axis) -> Bool { content.isSpacer(axis) }
  override func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? { content.guide(guide, in: size) }
  override func trait<T>(_ key: TraitKey<T>) -> T? { content.trait(key) }
  override func claimAsRow() { content.claimAsRow() }
  override var textColumns: Int { content.textColumns }
  override var isSeenFill: Bool { content.isSeenFill }
  override func pointHeight(_ placed: Placed) -> Double {
    let inner = placed.children.first { $0.node === content }
    guard let inner, inner.frame.height == placed.frame.height else { return super.pointHeight(placed) }
    return inner.node.pointHeight(inner)
  }
}

/// A small memory of sizes: nested stacks ask the same few questions again and again. It cannot be copied on the way to an answer.
private struct MeasuredSizes: ~Copyable {
  private typealias Entry = (proposal: ProposedCells, size: CellSize)
  private var pass = -1
  private var count = 0
  // The first few are in the node itself.
  private var first: (Entry, Entry, Entry, Entry) = (none, none, none, none)
  private var more: [Entry] = []
  private static let none: Entry = (.ideal, .zero)

  func size(for proposal: ProposedCells, pass: Int) -> CellSize? {
    guard pass == self.pass else { return nil }
    if count > 0, first.0.proposal == proposal { return first.0.size }
    if count > 1, first.1.proposal == proposal { return first.1.size }
    if count > 2, first.2.proposal == proposal { return first.2.size }
    if count > 3, first.3.proposal == proposal { return first.3.size }
    if count > 4 {
      for entry in more where entry.proposal == proposal { return entry.size }
    }
    return nil
  }

  mutating func remember(_ size: CellSize, for proposal: ProposedCells, pass: Int) {
    if pass != self.pass {
      self.pass = pass
      count = 0
      if !more.isEmpty { more.removeAll(keepingCapacity: true) }
    }
    switch count {
    case 0: first.0 = (proposal, size)
    case 1: first.1 = (proposal, size)
    case 2: first.2 = (proposal, size)
    case 3: first.3 = (proposal, size)
    default: more.append((proposal, size))
    }
    count += 1
  }
}
