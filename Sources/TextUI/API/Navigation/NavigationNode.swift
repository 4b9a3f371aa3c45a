/// A navigation stack in the tree: its bar, then the screen on top. Covered screens keep their state, but they are not
/// placed: they disappear, and their tasks are canceled.
final class NavigationNode: _Node, Reevaluating {
  private var context: Context
  private let changes: ChangeToken
  private let ownPath = StateBox(NavigationPath())
  private let editing = StateBox(EditMode.inactive)
  private var path: NavigationPathAccess
  private var root: _Node!
  private var pushes: [NavigationPush] = []
  /// The screens that were asked for together with another one.
  private var waiting: [(push: NavigationPush, other: NavigationPush)] = []
  private var screens: [PushedScreen] = []
  private var isEvaluating = false

  private struct PushedScreen {
    let key: AnyHashable
    let node: _Node
    let pop: @MainActor () -> Void
  }

  override init(_ context: Context) {
    self.context = context
    changes = ChangeToken(context.graph.changes)
    path = NavigationPathAccess(ownPath)
    super.init(context)
    changes.owner = self
  }

  static func evaluate(
    at site: _Site, path: NavigationPathAccess?, columns: [@MainActor (_Site) -> _Node] = [],
    preferred: Binding<NavigationSplitViewColumn>? = nil, place: CallPlace? = nil,
    root: @escaping @MainActor (_Site) -> _Node
  ) -> _Node {
    site.element(NavigationNode.init) { node, site in
      node.stackPlace = place
      node.update(columns)
      node.prefer(preferred)
      node.update(site.context, path, root)
    }
  }

  /// A column of a split view.
  /// - Parameter next: the column that shows the screens pushed here.
  static func column(
    _ context: Context, existing: NavigationNode?, before next: NavigationNode?, root: (_Site) -> _Node
  ) -> NavigationNode {
    let node = existing ?? NavigationNode(context)
    node.next = next
    next?.source = node
    node.update(context, nil, root)
    return node
  }

  private func update(_ context: Context, _ path: NavigationPathAccess?, _ makeRoot: (_Site) -> _Node) {
    self.context = context
    self.path = path ?? NavigationPathAccess(ownPath)
    if root == nil, let outer = context.environment.navigation, outer.isPushed, let stack = outer.node, !stack.isColumn
    {
      graph.changes.note(.nestedStack(placeWords, in: stack.placeWords))
    }
    isEvaluating = true
    root = makeRoot(_Site(innerContext, existing: root))
    isEvaluating = false
    reevaluate()
  }

  private var innerContext: Context {
    var inner = context.single(in: self)
    inner.environment.navigation = WeakNavigation(node: self)
    inner.environment.outerSearch = nil
    inner.environment.hasOlderAlert = false
    inner.environment.editMode = Binding(editing)
    return inner
  }

  override func willUnmount() { changes.end() }

  private var stackPlace: CallPlace?
  override var callPlace: CallPlace? { stackPlace }
  /// Whether it shows columns of a split view, which may have stacks of their own.
  private var isColumn: Bool { next != nil || source != nil || !columns.isEmpty }

  var needsEvaluation: Bool { changes.isChanged }
  var viewName: String { "NavigationStack" }

  // MARK: The screens

  var top: _Node { screens.last?.node ?? root }
  override func visitChildren(_ visit: (_Node) -> Void) {
    if let root { visit(root) }
    for screen in screens { visit(screen.node) }
  }

  func reevaluate() {
    isEvaluating = true
    defer { isEvaluating = false }
    let values = changes.tracking { path.values() }
    let old = screens
    screens = []
    var left = values.enumerated().map { $0 }[...]
    var waiting = pushes
    // Evaluating a screen may push the next one: the list of pushes grows while it is walked.
    while true {
      if let next = waiting.first, next.position <= screens.count || left.isEmpty {
        waiting.removeFirst()
        guard pushes.contains(where: { $0 === next }) else { continue }
        show(AnyHashable(next), old, next.pop, next.make)
      } else if let (index, value) = left.popFirst() {
        if let item = screens.lazy.compactMap({ $0.key.base as? NavigationPush }).first(where: \.isOfItem) {
          graph.changes.note(.valueAboveItem("\(type(of: value.base))", item.name))
        }
        let pop: @MainActor () -> Void = { [weak self] in self?.path.removeFrom(index) }
        show(AnyHashable(ValueKey(index: index, value: value)), old, pop, destination(for: value))
      } else {
        break
      }
      for push in pushes where !waiting.contains(where: { $0 === push }) && !isShown(push) { waiting.append(push) }
    }
    for screen in old where !screens.contains(where: { $0.node === screen.node }) { screen.node.unmount() }
  }

