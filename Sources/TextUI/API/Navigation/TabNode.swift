nonisolated struct Tabs<Content: View>: View {
  typealias Body = Never
  let selected: AnyHashable?
  let content: Content
  let select: @MainActor (AnyHashable) -> Void

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(TabsNode.init) { node, site in
      if node.selected != view.selected { node.isListing = false }
      node.selected = view.selected
      node.context = site.context
      node.select = view.select
      node.index = site.context.environment[TabIndexKey.self]
      let inner = site.context.list(in: node)
      node.content = Content._evaluate(view.content, at: _Site(inner, existing: node.content))
    }
  }
}

final class TabsNode: _Node, SemanticsChanging {
  override var identifying: (any IdentifyingNode)? { self }
  var content: _Node!
  var selected: AnyHashable?
  var select: @MainActor (AnyHashable) -> Void = { _ in }
  var index = TabIndex.bar
  fileprivate var context: Context!
  /// Whether the list of further tabs is shown, behind the item More.
  fileprivate var isListing = false
  private var more: _Node?
  /// The bar above a tab of that list.
  private var bar: NavigationBar?

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
    if let more { visit(more) }
  }

  private struct Item {
    /// nil for More.
    let node: _Node?
    let value: AnyHashable
    /// Its spoken name.
    let label: String
    /// The same with its badge.
    let name: String
    let icon: String?
    let title: String
    let badge: String?
    var isSelected: Bool

    var sides: (opening: String, closing: String) { isSelected ? ("[*", "*]") : ("[", "]") }

    @MainActor var columns: Int {
      let parts = [icon == nil ? 0 : CellWidth.of(Image.drawing), CellWidth.of(title), badge.map(CellWidth.of) ?? 0]
      return parts.filter { $0 > 0 }.reduce(-1) { $0 + $1 + 1 } + 2 * sides.opening.count
    }
  }

  private var items: [Item] {
    // Without a value a tab is known by its position.
    let tabs = content.allElements.enumerated().map { (node: $1, value: $1.tag ?? AnyHashable($0)) }
      .filter { $0.node.trait(TabScreenNode.hiddenKey) != true }
    let (nodes, values) = (tabs.map(\.node), tabs.map(\.value))
    let index = values.firstIndex { $0 == selected } ?? 0
    return nodes.indices.map { position in
      var label = nodes[position].trait(TabScreenNode.labelKey)
      if label?.isEmpty == true { label = nil }
      let badge = nodes[position].trait(BadgeNode.key)?.text
      let number = "\(isPaged ? "Page" : "Tab") \(position + 1)"
      return Item(
        node: nodes[position], value: values[position], label: label?.name ?? number,
        name: (label?.name ?? number) + (badge.map { " (\($0))" } ?? ""), icon: label?.icon,
        title: label?.title ?? number, badge: badge.map { "<\($0)>" }, isSelected: position == index)
    }
  }

  // MARK: More

  private static let most = 5
  private struct MoreItem: Hashable {}

  /// In a compact width a bar has five items: of more tabs it has four, and More, which lists the others (UITabBarController).
  private func hasMore(_ items: [Item]) -> Bool {
    guard case .bar = index else { return false }
    return items.count > Self.most && context.environment.horizontalSizeClass != .regular
  }

  private func shown(_ items: [Item]) -> [Item] {
    guard hasMore(items) else { return items }
    var shown = Array(items.prefix(Self.most - 1))
    let isAmongMore = isListing || !shown.contains(where: \.isSelected)
    if isListing { for index in shown.indices { shown[index].isSelected = false } }
    let more = systemWord("More")
    shown.append(
      Item(
        node: nil, value: MoreItem(), label: more, name: more, icon: "ellipsis", title: more, badge: nil,
        isSelected: isAmongMore))
    return shown
  }

  private func choose(_ value: AnyHashable) {
    isListing = value == AnyHashable(MoreItem())
    if !isListing { select(value) }
    graph.needLayout()
  }

  private func list(_ items: [Item]) -> _Node {
    let rows = items.dropFirst(Self.most - 1).map { item in
      MoreTabs.Row(title: item.title, icon: item.icon, badge: item.badge) { [weak self] in self?.choose(item.value) }
    }
    let list = MoreTabs._evaluate(MoreTabs(rows: rows), at: _Site(context.single(in: self), existing: more))
    more = list
    return list
  }

  override var goBack: (@MainActor () -> Void)? {
    guard bar != nil else { return nil }
    return { [weak self] in self?.choose(MoreItem()) }
  }

  /// The titles of a bar are small on a device: one that fits by columns does.
  private func rows(_ items: [Item], _ width: Int) -> [[Item]] {
    var rows: [[Item]] = []
    var left = 0
    for item in items {
      if rows.isEmpty || left < item.columns + 2 {
        rows.append([item])
        left = width / Cells.columnPoints - item.columns
      } else {
        rows[rows.count - 1].append(item)
        left -= item.columns + 2
      }
    }
    return rows
  }

  private var isPaged: Bool { if case .pages = index { true } else { false } }

  /// The lines at the bottom that show which screen is selected.
  private func indexHeight(_ items: [Item], _ width: Int) -> Int {
    switch index {
    case .bar: isBarHidden(items) ? 0 : rows(shown(items), width).count
    case .pages(let ifSingle, let ifSeveral): (items.count > 1 ? ifSeveral : ifSingle) ? 1 : 0
    }
  }

  private func isBarHidden(_ items: [Item]) -> Bool {
    guard let selected = items.first(where: \.isSelected)?.node else { return true }
    return !isListing && Self.hidesTabBar(selected)
  }

  private static func hidesTabBar(_ node: _Node) -> Bool {
    if case .hidden(let bars) = node.barRole, bars.contains(.tabBar) { return true }
    if let navigation = node as? NavigationNode { return hidesTabBar(navigation.top) }
    return node.children.contains { hidesTabBar($0) }
  }

  private static func addBarLook(of node: _Node, to look: inout BarLookWords) {
    if case .look(let word, let bars) = node.barRole, bars.contains(.tabBar) { look.add(word) }
    if let navigation = node as? NavigationNode { return addBarLook(of: navigation.top, to: &look) }
    for child in node.children { addBarLook(of: child, to: &look) }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let proposal = lengthless(proposal)
    let ideal = items.first(where: \.isSelected)?.node?.size(proposal) ?? .zero
    return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height + 1)
  }

  override func misplaced(_ placed: Placed) -> String? { sizeless("TabView", placed) }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    guard frame.height > 0 else { return Placed(self, frame) }
    let items = items
    let hasMore = hasMore(items)
    if !hasMore { isListing = false }
    if !isListing {
      more?.unmount()
      more = nil
    }
    guard let position = items.firstIndex(where: \.isSelected),
      let selected = isListing ? list(items) : items[position].node
    else { return Placed(self, frame) }
    // The selected screen is evaluated first: it may hide the bar.
    var inside = frame.inset(CellInsets(bottom: indexHeight(items, frame.width)))
    bar = nil
    var above: [Placed] = []
    if hasMore, !isListing, position >= Self.most - 1 {
      _ = selected.size(ProposedCells(inside.size))
      var bar = NavigationBar(
        of: selected, back: .init(title: systemWord("More")) { [weak self] in self?.choose(MoreItem()) },
        inherited: .inline)
      above = bar.place(in: frame, by: self)
      inside = inside.inset(CellInsets(top: bar.height(frame.width)))
      self.bar = bar
    }
    let offer = ProposedCells(inside.size)
    let screen = selected.frame(aligned: .center, in: inside, size: selected.size(offer))
    return Placed(self, frame, above + [graph.placing(in: inside) { selected.place(in: screen, offer) }])
  }

  private lazy var isOfApp = nearestViewOfApp != nil
  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    let items = items
    look.hasNavigation = look.hasNavigation || isOfApp
    if indexHeight(items, placed.frame.width) > 0, case .bar = index {
      let names = shown(items).map(\.name)
      look.texts += names
      look.titles += names
      look.tabs += names
    }
    return true
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    bar?.draw(in: placed.frame, on: canvas)
    for (child, side) in zip(placed.children, bar?.sides ?? [nil]) {
      if let side {
        canvas.aligned(side) { child.node.draw(child, on: canvas) }
      } else {
        child.node.draw(child, on: canvas)
      }
    }
    let items = items
    guard indexHeight(items, placed.frame.width) > 0 else { return }
    if isPaged { drawPage(items, in: placed.frame, on: canvas) } else { drawBar(items, in: placed.frame, on: canvas) }
  }

  private func drawPage(_ items: [Item], in frame: CellRect, on canvas: CellCanvas) {
    let page = (items.firstIndex(where: \.isSelected) ?? 0) + 1
    let text = "<\(page) of \(items.count)>"
    let width = text.count * Cells.columnPoints
    let point = CellPoint(x: frame.x + (frame.width - width) / 2, y: frame.maxY - 1)
    canvas.structure(text, width: width, at: point, anchor: .center(0))
  }

  private func drawBar(_ items: [Item], in frame: CellRect, on canvas: CellCanvas) {
    let rows = rows(shown(items), frame.width)
    var look = BarLookWords()
    // Modifiers around the tab view apply to it, too.
    if !isListing, let selected = items.first(where: \.isSelected)?.node { Self.addBarLook(of: selected, to: &look) }
    look.note(line: frame.maxY - rows.count, on: canvas)
    for (offset, row) in rows.enumerated() {
      var point = CellPoint(x: frame.x, y: frame.maxY - rows.count + offset)
      canvas.mark(.bottom, line: point.y)
      for item in row {
        canvas.anchored(.leading) { draw(item, at: point, within: frame.width / Cells.columnPoints, on: canvas) }
        point.x += (item.columns + 2) * Cells.columnPoints
      }
    }
  }

  private func draw(_ item: Item, at point: CellPoint, within columns: Int, on canvas: CellCanvas) {
    let cut = max(0, item.columns - columns)
    let start = canvas.position
    var x = point.x + item.sides.opening.count * Cells.columnPoints
    func draw(_ columns: Int, _ draw: (_ width: Int, _ point: CellPoint) -> Void) {
      guard columns > 0 else { return }
      draw(columns * Cells.columnPoints, CellPoint(x: x, y: point.y))
      x += (columns + 1) * Cells.columnPoints
    }
    if let icon = item.icon {
      draw(CellWidth.of(Image.drawing)) { canvas.picture(width: $0, at: $1, Style { $0.picture = icon }) }
    }
    draw(CellWidth.of(item.title) - cut) { width, point in
      guard cut > 0 else { return canvas.text(item.title, width: width, at: point, .plain) }
      let title = String(item.title.prefix(max(0, width / Cells.columnPoints - 3))) + "..."
      canvas.text(title, width: width, at: point, Style.plain.saying("cut"))
    }
    if let badge = item.badge { draw(CellWidth.of(badge)) { canvas.structure(badge, width: $0, at: $1) } }
    let frame = CellRect(origin: point, size: CellSize(width: (item.columns - cut) * Cells.columnPoints, height: 1))
    canvas.brackets(item.sides.opening, item.sides.closing, around: frame, since: start)
  }

  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    // Pages are swiped, with dots or without.
    let items = items
    if !isPaged, isBarHidden(items) { return inner }
    return inner
      + (isPaged ? items : shown(items)).map { item in
        let label = item.label
        var semantics = Semantics(
          role: .tab, label: label, value: item.node?.trait(BadgeNode.key)?.text, isEnabled: true,
          press: { self.choose(item.value) })
        semantics.isSelected = item.isSelected
        return semantics
      }
  }
}

