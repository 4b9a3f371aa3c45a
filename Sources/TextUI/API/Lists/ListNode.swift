/// Reads a list's state besides its rows: the selection, and whether it is being edited.
nonisolated struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.editMode) var editMode

  @MainActor var body: some View {
    // Asking makes this body depend on the selection.
    _ = selection?.isEmpty()
    return ListSurface(selection: selection, isEditing: editMode?.wrappedValue.isEditing == true, content: content)
  }
}

private nonisolated struct ListSurface<Content: View>: View {
  typealias Body = Never
  let selection: ListSelection?
  let isEditing: Bool
  let content: Content

  static var _isOne: Bool { true }

  @MainActor static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(ListNode.init) { node, site in
      node.selection = view.selection
      node.isEditing = view.isEditing
      node.isEnabled = site.context.environment.builtIn.isEnabled
      node.look = site.context.environment.listLook
      node.navigation = site.context.environment.navigation
      node.isScrollEnabled = site.context.environment.isScrollEnabled
      node.refreshAction = site.context.environment.builtIn.refresh
      node.isCompact = site.context.environment.horizontalSizeClass != .regular
      var inner = site.context.list(in: node, lazily: true)
      inner.environment.isInList = true
      inner.environment.listSelection = view.selection
      node.content = Content._evaluate(view.content, at: _Site(inner, existing: node.content))
    }
  }
}

/// A list in the tree: a viewport of lines that rows fill from the top.
final class ListNode: _Node, ScrollableNode, SemanticsChanging {
  override var identifying: (any IdentifyingNode)? { self }
  static let role = TraitKey<ListRole>(name: "list role")
  fileprivate(set) var content: _Node!
  fileprivate(set) var selection: ListSelection?
  fileprivate(set) var isEditing = false
  /// Whether the user can select, swipe and move the rows.
  fileprivate var isEnabled = true
  fileprivate(set) var isScrollEnabled = true
  fileprivate var refreshAction: RefreshAction?
  fileprivate var isCompact = true
  fileprivate var look = ListLook()
  fileprivate(set) var navigation: WeakNavigation?
  /// The first row in view, once the user has scrolled.
  private var firstRow = 0
  private var shown = Shown()
  var pulls = 0

  private struct Shown {
    var first = 0
    var rows: [_Node] = []
    var isLastCut = false
    func below(_ total: Int) -> Int { max(0, total - first - rows.count) }
  }

  override func visitChildren(_ visit: (_Node) -> Void) { if let content { visit(content) } }

  override var isLazyContainer: Bool { true }
  override var hidesWhatIsBehind: Bool { !look.hidesBackground }

  override func misplaced(_ placed: Placed) -> String? {
    sizeless("List", placed)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let proposal = lengthless(proposal)
    let width = proposal.width ?? rowWidth + 2 * look.form.margin
    return CellSize(width: width, height: proposal.height ?? contentHeight(width))
  }

  /// The ideal width of a list needs the widths of all rows.
  private var rowWidth: Int { content.allElements.reduce(0) { max($0, $1.size(.ideal).width) } }

  private func contentHeight(_ width: Int) -> Int {
    content.allElements.reduce(0) { $0 + $1.size(offer(to: $1, width)).height }
  }

  // MARK: Rows

  /// The list's margin beside its rows: smaller where it is narrower than a phone.
  private func margin(_ width: Int) -> Int { min(look.form.margin, width * look.form.margin / 400) }

  private func offer(to row: _Node, _ width: Int) -> ProposedCells {
    let marks = editingMarks(of: row)
    return ProposedCells(width: max(0, width - 2 * margin(width) - marks.leading - marks.trailing), height: nil)
  }

  /// While the list is edited, rows that can go or move have room for their marks: `<x> Milk   <=>`.
  private func editingMarks(of row: _Node) -> CellInsets {
    guard isEditing else { return CellInsets() }
    return CellInsets(leading: row.deletion == nil ? 0 : 36, trailing: row.isMovable ? 24 : 0)
  }

