/// The tree of a screen: evaluated once, then again where something has changed.
@MainActor
final class ViewGraph {
  /// Counts layouts: sizes are remembered within one.
  private(set) var pass = 0
  let changes = Changes()
  private(set) var issues: [RenderingIssue] = []
  private var root: _Node!
  private var lifetimes = Lifetimes()
  let size: CellSize

  private static let roundLimit = 10

  init<V: View>(_ view: V, size: CellSize, environment: EnvironmentValues) {
    self.size = size
    let context = Context(graph: self, environment: environment, parent: nil)
    root = V._evaluate(view, at: _Site(context, existing: nil))
  }

  func report(_ issue: RenderingIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Whether a body read something that has changed since.
  var needsUpdate: Bool { !changes.isEmpty }

  /// Evaluates what has changed, lays the screen out and lets views appear and disappear, until nothing changes any more.
  func update() -> Placed {
    for _ in 0..<Self.roundLimit {
      reevaluate()
      let placed = layout()
      lifetimes.commit(placed)
      if !needsUpdate { return placed }
    }
    let views = changes.take().compactMap { $0.owner.map { "\(type(of: $0))" } }
    report(.updatesWithoutEnd(rounds: Self.roundLimit, views: views))
    return layout()
  }

  /// Ends every view: they disappear, and their tasks are cancelled.
  func unmount() {
    lifetimes.end()
    root.unmount()
  }

  private func reevaluate() {
    // Outer views first: evaluating one evaluates what is inside it as well.
    while !changes.isEmpty {
      let changed = changes.take().filter { $0.isChanged }.compactMap(\.owner).filter(\.isMounted)
      for node in changed.sorted(by: { $0.depth < $1.depth }) where node.needsEvaluation { node.reevaluate() }
    }
  }

  private func layout() -> Placed {
    pass += 1
    let bounds = CellRect(origin: CellPoint(x: 0, y: 0), size: size)
    let proposal = ProposedCells(size)
    let frame = root.frame(aligned: .center, in: bounds, size: root.size(proposal))
    return root.place(in: frame, proposal)
  }
}