/// A screen of a tab view with its label. The screen is evaluated once it is selected, and keeps its state from then.
nonisolated struct TabScreen<Label: View, Screen: View>: View {
  typealias Body = Never
  let value: AnyHashable?
  let label: Label
  let content: Screen
  var place: CallPlace?

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(TabScreenNode.init) { node, site in
      node.place = view.place
      node.update(
        view.value ?? (view.content as? any TagCarrying)?.carriedTag, site.context,
        label: { Label._evaluate(view.label, at: $0) }, screen: { Screen._evaluate(view.content, at: $0) })
    }
  }
}

final class TabScreenNode: _Node {
  struct Label {
    /// Its name: the title, or the picture's name.
    let name: String
    /// The text beside the picture.
    let title: String
    let icon: String?

    var isEmpty: Bool { name.isEmpty && title.isEmpty && icon == nil }
  }
  static let labelKey = TraitKey<Label>(name: "tab label")
  /// Whether the bar has no item for the tab.
  nonisolated static let hiddenKey = TraitKey<Bool>(name: "hidden tab")

  private var value: AnyHashable?
  /// Whether a tab view has claimed it.
  private var isTab = false
  fileprivate var place: CallPlace?
  private var context: Context!
  private var makeScreen: ((_Site) -> _Node)?
  private var label: _Node!
  private var screen: _Node?