  /// The last frame: rows are placed later, and ask for it then.
  private var frame: CellRect?
  var spaces: [NamedSpace] { scrolledSpaces(.vertical, frame) }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    graph.placingClear(of: frame) { placeRows(in: belowSpinner($0)) }
  }

  private func placeRows(in frame: CellRect) -> Placed {
    self.frame = frame
    if isScrollEnabled, frame.height > 0 { claimRefresh(refreshAction) }
    var rows: [_Node] = []
    var height = 0
    let isAtEnd = content.visitElements { row in
      guard height < frame.height else { return false }
      if !graph.takenRows.isEmpty, graph.takenRows.contains(row) { return true }
      rows.append(row)
      if rows.count > firstRow { height += row.size(offer(to: row, frame.width)).height }
      return true
    }
    var first = min(firstRow, max(0, rows.count - 1))
    if isAtEnd, first > 0 {
      // The last rows fill the viewport: nothing is left blank below them.
      height = rows[first...].reduce(0) { $0 + $1.size(offer(to: $1, frame.width)).height }
      while first > 0 {
        let previous = rows[first - 1].size(offer(to: rows[first - 1], frame.width)).height
        guard height + previous <= frame.height else { break }
        height += previous
        first -= 1
      }
    }
    // Rows that come later do not move the visible ones.
    firstRow = first
    var y = frame.y
    let placed = rows[first...].map { row in
      let offer = offer(to: row, frame.width)
      row.claimAsRow()
      let size = row.size(offer)
      let origin = CellPoint(x: frame.x + margin(frame.width) + editingMarks(of: row).leading, y: y)
      y += size.height
      return row.place(in: CellRect(origin: origin, size: size), offer)
    }
    shown = Shown(first: first, rows: Array(rows[first...]), isLastCut: y > frame.maxY)
    return Placed(self, frame, Array(placed))
  }

  func scrollForward() -> Bool {
    guard isScrollEnabled, frame?.height != 0, rowsBelow > 0 || shown.isLastCut else {
      return false
    }
    firstRow = shown.first + max(1, shown.rows.count - (shown.isLastCut ? 1 : 0))
    return true
  }

  var rows: [_Node] { shown.rows }
  var rowsBelow: Int { shown.below(rowCount) }
  private var rowCount: Int { content.elementCount - graph.takenRows.count(in: self) }
  var isAtEnd: Bool { rowsBelow == 0 && !shown.isLastCut }

  // MARK: Drawing

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    look.isRefreshing = look.isRefreshing || pulls > 0
    return true
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    guard frame.width > 0, frame.height > 0 else { return }
    if hidesWhatIsBehind { canvas.cover(frame) }
    drawSpinner(above: frame, on: canvas)
    let margin = margin(frame.width)
    if frame.x == 0, frame.width == canvas.width { canvas.margins(margin, margin, lines: frame.y..<frame.maxY) }
    defer { if let words = look.words { canvas.note(above: frame.y, words) } }
    guard !placed.children.isEmpty else {
      let point = CellPoint(x: frame.x + margin, y: frame.y)
      return canvas.structure("<empty list>", width: 96, at: point, anchor: .leading)
    }
    canvas.heard.windows[ObjectIdentifier(self)] = frame
    canvas.clipped(to: frame) {
      var section: _Node?
      var isFirst = true
      for row in placed.children where row.frame.height > 0 {
        let own = self.section(of: row.node)
        var first = row.frame.y
        // A header already shows that a section begins.
        defer {
          if !isFirst, own !== section, (row.node.trait(Self.role) ?? .row) == .row { canvas.startGroup(at: first) }
          (section, isFirst) = (own, false)
        }
        canvas.heard.rows.append(row.frame)
        canvas.block(row.frame.y..<row.frame.maxY)
        let start = canvas.position
        canvas.anchored(.leading) { row.node.draw(row, on: canvas) }
        // Padding has no lines of its own: the row begins at its first visible part.
        first = canvas.padding(row.frame, since: start)
        canvas.mark(mark(of: row.node), line: first)
        drawEditing(row, first, in: frame, on: canvas)
        noteHeight(row.frame, first, on: canvas)
      }
    }
    if shown.first > 0 { canvas.note("\(shown.first) more above", line: frame.y) }
    if rowsBelow > 0 { canvas.note("\(rowsBelow) more below", line: frame.maxY - 1) }
  }

  /// A note reports a row that is at least this much higher than its content.
  private static let blankLines = 3

  /// Blank lines are not drawn: a row with many of them shows its height in a note.
  private func noteHeight(_ row: CellRect, _ first: Int, on canvas: CellCanvas) {
    guard row.height > Self.blankLines else { return }
    let lines = row.y..<min(row.maxY, canvas.lines.count)
    let drawn = lines.count { canvas.lines[$0].hasRuns(row.x, row.maxX) }
    guard drawn > 0, row.height - drawn >= Self.blankLines, canvas.fills.allSatisfy({ !row.holds($0.seen) }) else {
      return
    }
    canvas.note("\(row.height) lines high", line: first)
  }

  private func section(of row: _Node) -> _Node? {
    var node = row.parent
    while let current = node, current !== self {
      if current is SectionNode { return current }
      node = current.parent
    }
    return nil
  }

  private func drawEditing(_ row: Placed, _ y: Int, in frame: CellRect, on canvas: CellCanvas) {
    let marks = editingMarks(of: row.node)
    let margin = margin(frame.width)
    let (start, end) = (CellPoint(x: frame.x + margin, y: y), CellPoint(x: frame.maxX - margin - 24, y: y))
    if marks.leading > 0 { canvas.structure("<x>", width: 24, at: start, anchor: .leading) }
    if marks.trailing > 0 { canvas.structure("<=>", width: 24, at: end, anchor: .trailing) }
  }

  private func mark(of row: _Node) -> LineMark {
    switch row.trait(Self.role) ?? .row {
    case .row: isSelected(row) ? .selectedRow : .row
    case .header: .section
    case .footer: .footer
    }
  }

  private func isSelected(_ row: _Node) -> Bool {
    guard let selection, let tag = row.tag else { return false }
    return selection.isSelected(tag)
  }

  // MARK: Meaning

  override var elementsChange: (any SemanticsChanging)? { self }
  var collectsItself: Bool { true }
  override func offersUse(_ placed: Placed) -> Bool { mayHaveFacts(placed) }
  override func mayHaveFacts(_ placed: Placed) -> Bool {
    isEnabled && placed.children.contains { !$0.node.rowActions(isEditing).isEmpty || selectAction($0.node) != nil }
  }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    var found: [Semantics] = []
    for row in placed.children where row.frame.y < placed.frame.maxY {
      let role = row.node.trait(Self.role) ?? .row
      let isUsable = role == .row && isEnabled
      let rowActions = isUsable ? row.node.rowActions(isEditing) : []
      let select = isUsable ? selectAction(row.node) : nil
      let start = found.count
      defer { if isUsable { shareTaps(of: &found, from: start, of: row.node) } }
      // Most rows have nothing but their content.
      guard role == .header || !rowActions.isEmpty || select != nil else {
        row.collectElements(into: &found)
        continue
      }
      let elements = row.elements
      guard role == .row else {
        found += elements.map(\.asHeader)
        continue
      }
      let actions = isEditing ? rowActions.map(\.drawn) : rowActions
      let isSelected = isSelected(row.node)
      found += elements.asOne { element in
        let isStatic = element.isStatic
        element.actions += actions
        guard let select else { return }
        if isStatic { element.role = .row }
        element.isSelected = isSelected
        // While several rows are chosen, a link does not lead on.
        if element.press == nil || selection?.isOfSeveral == true && element.role == .link { element.press = select }
      }
      .placed(at: row.node, in: row.frame)
    }
    return found
  }

  /// Buttons of the default style have the whole row: a tap anywhere on it presses all of them (DanXi#86, kickstarter PR 2279).
  private func shareTaps(of found: inout [Semantics], from start: Int, of row: _Node) {
    let hasButtons = found[start...].contains { $0.isRowButton && $0.press != nil }
    let own = found.indices[start...].filter { hasButtons && (found[$0].isRowButton || found[$0].role == .link) }
    let presses = own.compactMap { found[$0].press }
    let needsEditing = needsEditing(row)
    guard !presses.isEmpty || needsEditing else { return }
    let tap: @MainActor () -> Void = { for press in presses { press() } }
    for index in found.indices[start...] {
      if own.contains(index), found[index].press != nil {
        found[index].press = tap
      } else if found[index].isReading {
        if !presses.isEmpty {
          found[index].facts.rowTap = tap
        } else {
          found[index].facts.obstacle = Self.editingNeeded
        }
      }
    }
  }

  private static let editingNeeded =
    "A list that selects several rows selects in edit mode only: press Edit first, or set the environment's editMode."

  /// Whether the row could be selected if the list were edited (Apple: List, "Supporting multiple selection").
  private func needsEditing(_ row: _Node) -> Bool {
    selection?.isOfSeveral == true && isCompact && !isEditing && row.tag != nil
  }

  private func selectAction(_ row: _Node) -> (@MainActor () -> Void)? {
    guard let selection, let tag = row.tag, row.trait(Self.selectionDisabled) != true, !needsEditing(row) else {
      return nil
    }
    let navigation = navigation
    return {
      selection.choose(tag)
      navigation?.node?.showNextColumn()
    }
  }
}

extension Semantics {
  fileprivate var asHeader: Semantics {
    guard role == .text else { return self }
    var header = self
    header.role = .header
    return header
  }
}

/// A node that the user can scroll: content finds its space as `scrollView`.
@MainActor protocol ScrollableNode: SpaceNode {
  var isScrollEnabled: Bool { get }
  /// How many refreshes of the user's are under way.
  var pulls: Int { get set }
  /// Scrolls towards the end by a page. Returns false where the end is visible already.
  func scrollForward() -> Bool
  /// The number of rows after the visible ones, which no action finds.
  var rowsBelow: Int { get }
}
