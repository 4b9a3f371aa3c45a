/// The items and title that the views of a screen set for its bars.
@MainActor struct NavigationBar {
  struct Back {
    let title: String
    let press: @MainActor () -> Void
  }
  private(set) var title: String?
  private var titleStyle = Style.plain
  /// The screen's title mode; nil: the mode of the screen below.
  private(set) var titleMode: TitleMode?
  private(set) var columnWidth: Int?
  private var subtitle: String?
  private var subtitleStyle = Style.plain
  private var items: [(placement: ToolbarItemPlacement, node: _Node)] = []
  private var search: (any SearchHolder)?
  private var back: Back?
  private var look = BarLookWords()
  private var bottomLook = BarLookWords()
  private var isInline = false
  private var hidden: HiddenBars = []
  private var isHidden: Bool { hidden.contains(.navigationBar) }
  /// Whether the bar shows a pushed screen's way back.
  var hasWayBack: Bool { hidden.isDisjoint(with: [.navigationBar, .backButton]) }
  private var hidesTitle = false
  private var shownTitle: String? { hidesTitle ? nil : title }
  /// Whether the user types in one of the screen's fields, which shows the keyboard.
  private var hasFocus = false
  /// The place of a title in the line of the items.
  private var titleFrame: CellRect?
  /// What VoiceOver reads after the items at the leading side, and how many these are.
  private(set) var spokenTitles: (texts: [String], place: Int)?
  /// Whether the search field is an item of the bar at the bottom.
  private var searchesBelow = false
  /// How each item is aligned, in the order of placing, with nil for the screen between those above and those below.
  private(set) var sides: [HorizontalAlignment?] = [nil]

  enum TitleMode { case inline, large }

  /// - Parameter inherited: the title mode of the screen below.
  /// - Parameter search: the search around the whole container.
  init(of screen: _Node, back: Back? = nil, inherited: TitleMode = .large, search: (any SearchHolder)? = nil) {
    self.back = back
    // A stack in a column has a bar of its own.
    if !screen.isScreen { collect(screen) }
    self.search = self.search ?? search
    if hidden.contains(.backButton) { self.back = nil }
    mergeOverflow()
    if let search = self.search,
      let place = items.firstIndex(where: { $0.node is SearchPlaceNode && $0.placement.side == .bottom })
    {
      items[place].node = search.field
      searchesBelow = true
    }
    items.removeAll { $0.node is SearchPlaceNode }
    for item in items where item.placement.side == .principal { setTitle(to: item.node) }
    isInline = (titleMode ?? inherited) == .inline || items(.principal).contains { $0.size(.ideal).width > 0 }
  }

  /// One menu has the actions of all toolbars that have no button of their own.
  private mutating func mergeOverflow() {
    guard items.count > 1 else { return }
    let all = items.compactMap { $0.node.trait(_Node.overflow) }
    guard let first = all.first, all.count > 1 else { return }
    first.others = Array(all.dropFirst())
    items.removeAll { item in item.node.trait(_Node.overflow).map { $0 !== first } ?? false }
  }

  private func setTitle(to node: _Node) {
    if let label = node as? BarTitleNode { label.title = shownTitle ?? "" }
    node.visitChildren { setTitle(to: $0) }
  }

  static func title(of screen: _Node) -> String? { NavigationBar(of: screen).title }

