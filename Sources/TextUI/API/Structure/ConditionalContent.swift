/// One of two views, as `if`/`else` and `switch` in a builder choose.
public struct _ConditionalContent<First, Second> {
  @usableFromInline enum Branch {
    case first(First)
    case second(Second)
  }
  @usableFromInline let branch: Branch
  /// Where the branch begins; nil for one that is not written in a builder.
  @usableFromInline let place: BranchPlace?

  // Generic code asks for the types' metadata in each function anew, which takes longer than all the rest.
  @inlinable @inline(__always) init(branch: Branch, place: BranchPlace?) {
    self.branch = branch
    self.place = place
  }
}

extension _ConditionalContent: View where First: View, Second: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: BranchNode.self) ?? BranchNode(site.context)
    node.context = site.context
    switch view.branch {
    case .first(let first): node.show(0, from: view.place) { First._evaluate(first, at: $0) }
    case .second(let second): node.show(1, from: view.place) { Second._evaluate(second, at: $0) }
    }
    return node
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    let node = site.existing(as: BranchNode.self) ?? BranchNode(site.context)
    node.context = site.context
    switch view {
    case .some(let some): node.show(0, from: nil) { Wrapped._evaluate(some, at: $0) }
    case .none: node.show(1, from: nil) { EmptyView._evaluate(EmptyView(), at: $0) }
    }
    return node
  }
}

/// A place that one of several views takes; a view keeps its state only while its branch is taken.
final class BranchNode: PassthroughNode {
  private var taken: Int?
  private var place: BranchPlace?
  /// The layout that has arranged it last.
  private var pass = -1

  func show(_ branch: Int, from place: BranchPlace?, _ make: (_Site) -> _Node) {
    self.place = place
    evaluateContent(keeping: taken == branch, make)
    taken = branch
  }

  // Containers ask for the views, or place them, at each layout.
  override func visitElements(_ visit: (_Node) -> Bool) -> Bool {
    noteDrawn()
    return super.visitElements(visit)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    noteDrawn()
    return super.place(in: frame, proposal)
  }

  private func noteDrawn() {
    guard let place, pass != graph.pass else { return }
    pass = graph.pass
    graph.noteDrawn(place, by: self)
  }
}
