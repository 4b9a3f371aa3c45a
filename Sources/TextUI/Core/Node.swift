/// A view in the tree: its identity and lifetime, and the way it is measured, placed and drawn.
///
/// A node stands for as long as its view keeps its place: the structural position, the branch taken, the explicit id.
@MainActor
open class _Node {
  private(set) weak var parent: _Node?
  let depth: Int
  unowned let graph: ViewGraph
  private(set) var isMounted = true
  private var measured = MeasuredSizes()

  init(_ context: Context) {
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    graph = context.graph
  }

  // MARK: Structure

  /// The nodes directly below, for lifetimes and searches.
  var children: [_Node] { [] }

  /// Calls `visit` for each view that a container arranges until it returns false; returns false when it was stopped.
  func visitElements(_ visit: (_Node) -> Bool) -> Bool { visit(self) }

  /// How many elements `visitElements` would meet without evaluating any; lazy content counts its data.
  var elementCount: Int { 1 }

  /// Takes the subtree out of the tree: views disappear, tasks are cancelled, subscriptions end.
  final func unmount() {
    guard isMounted else { return }
    isMounted = false
    willUnmount()
    for child in children { child.unmount() }
  }

  func willUnmount() {}

  /// The enclosing node of this type.
  final func ancestor<N: _Node>(_ type: N.Type) -> N? {
    var node = parent
    while let candidate = node {
      if let found = candidate as? N { return found }
      node = candidate.parent
    }
    return nil
  }

  /// The type of the nearest view with a body around the node, as a message names it.
  final var enclosingView: String? {
    var node: _Node? = self
    while let candidate = node {
      if let view = candidate as? any Reevaluating { return view.viewName }
      node = candidate.parent
    }
    return nil
  }

  // MARK: Layout

  /// The size for a proposal, computed once a pass.
  final func size(_ proposal: ProposedCells) -> CellSize {
    if let known = measured.size(for: proposal, pass: graph.pass) { return known }
    let size = measure(proposal)
    measured.remember(size, for: proposal, pass: graph.pass)
    return size
  }

  func measure(_ proposal: ProposedCells) -> CellSize { .zero }

  /// Decides where everything below stands; `proposal` is the one that the frame's size answers. Placing evaluates only what only placing can know (lazy rows).
  func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed { Placed(self, frame) }

  var layoutPriority: Double { 0 }

  var arrangement: Arrangement { .inherited }

  /// Whether the node is a spacer along `axis`: stacks put no space of their own beside it.
  func isSpacer(_ axis: Axis) -> Bool { false }

  /// A line inside the node that containers align by; nil: derived from the size.
  func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? { nil }

  // MARK: Drawing and meaning

  func draw(_ placed: Placed, on canvas: Canvas) {
    for child in placed.children { child.node.draw(child, on: canvas) }
  }

  /// What a person or an assistive technology meets here; nil: only what is below.
  func semantics(_ placed: Placed) -> Semantics? { nil }

  /// The value of a trait that a container reads off its content, such as a tab's tag or a row's background.
  func trait<T>(_ key: TraitKey<T>) -> T? { nil }
}

/// A node between its content and its container: everything is its content's unless it says otherwise.
@MainActor
class WrapperNode: _Node {
  final var content: _Node!

  override var children: [_Node] { content.map { [$0] } ?? [] }
  override func measure(_ proposal: ProposedCells) -> CellSize { content.size(proposal) }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, [content.place(in: frame, proposal)])
  }
  override var layoutPriority: Double { content.layoutPriority }
  override func isSpacer(_ axis: Axis) -> Bool { content.isSpacer(axis) }
  override func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? { content.guide(guide, in: size) }
  override func trait<T>(_ key: TraitKey<T>) -> T? { content.trait(key) }
}

/// A small memory of sizes: nested stacks ask the same few questions again and again, and the cost of asking is exponential
/// in the depth without it.
private struct MeasuredSizes {
  private var pass = -1
  private var entries: [(proposal: ProposedCells, size: CellSize)] = []

  func size(for proposal: ProposedCells, pass: Int) -> CellSize? {
    guard pass == self.pass else { return nil }
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func remember(_ size: CellSize, for proposal: ProposedCells, pass: Int) {
    if pass != self.pass {
      self.pass = pass
      entries.removeAll(keepingCapacity: true)
    }
    entries.append((proposal, size))
  }
}
