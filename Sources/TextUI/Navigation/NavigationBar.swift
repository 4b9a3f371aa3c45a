/// What the views of a screen ask their navigation bar to show.
@MainActor
struct NavigationBar {
  struct Back {
    let title: String
    let press: @MainActor () -> Void
  }
  private(set) var title: String?
  private var subtitle: String?
  private var items: [(placement: ToolbarItemPlacement, node: _Node)] = []
  private var search: (any SearchHolder)?
  private var back: Back?
  private var isHidden = false
  private var hidesBack = false

  init(of screen: _Node, back: Back? = nil) {
    self.back = back
    collect(screen)
    if hidesBack { self.back = nil }
  }

  static func title(of screen: _Node) -> String? { NavigationBar(of: screen).title }

  private mutating func collect(_ node: _Node) {
    switch node.barRole {
    case .title(let text): if title == nil, !text.isEmpty { title = text }
    case .subtitle(let text): if subtitle == nil, !text.isEmpty { subtitle = text }
    case .items(let more): items += more
    case .search(let holder): search = search ?? holder
    case .visibility(let hidesBar, let hidesBackButton, _):
      isHidden = isHidden || hidesBar
      hidesBack = hidesBack || hidesBackButton
    case .none: break
    }
    // A screen inside has a bar of its own.
    node.visitChildren { if !$0.isScreen { collect($0) } }
  }

  private var titleLine: Int { hasTopItems ? 1 : 0 }

  /// The lines above the search field.
  private var headHeight: Int { titleLine + (title == nil ? 0 : 1) + (subtitle == nil ? 0 : 1) }

  func height(_ width: Int) -> Int {
    isHidden ? 0 : headHeight + (search?.field.size(ProposedCells(width: width, height: nil)).height ?? 0)
  }

  private var hasTopItems: Bool { back != nil || items.contains { $0.placement.side != .bottom } }

  func place(in frame: CellRect, by node: _Node) -> [Placed] {
    if isHidden { return [] }
    let line = ProposedCells(width: frame.width, height: 1)
    func row(_ side: ToolbarItemPlacement.Side) -> [(_Node, CellSize)] {
      items.filter { $0.placement.side == side }.map { ($0.node, $0.node.size(line)) }.filter { $0.1.width > 0 }
    }
    func place(_ row: [(_Node, CellSize)], from x: Int) -> [Placed] {
      var x = x
      return row.map { node, size in
        defer { x += size.width + 1 }
        return node.place(in: CellRect(origin: CellPoint(x: x, y: frame.y), size: size), line)
      }
    }
    func width(_ row: [(_Node, CellSize)]) -> Int { row.reduce(-1) { $0 + $1.1.width + 1 } }
    let middle = row(.principal)
    let trailing = row(.trailing)
    var leading = row(.leading)
    if let back {
      let button = BackButtonNode(back, Context(graph: node.graph, environment: EnvironmentValues(), parent: node))
      leading.insert((button, button.size(line)), at: 0)
    }
    let bar =
      place(leading, from: frame.x)
      + place(middle, from: frame.x + (frame.width - width(middle)) / 2)
      + place(trailing, from: frame.maxX - width(trailing))
    guard let field = search?.field else { return bar }
    let offer = ProposedCells(width: frame.width, height: nil)
    let below = CellPoint(x: frame.x, y: frame.y + headHeight)
    return bar + [field.place(in: CellRect(origin: below, size: field.size(offer)), offer)]
  }

  func placeBottom(in frame: CellRect) -> [Placed] {
    var x = frame.x
    return items.filter { $0.placement.side == .bottom }.map { item in
      let offer = ProposedCells(width: frame.width, height: 1)
      let size = item.node.size(offer)
      defer { x += size.width + 1 }
      return item.node.place(in: CellRect(origin: CellPoint(x: x, y: frame.maxY - 1), size: size), offer)
    }
  }

  func drawTitle(in frame: CellRect, on canvas: CellCanvas) {
    guard !isHidden else { return }
    var line = frame.y + titleLine
    if title != nil { canvas.mark(.title, line: line) }
    for (text, style) in [(title, Style.plain), (subtitle, Style { $0.colour = "secondary" })] {
      guard let text else { continue }
      canvas.text(text, width: min(CellWidth.of(text), frame.width), at: CellPoint(x: frame.x, y: line), style)
      line += 1
    }
  }
}

/// The button that goes back: `[<Watchlist]`. It is the bar's own: a view's buttons never look like it.
@MainActor
private final class BackButtonNode: _Node {
  private let back: NavigationBar.Back

  init(_ back: NavigationBar.Back, _ context: Context) {
    self.back = back
    super.init(context)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: min(CellWidth.of(back.title) + 3, proposal.width ?? .max), height: 1)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    canvas.structure("[<", at: frame.origin)
    canvas.text(back.title, width: frame.width - 3, at: CellPoint(x: frame.x + 2, y: frame.y), .plain)
    canvas.structure("]", at: CellPoint(x: frame.maxX - 1, y: frame.y))
  }

  override func semantics(_ placed: Placed) -> Semantics? {
    var semantics = Semantics(role: .button, label: back.title, isEnabled: true, press: back.press)
    semantics.identifier = "BackButton"
    return semantics
  }
}

/// What a node is to the bars of its screen.
@MainActor
enum BarRole {
  case none
  case title(String)
  case subtitle(String)
  case items([(placement: ToolbarItemPlacement, node: _Node)])
  case search(any SearchHolder)
  case visibility(hidesBar: Bool, hidesBackButton: Bool, hidesTabBar: Bool)
}