  private mutating func collect(_ node: _Node) {
    switch node.barRole {
    case .title(let text, let style): if title == nil, !text.isEmpty { (title, titleStyle) = (text, style) }
    case .subtitle(let text, let style):
      if subtitle == nil, !text.isEmpty { (subtitle, subtitleStyle) = (text, style) }
    case .titleMode(let mode): titleMode = titleMode ?? mode
    case .titleRemoval: hidesTitle = true
    case .items(let more): items += more
    case .search(let holder): search = search ?? holder
    case .hidden(let bars): hidden.formUnion(bars)
    case .look(let word, let bars):
      if bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar) { look.add(word) }
      if bars.contains(.bottomBar) { bottomLook.add(word) }
    case .focus: hasFocus = true
    case .columnWidth(let width): columnWidth = columnWidth ?? width
    case .none: break
    }
    // A screen inside has a bar of its own.
    node.visitChildren { if $0.leadsToBar, !$0.isScreen { collect($0) } }
  }

  private func items(_ side: ToolbarItemPlacement.Side) -> [_Node] {
    let nodes = items.compactMap { $0.placement.side == side ? $0.node : nil }
    guard nodes.count > 1 else { return nodes }
    // The overflow menu is the last one, wherever it is declared.
    return nodes.filter { $0.trait(_Node.overflow) == nil } + nodes.filter { $0.trait(_Node.overflow) != nil }
  }

  // MARK: Above

  private var hasTopItems: Bool {
    if back != nil { return true }
    for item in items where item.placement.isAbove && item.node.size(.ideal).width > 0 { return true }
    return false
  }

  private var titleLine: Int { hasTopItems ? 1 : 0 }

  /// The lines above the search field.
  private var headHeight: Int {
    let inLine = isInline ? (hasTopItems || shownTitle != nil ? 1 : 0) : titleLine + (shownTitle == nil ? 0 : 1)
    return inLine + (subtitle == nil ? 0 : 1)
  }

  func height(_ width: Int) -> Int {
    isHidden ? 0 : headHeight + (searchesBelow ? 0 : searchHeight(width))
  }

  private func searchHeight(_ width: Int) -> Int {
    search?.field.size(ProposedCells(width: max(0, width - 2 * Self.margin), height: nil)).height ?? 0
  }

  mutating func place(in frame: CellRect, by node: _Node) -> [Placed] {
    if isHidden { return [] }
    let line = ProposedCells(width: max(0, frame.width - 2 * Self.margin), height: 1)
    func row(_ side: ToolbarItemPlacement.Side) -> BarRow { BarRow(items(side), line) }
    var leading = row(.leading)
    var (middle, trailing) = (row(.principal), row(.trailing))
    if leading.width + BarRow.gap + trailing.width > frame.width - 2 * Self.margin {
      // What takes all the room that it is offered leaves the others theirs.
      let least = [leading, trailing].map { BarRow($0.items.map(\.node), ProposedCells(width: nil, height: 1)).width }
      func rest(beside other: Int) -> ProposedCells {
        ProposedCells(width: max(0, frame.width - 2 * Self.margin - BarRow.gap - other), height: 1)
      }
      if leading.width > least[0] { leading = BarRow(items(.leading), rest(beside: least[1])) }
      if trailing.width > least[1] { trailing = BarRow(items(.trailing), rest(beside: leading.width)) }
    }
    if let back {
      let context = Context(graph: node.graph, environment: EnvironmentValues()).single(in: node)
      var button = BackButtonNode(back, context)
      // A title that has no room beside the others is replaced (UINavigationItem.backButtonTitle).
      let title = isInline ? middle.width + (shownTitle.map(Self.inlineTitle.width) ?? 0) : 0
      if button.size(.ideal).width + title + leading.width + trailing.width > frame.width {
        button = BackButtonNode(.init(title: node.systemWord("Back"), press: back.press), context)
      }
      leading.items.insert((button, button.size(line)), at: 0)
    }
    let start = frame.x + Self.margin + (leading.items.isEmpty ? 0 : leading.width + BarRow.gap)
    let end = frame.maxX - Self.margin - (trailing.items.isEmpty ? 0 : trailing.width + BarRow.gap)
    if middle.width > end - start {
      middle = BarRow(items(.principal), ProposedCells(width: max(0, end - start), height: 1))
    }
    /// The middle of the bar, as far as the items at its sides leave it free.
    func centred(_ width: Int) -> Int { max(start, min(frame.x + (frame.width - width) / 2, end - width)) }
    if isInline, middle.items.isEmpty, let title = shownTitle {
      let width = min(Self.inlineTitle.width(of: title), max(0, end - start))
      titleFrame = CellRect(x: centred(width), y: frame.y, width: width, height: 1)
    }
    let shown = isInline && !middle.items.isEmpty ? nil : shownTitle
    spokenTitles = ([shown, subtitle].compactMap(\.self), leading.items.count)
    let bar =
      leading.place(from: frame.x + Self.margin, frame.y, line)
      + middle.place(from: centred(middle.width), frame.y, line)
      + trailing.place(from: frame.maxX - Self.margin - trailing.width, frame.y, line)
    sides = leading.items.map { _ in .leading } + middle.items.map { _ in .center }
    sides += trailing.sides.map { _ in .trailing }
    defer { sides.append(nil) }
    guard let field = search?.field, !searchesBelow else { return bar }
    sides.append(.leading)
    let offer = ProposedCells(width: max(0, frame.width - 2 * Self.margin), height: nil)
    let below = CellPoint(x: frame.x + Self.margin, y: frame.y + headHeight)
    return bar + [field.place(in: CellRect(origin: below, size: field.size(offer)), offer)]
  }

  /// The title, if it has far less room than it takes. A text that takes a quarter more may be whole on a device.
  func cutTitle(in frame: CellRect) -> String? {
    guard !isHidden, let title = shownTitle else { return nil }
    let room = isInline ? titleFrame?.width : max(0, frame.width - 2 * Self.margin)
    let lettering = isInline ? Self.inlineTitle : Lettering.title
    return room.map { lettering.width(of: title) * 100 > $0 * 125 } == true ? title : nil
  }

  /// Marks the lines of the bars, before anything is on them.
  func mark(in frame: CellRect, on canvas: CellCanvas) {
    for line in frame.y..<(frame.y + height(frame.width)) { canvas.mark(.title, line: line) }
    for line in (frame.maxY - bottomHeight(frame.width))..<frame.maxY { canvas.mark(.bottom, line: line) }
  }

  func draw(in frame: CellRect, on canvas: CellCanvas) {
    guard !isHidden else { return }
    let lines = frame.y..<(frame.y + height(frame.width))
    Self.setMargins(of: lines, in: frame, on: canvas)
    for line in lines { canvas.mark(.title, line: line) }
    if !lines.isEmpty { look.note(line: frame.y, on: canvas) }
    let inside = frame.inset(CellInsets(leading: Self.margin, trailing: Self.margin))
    var line = frame.y + titleLine
    if isInline {
      if let title = shownTitle, let titleFrame {
        canvas.centred { Self.draw(title, Self.inlineTitle, in: titleFrame, titleStyle, on: canvas) }
      }
      line = frame.y + headHeight - 1
    } else if let title = shownTitle {
      // A title is one line, and is cut at the width of the bar (UINavigationBar).
      let frame = CellRect(x: inside.x, y: line, width: inside.width, height: 1)
      canvas.anchored(.leading) { Self.draw(title, .title, in: frame, titleStyle, on: canvas) }
      line += 1
    }
    guard let subtitle else { return }
    let width = min(Lettering.body.width(of: subtitle), inside.width)
    let x = isInline ? frame.x + (frame.width - width) / 2 : inside.x
    canvas.aligned(isInline ? HorizontalAlignment.center : .leading) {
      Self.draw(
        subtitle, .body, in: CellRect(x: x, y: line, width: width, height: 1),
        subtitleStyle.with { $0.colour = "secondary" }, on: canvas)
    }
  }

  private static let margin = 16
  static let inlineTitle = Lettering(size: 1700, tracking: -43, weight: 1050)

  private static func setMargins(of lines: Range<Int>, in frame: CellRect, on canvas: CellCanvas) {
    if frame.x == 0, frame.width == canvas.width { canvas.margins(margin, margin, lines: lines) }
  }

  private static func draw(
    _ text: String, _ lettering: Lettering, in frame: CellRect, _ style: Style, on canvas: CellCanvas
  ) {
    let width = lettering.width(of: text)
    // Widths are estimates, as those of other texts.
    guard width * 100 > frame.width * 103, frame.width > 0 else {
      return canvas.text(text, width: min(width, frame.width), at: frame.origin, style)
    }
    let span = StyledText.Span(text: text, style: style, lettering: lettering, shown: text)
    let cut = WrappedText(Letters(StyledText(spans: [span])), points: frame.width, limit: 1)
    if let line = cut.lines.first { canvas.text(line, width: WrappedText.width(line), at: frame.origin) }
  }

  // MARK: Below

  /// The lines at the bottom: the bar's, and the one above the keyboard.
  func bottomHeight(_ width: Int) -> Int { bottomRows.count + (searchesBelow ? max(0, searchHeight(width) - 1) : 0) }

  private var bottomRows: [(bar: [_Node], status: [_Node])] {
    if items.isEmpty { return [] }
    let bar = hidden.contains(.bottomBar) ? ([], []) : (items(.bottom), items(.status))
    let rows = [bar, (hasFocus ? items(.keyboard) : [], [])]
    return rows.filter { !$0.0.isEmpty || !$0.1.isEmpty }
  }

  mutating func placeBottom(in frame: CellRect) -> [Placed] {
    let rows = bottomRows
    // Below an open search are its suggestions.
    let suggestions = bottomHeight(frame.width) - rows.count
    var below: [HorizontalAlignment?] = []
    defer { sides += below }
    return rows.enumerated().flatMap { index, row -> [Placed] in
      let y = frame.maxY - rows.count + index - (index == 0 ? suggestions - suggestions / 2 : 0)
      let bar = BarRow(row.bar, sharing: frame.width - 2 * Self.margin)
      let status = BarRow(row.status, ProposedCells(width: nil, height: 1))
      let start = frame.x + Self.margin
      let offer = ProposedCells(width: max(0, frame.width - 2 * Self.margin), height: 1)
      let middle = frame.x + (frame.width - status.width) / 2
      let x = bar.items.isEmpty ? middle : max(middle, start + bar.width + BarRow.gap)
      below += bar.sides + status.items.map { _ in .center }
      return bar.place(from: start, y, offer) + status.place(from: x, y, offer)
    }
  }

  func drawBottom(in frame: CellRect, on canvas: CellCanvas) {
    let rows = bottomHeight(frame.width)
    Self.setMargins(of: (frame.maxY - rows)..<frame.maxY, in: frame, on: canvas)
    if rows > 0 { bottomLook.note(line: frame.maxY - rows, on: canvas) }
    if hasFocus, !items(.keyboard).isEmpty { canvas.note("keyboard", line: frame.maxY - 1) }
  }
}

