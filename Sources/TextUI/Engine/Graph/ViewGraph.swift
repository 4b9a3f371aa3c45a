/// The tree of a screen: evaluated once, then again where something has changed.
@MainActor final class ViewGraph {
  /// Counts layouts: sizes are remembered within one.
  @exclusivity(unchecked) private(set) var pass = 0
  let changes = Changes()
  private(set) var issues: [RenderingIssue] = []
  @exclusivity(unchecked) private(set) var guides: Set<AlignmentKey> = []
  private(set) var horizontalGuides: Set<AlignmentKey> = []
  var hasAlignmentGuides: Bool { !guides.isEmpty }
  /// Whether a view may become smaller with more room: a layout of the app's own, one of several views.
  @exclusivity(unchecked) private(set) var hasIrregularSizes = false
  func noteIrregularSizes() { hasIrregularSizes = true }
  let storedValues: StoredValues
  /// The part of the content that the scroll view around the current layout shows.
  var viewport: Viewport?
  /// The part of the screen that its bars leave free; nil inside of scrolled content.
  var safeArea: CellRect?
  private var root: (PassthroughNode & Reevaluating)!
  var content: _Node { root }
  private var lifetimes = Lifetimes()
  /// Whether the user is elsewhere: another tab, another screen on top. The tree stays, and nothing in it is on the screen.
  private(set) var isAway = false
  /// Whether the rounds of updates approach their limit; the reactions of views since then.
  private var isRunningAway = false
  private var reactions: [String] = []
  let size: CellSize
  /// The whole screen's, which is turned over when it is drawn.
  private(set) var direction: LayoutDirection
  private var turnedBelow: ObjectIdentifier?

  private static let roundLimit = 10

  init<V: View>(_ view: V, size: CellSize, environment: EnvironmentValues) {
    self.size = size
    direction = environment.builtIn.layoutDirection
    systemScheme = environment.builtIn.colorScheme
    storedValues = StoredValues(usesDefaults: environment.usesDefaults)
    storedValues.begin()
    let context = Context(graph: self, environment: environment)
    root = ViewUpdate.run { RootNode(view, context) }
  }

  /// The branches of the last layout, and their nodes; some appear twice.
  @exclusivity(unchecked) private(set) var arrangedBranches: [(node: _Node, place: BranchPlace)] = []

  func noteDrawn(_ place: BranchPlace, by node: _Node) { arrangedBranches.append((node, place)) }

  /// What has no effect where it is placed and has no place of its own, by its node.
  var misplaced: [ObjectIdentifier: (words: String, node: _Node)] = [:]

  func report(_ issue: RenderingIssue) { if !issues.contains(issue) { issues.append(issue) } }

  /// The last environments that were compared: the rows of a list have the same two. They are kept for one update, as is what they hold.
  private var compared: (one: EnvironmentValues, other: EnvironmentValues, areSame: Bool)?

  func areSame(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
    if let compared, one.isShared(with: compared.one), other.isShared(with: compared.other) { return compared.areSame }
    let areSame = one.isSame(as: other)
    compared = (one, other, areSame)
    return areSame
  }

  var needsUpdate: Bool { !changes.isEmpty || needsLayout }

  /// Only in a simulation, as the defaults are the machine's outside of it.
  func readDefaults() { storedValues.readAll() }

  private var needsLayout = false
  func needLayout() { needsLayout = true }

  func update() -> Placed {
    defer { compared = nil }
    storedValues.begin()
    reactions = []
    if !liveNodes.isEmpty { ViewUpdate.run { refreshLiveNodes() } }
    for round in 0..<Self.roundLimit {
      isRunningAway = round >= Self.roundLimit - 2
      evaluateChanges()
      let placed = layout()
      if !isAway { lifetimes.commit(placed) }
      readDefaults()
      if !needsUpdate {
        isRunningAway = false
        return placed
      }
    }
    isRunningAway = false
    var views: [String] = []
    for token in changes.take() {
      let view = token.owner?.viewName ?? "the screen's layout"
      if !views.contains(view) { views.append(view) }
    }
    report(.updatesWithoutEnd(rounds: Self.roundLimit, views: views, changes: reactions))
    return layout()
  }

  /// Records that a view reacts to a change, once the reactions seem endless.
  func willReact<Value>(_ node: _Node, to what: String, from old: Value, to new: Value) {
    guard isRunningAway else { return }
    let view = node.enclosingView.map { " in \($0)" } ?? ""
    let reaction = "\(what)\(view) from \(old) to \(new)"
    if !reactions.contains(reaction) { reactions.append(reaction) }
  }

  var systemEventNodes: [SystemEventNode] { root.systemEventNodes() }

  var environment: EnvironmentValues { root.context.environment }

  let preferredSchemes = PreferredSchemes()
  /// The user's scheme, which the screen has unless a view prefers another one.
  private(set) var systemScheme: ColorScheme
  var preferredScheme: ColorScheme? { didSet { changeEnvironment { _ in } } }