  private struct ValueKey: Hashable {
    let index: Int
    let value: AnyHashable
  }

  private func isShown(_ push: NavigationPush) -> Bool { screens.contains { $0.key == AnyHashable(push) } }

  private func show(
    _ key: AnyHashable, _ old: [PushedScreen], _ pop: @escaping @MainActor () -> Void, _ make: (_Site) -> _Node
  ) {
    var inner = innerContext
    inner.environment.builtIn.isPresented = true
    inner.environment.navigation?.isPushed = true
    inner.environment.builtIn.dismiss = DismissAction(pop)
    let existing = old.first { $0.key == key }?.node
    screens.append(PushedScreen(key: key, node: make(_Site(inner, existing: existing)), pop: pop))
  }

  /// The destination for a value: of the nearest screen below that knows its type.
  private func destination(for value: AnyHashable) -> (_Site) -> _Node {
    if let found = find(value, isLazy: false) { return found }
    let type = "\(type(of: value.base))"
    graph.report(.noDestination(type: type, value: AppText.visible("\(value.base)")))
    return { Text._evaluate(Text(verbatim: "(no destination for \(type))"), at: $0) }
  }

  /// - Parameter isLazy: whether to look in lazy containers, where a stack does not see it (`navigationDestination(for:destination:)`).
  private func find(_ value: AnyHashable, isLazy: Bool) -> ((_Site) -> _Node)? {
    for screen in [source?.root, root].compactMap(\.self) + screens.map(\.node) {
      if let found = Self.destination(for: value, in: screen, isLazy) { return found }
    }
    return nil
  }

  private static func destination(for value: AnyHashable, in node: _Node, _ isLazy: Bool) -> ((_Site) -> _Node)? {
    if let holder = node as? any DestinationHolder, let make = holder.destination(for: value) { return make }
    guard isLazy || !node.isLazyContainer else { return nil }
    for child in node.children where !child.isScreen {
      if let make = destination(for: value, in: child, isLazy) { return make }
    }
    return nil
  }

  private var destinations: [KnownDestination] = []
  private var hasNewDestination = false

  private struct KnownDestination {
    weak var node: (any DestinationHolder)?
    let type: Any.Type
  }

  /// Remembers a destination of the screens, to find two of one type.
  func note(_ node: any DestinationHolder, of type: Any.Type) {
    destinations.append(KnownDestination(node: node, type: type))
    hasNewDestination = true
  }

  /// Notes the destinations that are never used, as one for the same type is declared elsewhere on the stack.
  private func noteSecondDestinations() {
    hasNewDestination = false
    destinations.removeAll { $0.node?.isMounted != true }
    var first: [ObjectIdentifier: _Node] = [:]
    for destination in destinations {
      guard let node = destination.node, !node.isInLazyContainer else { continue }
      guard let other = first[ObjectIdentifier(destination.type)] else {
        first[ObjectIdentifier(destination.type)] = node
        continue
      }
      // A view that is pushed on itself declares the same one again.
      guard other.placeWords != node.placeWords else { continue }
      graph.changes.note(.secondDestination(of: "\(destination.type)", other.placeWords, node.placeWords))
    }
  }

  // MARK: Pushing and popping

  func push(_ value: AnyHashable) {
    // A link whose only destination is in a lazy container leads nowhere.
    let column = next ?? self
    if column.find(value, isLazy: false) == nil, column.find(value, isLazy: true) != nil { return }
    next?.beginAnew()
    column.append(value)
  }