@MainActor private struct BarRow {
  static let gap = StackLayout.gap
  var items: [(node: _Node, size: CellSize)]
  /// How the items are aligned: spaces keep them apart.
  private(set) var sides: [HorizontalAlignment]

  init(_ nodes: [_Node], _ offer: ProposedCells) {
    items = nodes.map { ($0, $0.size(offer)) }.filter { $0.1.width > 0 }
    sides = items.map { _ in .leading }
  }

  /// Spaces between the items share the rest of `width`.
  init(_ nodes: [_Node], sharing width: Int) {
    self.init(nodes, ProposedCells(width: nil, height: 1))
    let all = ProposedCells(width: width, height: 1)
    let flexible = items.indices.filter { items[$0].node.size(all).width > items[$0].size.width }
    if let first = flexible.first, let last = flexible.last {
      sides = items.indices.map { $0 <= first ? .leading : $0 < last ? .center : .trailing }
    }
    var left = width - self.width
    for (place, index) in flexible.enumerated() where left > 0 {
      let share = left / (flexible.count - place)
      left -= share
      items[index].size.width += share
    }
  }

  var width: Int { items.reduce(-Self.gap) { $0 + $1.size.width + Self.gap } }

  func place(from x: Int, _ y: Int, _ offer: ProposedCells) -> [Placed] {
    var x = x
    return items.map { node, size in
      defer { x += size.width + Self.gap }
      // The middle of an item higher than the bar is on the bar's line.
      let top = y - max(0, size.height - 1) / 2
      return node.place(
        in: CellRect(origin: CellPoint(x: x, y: top), size: size),
        ProposedCells(width: size.width, height: offer.height))
    }
  }
}

