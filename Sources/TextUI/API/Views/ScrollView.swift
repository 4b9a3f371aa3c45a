/// Content that may be longer than the space for it. Content outside is not drawn; a note shows how much.
nonisolated public struct ScrollView<Content: View>: View, _OneView {
  /// The scrolled content.
  public var content: Content
  /// The directions in which the user can scroll.
  public var axes: Axis.Set
  /// Without effect: whether marks at the edges show how far it is scrolled.
  public var showsIndicators: Bool

  /// Scrolls `content` along `axes`; several views in it are one below the other.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    site.element(ScrollNode.init) { node, site in
      node.axes = view.axes
      node.isScrollEnabled = site.context.environment.isScrollEnabled
      node.refreshAction = site.context.environment.builtIn.refresh
      // Several views in a scroll view are one below the other.
      let content = VStack(alignment: view.axes.contains(.horizontal) ? .leading : .center) { view.content }
      var context = site.context
      node.follow(context.environment.scrollPlan)
      if context.environment.scrollPlan != nil { context.environment.scrollPlan = nil }
      node.evaluate(content, context)
    }
  }
}

extension ViewGraph {
  /// Places views beside bars, which are not in `area`; nil begins anew.
  func placing<R>(in area: CellRect?, _ place: () -> R) -> R {
    let outer = safeArea
    safeArea = area.map { outer?.intersection($0) ?? $0 }
    defer { safeArea = outer }
    return place()
  }

  /// Places scrolled content in the part of its frame that bars leave free, however far beyond it a negative padding reaches.
  func placingClear<R>(of frame: CellRect, _ place: (CellRect) -> R) -> R {
    var clear = frame
    if let safeArea, frame.y < safeArea.maxY, frame.maxY > safeArea.y {
      clear.origin.y = max(frame.y, safeArea.y)
      clear.size.height = max(0, min(frame.maxY, safeArea.maxY) - clear.y)
    }
    return placing(in: nil) { place(clear) }
  }
}

/// The part of scrolled content that is on the screen, in cells of the screen.
@MainActor struct Viewport {
  var visible: CellRect
  /// How many views lazy content has left out below, or to the right.
  var leftOut = 0
}

final class ScrollNode: WrapperNode, ScrollableNode {
  var axes: Axis.Set = .vertical
  fileprivate(set) var isScrollEnabled = true
  fileprivate var refreshAction: RefreshAction?
  /// How far the content is scrolled, in points and lines.
  private(set) var offset = CellPoint(x: 0, y: 0)
  private var target: (id: AnyHashable, anchor: UnitPoint?)?
  private var leftOut = 0
  var pulls = 0
  /// The visible part and the full length, in the last layout.
  private var shown = (size: CellSize.zero, content: CellSize.zero)

  func evaluate<Content: View>(_ view: Content, _ context: Context) {
    content = Content._evaluate(view, at: _Site(context.single(in: self), existing: content))
  }

  override var arrangement: Arrangement { .layers }
  override var layoutPriority: Double { 0 }
  override func isSpacer(_ axis: Axis) -> Bool { false }
  override func trait<T>(_ key: TraitKey<T>) -> T? { nil }
  override func claimAsRow() {}
  override func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? { nil }

  private func inner(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let asks = [axes.contains(.horizontal) ? proposal.width : 0, axes.contains(.vertical) ? proposal.height : 0]
    // A stack that asks for the limits of the scrolled axis learns them without the content.
    if asks.contains(0) || asks.contains(ProposedCells.unbounded), let width = proposal.width,
      let height = proposal.height, axes != []
    {
      let scrolled = [axes.contains(.horizontal) ? width : nil, axes.contains(.vertical) ? height : nil]
      if scrolled.contains(0) || scrolled.contains(ProposedCells.unbounded) {
        return CellSize(width: width, height: height)
      }
    }
    let size = showing(CellRect(origin: CellPoint(x: 0, y: 0), size: reached(proposal.within(graph.size)))) {
      content.size(inner(proposal))
    }
    return CellSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  /// Lazy content is evaluated from its start to the end of the visible part.
  private func reached(_ size: CellSize) -> CellSize {
    CellSize(
      width: size.width + (currentAnchor.map { $0.x > 0 } == true ? Self.far : offset.x),
      height: size.height + (currentAnchor.map { $0.y > 0 } == true ? Self.far : offset.y))
  }

  private func showing<R>(_ visible: CellRect, _ body: () -> R) -> R {
    let outer = graph.viewport
    graph.viewport = Viewport(visible: visible)
    defer { graph.viewport = outer }
    let result = body()
    leftOut = graph.viewport?.leftOut ?? 0
    return result
  }

  /// The last frame: content is placed later, and needs it then.
  private var frame: CellRect?
  var spaces: [NamedSpace] { scrolledSpaces(axes, frame) }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    graph.placingClear(of: frame) { placeContent(in: belowSpinner($0)) }
  }

