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
    isHidden
      ? 0
      : headHeight
        + (search?.field.size(ProposedCells(width: max(0, width - 2 * Self.margin), height: nil)).height ?? 0)
  }

  private var hasTopItems: Bool { back != nil || items.contains { $0.placement.side != .bottom } }

  func place(in frame: CellRect, by node: _Node) -> [Placed] {
    if isHidden { return [] }
    let line = ProposedCells(width: max(0, frame.width - 2 * Self.margin), height: 1)
    func row(_ side: ToolbarItemPlacement.Side) -> [(_Node, CellSize)] {
      items.filter { $0.placement.side == side }.map { ($0.node, $0.node.size(line)) }.filter { $0.1.width > 0 }
    }
    func place(_ row: [(_Node, CellSize)], from x: Int) -> [Placed] {
      var x = x
      return row.map { node, size in
        defer { x += size.width + StackLayout.gap }
        return node.place(in: CellRect(origin: CellPoint(x: x, y: frame.y), size: size), line)
      }
    }
    func width(_ row: [(_Node, CellSize)]) -> Int { row.reduce(-StackLayout.gap) { $0 + $1.1.width + StackLayout.gap } }
    let middle = row(.principal)
    let trailing = row(.trailing)
    var leading = row(.leading)
    if let back {
      let button = BackButtonNode(back, Context(graph: node.graph, environment: EnvironmentValues(), parent: node))
      leading.insert((button, button.size(line)), at: 0)
    }
    let bar =
      place(leading, from: frame.x + Self.margin)
      + place(middle, from: frame.x + (frame.width - width(middle)) / 2)
      + place(trailing, from: frame.maxX - Self.margin - width(trailing))
    guard let field = search?.field else { return bar }
    let offer = ProposedCells(width: max(0, frame.width - 2 * Self.margin), height: nil)
    let below = CellPoint(x: frame.x + Self.margin, y: frame.y + headHeight)
    return bar + [field.place(in: CellRect(origin: below, size: field.size(offer)), offer)]
  }

  func placeBottom(in frame: CellRect) -> [Placed] {
    var x = frame.x + Self.margin
    return items.filter { $0.placement.side == .bottom }.map { item in
      let offer = ProposedCells(width: max(0, frame.width - 2 * Self.margin), height: 1)
      let size = item.node.size(offer)
      defer { x += size.width + StackLayout.gap }
      return item.node.place(in: CellRect(origin: CellPoint(x: x, y: frame.maxY - 1), size: size), offer)
    }
  }

  /// What a bar keeps free at each side, in points.
  static let margin = 16

  func drawTitle(in frame: CellRect, on canvas: CellCanvas) {
    if frame.x == 0, frame.width == canvas.width {
      canvas.margins(Self.margin, Self.margin, lines: frame.y..<frame.y + height(frame.width))
      if items.contains(where: { $0.placement.side == .bottom }) {
        canvas.margins(Self.margin, Self.margin, lines: frame.maxY - 1..<frame.maxY)
      }
    }
    guard !isHidden else { return }
    var line = frame.y + titleLine
    if title != nil { canvas.mark(.title, line: line) }
    for (text, style) in [(title, Style.plain), (subtitle, Style { $0.colour = "secondary" })] {
      guard let text else { continue }
      let width = min(Lettering.title.width(of: text), frame.width - 2 * Self.margin)
      canvas.text(text, width: width, at: CellPoint(x: frame.x + Self.margin, y: line), style)
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
    CellSize(width: min(Lettering.body.width(of: back.title) + 20, proposal.width ?? .max), height: 1)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    canvas.text(
      back.title, width: placed.frame.width, at: placed.frame.origin, .plain, opening: "[<", closing: "]")
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