  private func append(_ value: AnyHashable) {
    guard !path.append(value) else { return }
    graph.report(.wrongPathElement(type: "\(type(of: value.base))", path: path.typeName))
  }

  func push(_ push: NavigationPush) {
    let column = next ?? self
    guard !column.pushes.contains(where: { $0 === push }) else { return }
    // One at a time: a push while another one is under way waits until that screen is popped.
    if let other = column.pushes.first(where: { $0.position == column.screens.count && !column.isShown($0) }) {
      column.waiting.append((push, other))
      return graph.changes.note(.waiting(push.name, behind: other.name))
    }
    next?.beginAnew()
    push.position = column.screens.count
    column.pushes.append(push)
    column.destinationChanged()
  }

  /// Makes room for a first screen in place of the column's own.
  private func beginAnew() {
    removeAll()
    hasOtherRoot = true
  }

  func remove(_ push: NavigationPush) {
    waiting.removeAll { $0.push === push }
    guard let index = pushes.firstIndex(where: { $0 === push }) else {
      next?.remove(push)
      return
    }
    pushes.remove(at: index)
    if let next = waiting.firstIndex(where: { $0.other === push }) { self.push(waiting.remove(at: next).push) }
    destinationChanged()
  }

  /// Reports a change in the content of pushed screens. While the stack evaluates, screens above come
  /// after and see it anyway.
  func destinationChanged() {
    if !isEvaluating { changes.didChange() }
    next?.destinationChanged()
  }

  override var goBack: (@MainActor () -> Void)? {
    pushedCount > 0 && goBackObstacle == nil ? screens.last?.pop : nil
  }

  /// Without the button the swipe is off too (UIKit's interactivePopGestureRecognizer).
  override var goBackObstacle: String? {
    guard pushedCount > 0, !NavigationBar(of: top).hasWayBack else { return nil }
    return "There is no way back: the screen hides its back button, and the swipe is off with it.\n"
      + "Press a control of the screen that leads back."
  }

  // MARK: Beside other columns

  /// The column that shows the screens pushed here, and the one whose screens this shows.
  private var next: NavigationNode?
  private weak var source: NavigationNode?
  /// Whether the first of the pushed screens replaces the column's own.
  private var hasOtherRoot = false

  private var pushedCount: Int { max(0, screens.count - (hasOtherRoot ? 1 : 0)) }

  private func removeAll() {
    if !path.values().isEmpty { path.removeFrom(0) }
    pushes.removeAll()
    waiting.removeAll()
    hasOtherRoot = false
    destinationChanged()
  }

  var columnWidth: Int? { NavigationBar(of: root).columnWidth }

  // MARK: Columns

  private var columns: [NavigationPush] = []

  private func update(_ columns: [@MainActor (_Site) -> _Node]) {
    for (index, make) in columns.enumerated() {
      if index < self.columns.count {
        self.columns[index].make = make
      } else {
        self.columns.append(
          NavigationPush(make: make) { [weak self] in
            guard let self else { return }
            remove(self.columns[index])
            noteColumn()
          })
      }
    }
  }

  private var preferred: Binding<NavigationSplitViewColumn>?
  private var lastPreferred: NavigationSplitViewColumn?

  /// Puts the column on top that the app prefers, when it has begun to prefer it.
  private func prefer(_ column: Binding<NavigationSplitViewColumn>?) {
    preferred = column
    guard let wanted = column?.wrappedValue, wanted != lastPreferred else { return }
    lastPreferred = wanted
    let depth = wanted == .sidebar ? 0 : wanted == .detail ? columns.count : columns.count - 1
    for (index, column) in columns.prefix(depth).enumerated() where !pushes.contains(where: { $0 === column }) {
      column.position = index
      pushes.insert(column, at: index)
    }
    pushes.removeAll { push in columns.dropFirst(depth).contains { $0 === push } }
  }

  /// Tells the app which column is on top since the user has chosen a row or gone back.
  private func noteColumn() {
    let depth = columns.count { column in pushes.contains { $0 === column } }
    preferred?.wrappedValue = depth == 0 ? .sidebar : depth == columns.count ? .detail : .content
  }