  private func placeContent(in frame: CellRect) -> Placed {
    self.frame = frame
    if axes.contains(.vertical), isScrollEnabled { claimRefresh(refreshAction) }
    let offer = inner(ProposedCells(frame.size))
    func place() -> Placed {
      let size = showing(CellRect(origin: frame.origin, size: reached(frame.size))) { content.size(offer) }
      return showing(frame) {
        anchor(size, frame.size)
        limit(size, frame.size)
        shown = (frame.size, size)
        let free = CellSize(width: frame.width - size.width, height: max(0, frame.height - size.height))
        let place = plan?.anchors[.alignment]
        let origin = CellPoint(
          x: frame.x - offset.x
            + (axes.contains(.horizontal) ? Self.share(place?.x, of: max(0, free.width)) : free.width / 2),
          y: frame.y - offset.y + (axes.contains(.vertical) ? Self.share(place?.y, of: free.height) : 0))
        return content.place(in: CellRect(origin: origin, size: size), offer)
      }
    }
    var placed = place()
    if let target, let wanted = offset(of: target, in: placed, frame) {
      offset = wanted
      self.target = nil
      placed = place()
    }
    return Placed(self, frame, [placed])
  }

  /// Content that fits is not scrolled; longer content only to its end.
  private func limit(_ content: CellSize, _ frame: CellSize) {
    offset.x = axes.contains(.horizontal) ? max(0, min(offset.x, content.width - frame.width)) : 0
    offset.y = axes.contains(.vertical) ? max(0, min(offset.y, content.height - frame.height)) : 0
  }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    look.isRefreshing = look.isRefreshing || pulls > 0
    return true
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    drawSpinner(above: frame, on: canvas)
    canvas.heard.windows[ObjectIdentifier(self)] = frame
    canvas.clipped(to: frame, scrolling: true) { super.draw(placed, on: canvas) }
    guard let content = placed.children.first?.frame, frame.height > 0 else { return }
    if content.y < frame.y { canvas.note(Self.more(frame.y - content.y, "above"), line: frame.y) }
    let last = max(frame.y, frame.maxY - 1)
    let first = max(frame.y, min(last, placed.extent.y))
    if leftOut > 0 {
      let isVertical = axes.contains(.vertical)
      canvas.note("\(leftOut) more \(isVertical ? "below" : "to the right")", line: isVertical ? last : first)
    } else if content.maxY > frame.maxY, axes.contains(.vertical) {
      canvas.note(Self.more(content.maxY - frame.maxY, "below"), line: last)
    }
    if axes.contains(.horizontal), leftOut == 0 {
      if content.x < frame.x { canvas.note(Self.columns(frame.x - content.x, "left"), line: first) }
      if content.maxX > frame.maxX { canvas.note(Self.columns(content.maxX - frame.maxX, "right"), line: first) }
    }
  }

  private static func more(_ lines: Int, _ side: String) -> String {
    "\(lines) more \(lines == 1 ? "line" : "lines") \(side)"
  }
  private static func columns(_ points: Int, _ side: String) -> String {
    let columns = max(1, Cells.columns(points))
    return "\(columns) more \(columns == 1 ? "column" : "columns") \(side)"
  }

  // MARK: Scrolling

  private var plan: ScrollPlan?
  /// Whether neither the user nor the app has scrolled.
  private var isAnchored = true
  /// Whether content was shown.
  private var hasBegun = false
  /// Beyond any content.
  private static let far = 1_000_000

  func follow(_ plan: ScrollPlan?) {
    let old = self.plan?.aim
    self.plan = plan
    guard let aim = plan?.aim, aim != old else { return }
    isAnchored = false
    graph.needLayout()
    switch aim {
    case .view(let id, let anchor): scroll(to: id, anchor)
    case .edge(.top): offset.y = 0
    case .edge(.bottom): offset.y = Self.far
    case .edge(.leading): offset.x = 0
    case .edge(.trailing): offset.x = Self.far
    case .point(let point): offset = CellPoint(x: Cells.points(point.x), y: Cells.lines(point.y))
    }
  }

  /// What of the content stays in sight.
  private var currentAnchor: UnitPoint? {
    isAnchored ? plan?.anchors[hasBegun ? .sizeChanges : .initialOffset] : nil
  }

  private func anchor(_ content: CellSize, _ frame: CellSize) {
    if let anchor = currentAnchor {
      offset = CellPoint(
        x: Self.share(anchor.x, of: content.width - frame.width),
        y: Self.share(anchor.y, of: content.height - frame.height))
    }
    if content.height > 0, content.width > 0 { hasBegun = true }
  }

  private static func share(_ part: CGFloat?, of length: Int) -> Int {
    part.map { Cells.whole((Double(length) * $0).rounded()) } ?? 0
  }

  var rowsBelow: Int { axes.contains(.vertical) ? leftOut : 0 }

  func scrollForward() -> Bool {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    guard axes != [], isScrollEnabled, offset[axis] + shown.size[axis] < shown.content[axis] else { return false }
    offset[axis] += max(1, shown.size[axis])
    isAnchored = false
    plan?.leave?()
    graph.needLayout()
    return true
  }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    target = (id, anchor)
    isAnchored = false
    graph.needLayout()
  }

  private func offset(of target: (id: AnyHashable, anchor: UnitPoint?), in placed: Placed, _ frame: CellRect)
    -> CellPoint?
  {
    guard let found = find(target.id, in: content, placed) else { return nil }
    let x = found.x - placed.frame.x
    let y = found.y - placed.frame.y
    var wanted = offset
    if let anchor = target.anchor {
      wanted.y = y - Cells.whole((Double(frame.height - found.height) * anchor.y).rounded(.down))
      wanted.x = x - Cells.whole((Double(frame.width - found.width) * anchor.x).rounded(.down))
    } else {
      // As far as it takes to see the whole view.
      if y < offset.y { wanted.y = y } else { wanted.y = max(offset.y, y + found.height - frame.height) }
      if x < offset.x { wanted.x = x } else { wanted.x = max(offset.x, x + found.width - frame.width) }
    }
    return wanted
  }

  private func find(_ id: AnyHashable, in node: _Node, _ placed: Placed) -> CellRect? {
    guard let identified = node.view(withID: id) else { return nil }
    var found: CellRect?
    placed.visit { placed in if found == nil, placed.node.isInside(identified) { found = placed.frame } }
    if let found { return found }
    // A row that is not shown: its lazy container knows where it would be.
    placed.visit { placed in
      if found == nil, let lazy = placed.node as? LazyNode, identified.isInside(lazy) {
        found = lazy.position(of: identified, in: placed.frame)
      }
    }
    return found
  }
}