  override func visitChildren(_ visit: (_Node) -> Void) {
    if let label { visit(label) }
    if let screen { visit(screen) }
  }

  func update(_ value: AnyHashable?, _ context: Context, label: (_Site) -> _Node, screen: @escaping (_Site) -> _Node) {
    self.value = value
    self.context = context.single(in: self)
    self.label = label(_Site(self.context, existing: self.label))
    makeScreen = screen
    if self.screen != nil { self.screen = screen(_Site(self.context, existing: self.screen)) }
  }

  /// The screen, evaluated at the latest now.
  private var evaluated: _Node {
    if let screen { return screen }
    let made = makeScreen!(_Site(context, existing: nil))
    screen = made
    return made
  }

  override func measure(_ proposal: ProposedCells) -> CellSize { evaluated.size(proposal) }
  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    Placed(self, frame, [evaluated.place(in: frame, proposal)])
  }

  override func trait<T>(_ key: TraitKey<T>) -> T? {
    if key.name == Self.labelKey.name { return shownLabel as? T }
    // A cast of nil itself would find an AnyHashable.
    if key.name == _Node.tagKey.name { return value.flatMap { $0 as? T } }
    return nil
  }

  override var callPlace: CallPlace? { place }
  override func misplaced(_ placed: Placed) -> String? {
    isTab ? nil : "tabItem has no effect here: not on a view of a TabView"
  }

  private var shownLabel: Label {
    isTab = true
    let placed = label.placedAlone
    var icon: String?
    placed.visit { part in
      if icon == nil, let image = (part.node as? LeafNode<Image>)?.view { icon = AppText.visible(image.name) }
    }
    // Apple: "Tab views only support tab items of type Text, Image, or an image followed by text. Passing any other type of view results in a
    // visible but empty tab item."
    let elements = placed.elements.filter { [.text, .image].contains($0.role) && $0.isStatic }
    return Label(name: elements.readAloud, title: elements.filter { $0.role != .image }.readAloud, icon: icon)
  }
}