/// The back button: `[<Watchlist]`. It is the bar's own: a view's buttons never look like it.
final class BackButtonNode: _Node {
  private let back: NavigationBar.Back

  init(_ back: NavigationBar.Back, _ context: Context) {
    self.back = back
    super.init(context)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: min(Lettering.body.width(of: back.title) + 20, proposal.width ?? .max), height: 1)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    canvas.text(back.title, width: placed.frame.width, at: placed.frame.origin, .plain, opening: "[<", closing: "]")
  }

  override func offersUse(_ placed: Placed) -> Bool { true }
  override func semantics(_ placed: Placed) -> Semantics? {
    var semantics = Semantics(role: .button, label: back.title, isEnabled: true, press: back.press)
    semantics.identifier = "BackButton"
    return semantics
  }
}

/// The role of a node in the bars of its screen.
@MainActor enum BarRole {
  case none
  /// With its words in a note: those of a missing translation.
  case title(String, Style)
  case titleMode(NavigationBar.TitleMode)
  case titleRemoval
  case subtitle(String, Style)
  case items([(placement: ToolbarItemPlacement, node: _Node)])
  case search(any SearchHolder)
  case look(String, of: [ToolbarPlacement])
  case hidden(HiddenBars)
  /// A field that the user types in.
  case focus
  /// The width of a split view's column, in points.
  case columnWidth(Int)
}