nonisolated extension View {
  /// Keeps the user from scrolling, and from pulling to refresh. The app still scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformingEnvironment { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }
  }
}

extension _Node {
  /// The proposal for a view of UIKit's, such as a list or a stack of screens: it has no length of its own, and a scroll view around asks
  /// for that (BottomSheet#52).
  func lengthless(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(
      width: proposal.width ?? (isScrolled(.horizontal) ? 0 : nil),
      height: proposal.height ?? (isScrolled(.vertical) ? 0 : nil))
  }

  /// The words for such a view without a size.
  func sizeless(_ name: String, _ placed: Placed) -> String? {
    let size = placed.frame.size
    guard size.height == 0 && isScrolled(.vertical) || size.width == 0 && isScrolled(.horizontal) else { return nil }
    return "\(name) has no size in a scroll view: give it a frame"
  }

  private func isScrolled(_ axis: Axis) -> Bool {
    parent?.nearest { node in
      if let scroll = node as? ScrollNode {
        return scroll.axes.contains(axis == .vertical ? .vertical : .horizontal) ? true : nil
      }
      if node is ListNode { return axis == .vertical }
      return node is PresentedNode ? false : nil
    } ?? false
  }

  func view(withID id: AnyHashable) -> _Node? {
    if let holder = self as? any IdentityHolder, let found = holder.node(for: id) { return found }
    for child in children {
      if let found = child.view(withID: id) { return found }
    }
    return nil
  }

  func isInside(_ node: _Node) -> Bool {
    var candidate: _Node? = self
    while let current = candidate, current.depth >= node.depth {
      if current === node { return true }
      candidate = current.parent
    }
    return false
  }
}

@MainActor protocol IdentityHolder: _Node { func node(for id: AnyHashable) -> _Node? }

extension ProposedCells {
  /// The size, with the screen's where nothing or anything is offered.
  func within(_ screen: CellSize) -> CellSize {
    CellSize(width: min(width ?? screen.width, screen.width), height: min(height ?? screen.height, screen.height))
  }
}