  func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var environment = root.context.environment
    environment.builtIn.colorScheme = systemScheme
    change(&environment)
    systemScheme = environment.builtIn.colorScheme
    if let preferredScheme { environment.builtIn.colorScheme = preferredScheme }
    root.context.environment = environment
    ViewUpdate.run { root.reevaluate() }
    needLayout()
  }

  func leave() {
    isAway = true
    lifetimes.end()
  }

  func comeBack() {
    isAway = false
    needLayout()
  }

  func unmount() {
    compared = nil
    lifetimes.end()
    storedValues.end()
    layoutChanges.end()
    root.unmount()
  }

  /// The animation of the changes that are being evaluated.
  private(set) var animation: Animation?

  func evaluateChanges() { ViewUpdate.run { reevaluate() } }

  private func reevaluate() {
    // Outer views first: evaluating one evaluates its content as well.
    // Bodies that depend on other bodies are evaluated in the next round, so that the rounds are counted.
    var turns = 0
    while !changes.isEmpty, turns < Self.roundLimit {
      turns += 1
      animation = changes.takeAnimation()
      let changed = changes.take().filter { $0.isChanged }.compactMap(\.owner).filter(\.isMounted)
      for node in changed.sorted(by: { $0.depth < $1.depth }) where node.needsEvaluation { node.reevaluate() }
      if !takenRows.isEmpty { takenRows.giveBack(in: changed) }
    }
  }

  private var liveNodes: [ObjectIdentifier: any LiveNode] = [:]
  var showsTime: Bool { liveNodes.values.contains { $0.isMounted } }

  var untilNextTime: Duration? {
    guard !liveNodes.isEmpty else { return nil }
    let now = Date()
    let waits = liveNodes.values.filter(\.isMounted).compactMap { $0.nextTime(after: now)?.timeIntervalSince(now) }
    // A date of an app's may be no time, or lie where numbers are too far apart to count seconds: its next one never comes.
    let next = waits.filter { $0 > -1 && $0 < 1e12 }.min()
    return next.map { .microseconds(max(1, ($0 / Date.resolution).rounded())) }
  }

  func watchTime(_ node: any LiveNode) { liveNodes[ObjectIdentifier(node)] = node }

  private func refreshLiveNodes() {
    liveNodes = liveNodes.filter { $0.value.isMounted }
    // Outer nodes first: one of them may evaluate another.
    for node in liveNodes.values.sorted(by: { $0.depth < $1.depth }) where node.isMounted { node.refresh() }
  }

  func noteGuide(_ key: AlignmentKey, isHorizontal: Bool) {
    guides.insert(key)
    if isHorizontal { horizontalGuides.insert(key) }
  }

  func isHorizontal(_ key: AlignmentKey) -> Bool {
    AlignmentKey.horizontal.contains(key) || horizontalGuides.contains(key)
  }

  /// Forgets the sizes of this layout: content has been evaluated within it.
  func forgetSizes() { pass += 1 }

  /// The reads of an app's code while views are measured, placed and drawn: no body depends on them, and each layout reads anew.
  private lazy var layoutChanges = ChangeToken(changes)

  private func layout() -> Placed {
    ViewUpdate.run {
      var placed = placeAll()
      // A view may prefer a scheme as long as it has another one: such an update has no end, and is reported.
      var turns = 0
      while presenters.passTurns() || turns < 2 && preferredSchemes.grant(in: self) {
        placed = placeAll()
        turns += 1
      }
      if preferredSchemes.grant(in: self) { needLayout() }
      return placed
    }
  }

  private func placeAll() -> Placed {
    pass += 1
    needsLayout = false
    arrangedBranches.removeAll(keepingCapacity: true)
    presenters.begin()
    preferredSchemes.begin()
    return layoutChanges.tracking {
      let bounds = CellRect(origin: CellPoint(x: 0, y: 0), size: size)
      let proposal = ProposedCells(size)
      let frame = root.frame(aligned: .center, in: bounds, size: root.size(proposal))
      return root.place(in: frame, proposal)
    }
  }

  /// Takes over a direction that a view sets which has the whole screen inside.
  func turn(from outer: LayoutDirection, to inner: LayoutDirection, below parent: _Node?) {
    let place = parent.map { ObjectIdentifier($0) }
    guard outer != inner else {
      // It was set here before.
      if turnedBelow == place, direction != inner { direction = inner }
      return
    }
    var node = parent
    while let current = node {
      guard current is WrapperNode, !(current is PresentedNode) else { return }
      node = current.parent
    }
    (direction, turnedBelow) = (inner, place)
  }

  let presenters = Presenters()
  let takenRows = TakenRows()

  /// Runs code that belongs to the current layout but comes after it.
  func afterLayout<R>(_ read: () -> R) -> R { ViewUpdate.run { layoutChanges.continuing(read) } }
}

@MainActor protocol LiveNode: _Node {
  func refresh()
  /// The time after `now` at which the content next changes on its own; nil where it does not, or changes with every screen refresh.
  func nextTime(after now: Date) -> Date?
}
