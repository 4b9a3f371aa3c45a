nonisolated struct Tabs<Content: View>: View {
  typealias Body = Never
  let selected: AnyHashable?
  let content: Content
  let select: @MainActor (AnyHashable) -> Void

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(TabsNode.init) { node, site in
      node.selected = view.selected
      node.select = view.select
      node.index = site.context.environment[TabIndexKey.self]
      let inner = site.context.list(in: node)
      node.content = Content._evaluate(view.content, at: _Site(inner, existing: node.content))
    }
  }
}

final class TabsNode: _Node, SemanticsChanging {
  var content: _Node!
  var selected: AnyHashable?
  var select: @MainActor (AnyHashable) -> Void = { _ in }
  var index = TabIndex.bar

  override func visitChildren(_ visit: (_Node) -> Void) { if let content { visit(content) } }

  private struct Item {
    let node: _Node
    let value: AnyHashable
    /// Its spoken name.
    let label: String
    /// The same with its badge.
    let name: String
    let icon: String?
    let title: String
    let badge: String?
    let isSelected: Bool

    var sides: (opening: String, closing: String) { isSelected ? ("[*", "*]") : ("[", "]") }

    @MainActor var columns: Int {
      let parts = [icon == nil ? 0 : CellWidth.of(Image.drawing), CellWidth.of(title), badge.map(CellWidth.of) ?? 0]
      return parts.filter { $0 > 0 }.reduce(-1) { $0 + $1 + 1 } + 2 * sides.opening.count
    }
  }

  private var items: [Item] {
    let nodes = content.allElements
    // Without a value a tab is known by its position.
    let values = nodes.enumerated().map { $1.tag ?? AnyHashable($0) }
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
    case .bar: isBarHidden(items) ? 0 : rows(items, width).count
    case .pages(let ifSingle, let ifSeveral): (items.count > 1 ? ifSeveral : ifSingle) ? 1 : 0
    }
  }

  private func isBarHidden(_ items: [Item]) -> Bool {
    guard let selected = items.first(where: \.isSelected) else { return true }
    return Self.hidesTabBar(selected.node)
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
    let ideal = items.first(where: \.isSelected)?.node.size(proposal) ?? .zero
    return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height + 1)
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let items = items
    guard let selected = items.first(where: \.isSelected) else { return Placed(self, frame) }
    // The selected screen is evaluated first: it may hide the bar.
    let inside = frame.inset(CellInsets(bottom: indexHeight(items, frame.width)))
    let offer = ProposedCells(inside.size)
    let screen = selected.node.frame(aligned: .center, in: inside, size: selected.node.size(offer))
    return Placed(self, frame, [selected.node.place(in: screen, offer)])
  }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    let items = items
    if indexHeight(items, placed.frame.width) > 0, case .bar = index {
      look.texts += items.map(\.name)
      look.titles += items.map(\.name)
      look.tabs += items.map(\.name)
    }
    return true
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    super.draw(placed, on: canvas)
    let items = items
    guard indexHeight(items, placed.frame.width) > 0 else { return }
    if isPaged { drawPage(items, in: placed.frame, on: canvas) } else { drawBar(items, in: placed.frame, on: canvas) }
  }

  private func drawPage(_ items: [Item], in frame: CellRect, on canvas: CellCanvas) {
    let page = (items.firstIndex(where: \.isSelected) ?? 0) + 1
    let text = "<\(page) of \(items.count)>"
    let width = text.count * Cells.columnPoints
    canvas.structure(text, width: width, at: CellPoint(x: frame.x + (frame.width - width) / 2, y: frame.maxY - 1))
  }

  private func drawBar(_ items: [Item], in frame: CellRect, on canvas: CellCanvas) {
    let rows = rows(items, frame.width)
    var look = BarLookWords()
    // Modifiers around the tab view apply to it, too.
    if let selected = items.first(where: \.isSelected) { Self.addBarLook(of: selected.node, to: &look) }
    look.note(line: frame.maxY - rows.count, on: canvas)
    for (offset, row) in rows.enumerated() {
      var point = CellPoint(x: frame.x, y: frame.maxY - rows.count + offset)
      canvas.mark(.bottom, line: point.y)
      for item in row {
        draw(item, at: point, on: canvas)
        point.x += (item.columns + 2) * Cells.columnPoints
      }
    }
  }

  private func draw(_ item: Item, at point: CellPoint, on canvas: CellCanvas) {
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
    draw(CellWidth.of(item.title)) { canvas.text(item.title, width: $0, at: $1, .plain) }
    if let badge = item.badge { draw(CellWidth.of(badge)) { canvas.structure(badge, width: $0, at: $1) } }
    let frame = CellRect(origin: point, size: CellSize(width: item.columns * Cells.columnPoints, height: 1))
    canvas.brackets(item.sides.opening, item.sides.closing, around: frame, since: start)
  }

  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    // Pages are swiped, with dots or without.
    let items = items
    if !isPaged, isBarHidden(items) { return inner }
    let select = select
    return inner
      + items.map { item in
        let label = item.label
        var semantics = Semantics(
          role: .tab, label: label, value: item.node.trait(BadgeNode.key)?.text, isEnabled: true,
          press: { select(item.value) })
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

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(TabScreenNode.init) { node, site in
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

  private var value: AnyHashable?
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

  private var shownLabel: Label {
    let placed = label.place(in: CellRect(x: 0, y: 0, width: 0, height: 0), .ideal)
    var icon: String?
    placed.visit { part in
      if icon == nil, let image = (part.node as? LeafNode<Image>)?.view { icon = AppText.visible(image.name) }
    }
    let elements = placed.elements
    return Label(name: elements.readAloud, title: elements.filter { $0.role != .image }.readAloud, icon: icon)
  }
}