  /// Pushes the next column: a row of a selecting list was chosen.
  func showNextColumn() {
    if let next { return next.removeAll() }
    guard let nextColumn else { return }
    push(nextColumn)
    noteColumn()
  }

  var hasNextColumn: Bool { next != nil || nextColumn != nil }

  private var nextColumn: NavigationPush? { columns.first { column in !pushes.contains { $0 === column } } }

  // MARK: Layout

  override var isScreen: Bool { true }

  private var bar: NavigationBar?

  private func makeBar() -> NavigationBar {
    let below = screens.count > 1 ? screens[screens.count - 2].node : root!
    // A pushed screen has the title mode of the one below.
    let covered = screens.isEmpty ? [] : [root!] + screens.dropLast().map(\.node)
    let inherited = covered.lazy.compactMap { NavigationBar(of: $0).titleMode }.last
    return NavigationBar(
      of: top,
      back: (pushedCount > 0 ? screens.last : nil).map {
        .init(title: NavigationBar.title(of: below) ?? systemWord("Back"), press: $0.pop)
      },
      inherited: inherited ?? .large, search: screens.isEmpty ? outerSearch : nil)
  }

  /// The search around the whole container, where no other one inside has claimed it.
  private var outerSearch: (any SearchHolder)? {
    context.environment.outerSearch?.holder.flatMap { $0.claim(by: self) ? $0 : nil }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let proposal = lengthless(proposal)
    let ideal = proposal.width == nil || proposal.height == nil ? top.size(proposal) : .zero
    return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func misplaced(_ placed: Placed) -> String? { sizeless("NavigationStack", placed) }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    if hasNewDestination { noteSecondDestinations() }
    guard frame.height > 0 else {
      bar = nil
      return Placed(self, frame)
    }
    var bar = makeBar()
    let above = bar.place(in: frame, by: self)
    let below = bar.placeBottom(in: frame)
    self.bar = bar
    let inside = frame.inset(CellInsets(top: bar.height(frame.width), bottom: bar.bottomHeight(frame.width)))
    let offer = ProposedCells(inside.size)
    let screen = graph.placing(in: inside) {
      top.place(in: top.frame(aligned: .center, in: inside, size: top.size(offer)), offer)
    }
    return Placed(self, frame, above + [screen] + below)
  }

  override var spokenTitles: (texts: [String], place: Int)? { bar?.spokenTitles }

  private lazy var isOfApp = nearestViewOfApp != nil
  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    look.hasNavigation = look.hasNavigation || isOfApp
    look.cutTitle = bar?.cutTitle(in: placed.frame)
    return true
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard let bar else { return super.draw(placed, on: canvas) }
    bar.mark(in: placed.frame, on: canvas)
    // The bars are over the screen, also where it reaches below them.
    let parts = zip(placed.children, bar.sides)
    for (screen, side) in parts where side == nil { canvas.centred { screen.node.draw(screen, on: canvas) } }
    bar.draw(in: placed.frame, on: canvas)
    bar.drawBottom(in: placed.frame, on: canvas)
    for case (let item, let side?) in parts { canvas.aligned(side) { item.node.draw(item, on: canvas) } }
  }
}

/// A screen that a view pushes, beside the values of the path. The object is its identity, so it is retained.
@MainActor final class NavigationPush: Hashable {
  fileprivate(set) var position = 0
  /// In messages.
  var name = "a pushed screen"
  /// Whether `navigationDestination(item:)` pushes it.
  var isOfItem = false
  var make: @MainActor (_Site) -> _Node
  let pop: @MainActor () -> Void

  init(make: @escaping @MainActor (_Site) -> _Node, pop: @escaping @MainActor () -> Void) {
    self.make = make
    self.pop = pop
  }

  nonisolated static func == (a: NavigationPush, b: NavigationPush) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor protocol DestinationHolder: _Node {
  func destination(for value: AnyHashable) -> ((_Site) -> _Node)?
  var isInLazyContainer: Bool { get }
}

struct WeakNavigation {
  weak var node: NavigationNode?
  /// Whether it is around a screen that is pushed on the stack, and not around its own.
  var isPushed = false
}

extension EnvironmentValues { @Entry var navigation: WeakNavigation? = nil }
