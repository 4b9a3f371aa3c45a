/// How a lazy stack or grid arranges its views: in lines across the axis, each with a view for each track.
@MainActor struct LazyLayout {
  let axis: Axis
  let alignment: Alignment
  /// Between lines, in lines or points.
  let spacing: Int
  /// The columns of a vertical grid, the rows of a horizontal one; nil for a stack.
  var tracks: [GridItem]?

  struct Track {
    var start: Int
    var length: Int
    var alignment: Alignment?
  }

  /// The most columns that an adaptive one becomes: many more than any screen shows.
  private static let trackLimit = 1_000

  func places(in length: Int) -> [Track] {
    guard let items = tracks, !items.isEmpty else { return [Track(start: 0, length: length)] }
    let cross = axis.other
    func cells(_ points: CGFloat) -> Int { Cells.length(points, cross) }
    func gap(_ item: GridItem) -> Int { item.spacing.map(cells) ?? (cross == .horizontal ? StackLayout.gap : 0) }
    let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
    var left = length - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let fixed) = item.size { left -= cells(fixed) } else { flexible += 1 }
    }
    var tracks: [Track] = []
    var start = 0
    for item in items {
      func add(_ length: Int) {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap(item)
      }
      switch item.size {
      case .fixed(let fixed): add(cells(fixed))
      case .flexible(let minimum, let maximum):
        let share = max(cells(minimum), min(cells(maximum), max(0, left) / flexible))
        left -= share
        flexible -= 1
        add(share)
      case .adaptive(let minimum, let maximum):
        let room = max(0, left) / flexible
        left -= room
        flexible -= 1
        let least = max(1, cells(minimum))
        let count = min(Self.trackLimit, max(1, (room + gap(item)) / max(1, least + gap(item))))
        var rest = room - (count - 1) * gap(item)
        for index in 0..<count {
          let share = rest / (count - index)
          rest -= share
          add(min(cells(maximum), share))
        }
      }
    }
    return aligned(tracks, in: length)
  }

  func length(of tracks: [Track]) -> Int {
    guard let first = tracks.first, let last = tracks.last else { return 0 }
    return last.start + last.length - first.start
  }

  private func aligned(_ tracks: [Track], in length: Int) -> [Track] {
    guard let taken = tracks.last.map({ $0.start + $0.length }), taken < length else { return tracks }
    let start = line(in: length) - line(in: taken)
    return tracks.map { Track(start: $0.start + start, length: $0.length, alignment: $0.alignment) }
  }

  private func line(in length: Int) -> Int {
    var size = CellSize.zero
    size[axis.other] = length
    return axis == .vertical ? alignment.horizontal.position(in: size) : alignment.vertical.position(in: size)
  }
}

/// A lazy stack or grid. Lines are evaluated from the first one up to the end of the visible part, and only measured before it.
final class LazyNode: _Node {
  fileprivate var layout: LazyLayout
  private var content: _Node!

  private init(_ context: Context, _ layout: LazyLayout) {
    self.layout = layout
    super.init(context)
  }

  static func evaluate<Content: View>(_ content: Content, at site: _Site, _ layout: LazyLayout) -> _Node {
    site.element { site in
      let node = site.existing(as: LazyNode.self) ?? LazyNode(site.context, layout)
      node.layout = layout
      let inner = site.context.list(in: node, lazily: true)
      node.content = Content._evaluate(content, at: _Site(inner, existing: node.content))
      return node
    }
  }

  override func visitChildren(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override var isLazyContainer: Bool { true }
  override var arrangement: Arrangement { layout.tracks == nil ? .along(layout.axis) : .layers }

  fileprivate struct Line {
    var views: [_Node] = []
    var length = 0
  }

  /// Calls `visit` with each line until it returns false.
  fileprivate func visitLines(_ tracks: [LazyLayout.Track], _ cross: Int?, _ visit: (Line) -> Bool) {
    var line = Line()
    let axis = layout.axis
    func offer(_ index: Int) -> ProposedCells { self.offer(tracks[index].length, cross) }
    var goesOn = true
    _ = content.visitElements { view in
      line.length = max(line.length, view.size(offer(line.views.count))[axis])
      line.views.append(view)
      guard line.views.count == tracks.count else { return true }
      goesOn = visit(line)
      line = Line()
      return goesOn
    }
    if goesOn, !line.views.isEmpty { _ = visit(line) }
  }

  private func offer(_ track: Int, _ cross: Int?) -> ProposedCells {
    var offer = ProposedCells.ideal
    offer[layout.axis.other] = cross == nil && layout.tracks == nil ? nil : track
    return offer
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let cross = proposal[layout.axis.other]
    let tracks = layout.places(in: cross ?? graph.size[layout.axis.other])
    var length = 0
    var widest = 0
    var seen = 0
    // Content beyond the screen is counted, not measured: a line, or a column.
    let limit = graph.viewport.map { $0.visible.size[layout.axis] }
    let least = layout.axis == .horizontal ? Cells.columnPoints : 1
    visitLines(tracks, cross) { line in
      length += (seen > 0 ? layout.spacing : 0) + line.length
      seen += line.views.count
      if cross == nil {
        for view in line.views { widest = max(widest, view.size(offer(tracks[0].length, nil))[layout.axis.other]) }
      }
      return limit.map { length < $0 } ?? true
    }
    let left = min(ProposedCells.unbounded, max(0, content.elementCount - seen))
    length += (left + tracks.count - 1) / tracks.count * (least + layout.spacing)
    var size = CellSize.zero
    size[layout.axis] = length
    size[layout.axis.other] = cross ?? (layout.tracks == nil ? widest : layout.length(of: tracks))
    return size
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    let axis = layout.axis
    let cross = proposal[axis.other]
    let tracks = layout.places(in: frame.size[axis.other])
    let visible = graph.viewport?.visible
    let first = visible.map { $0.origin[axis] } ?? .min
    let end = visible.map { $0.origin[axis] + $0.size[axis] } ?? .max
    var position = frame.origin[axis]
    var placed: [Placed] = []
    var seen = 0
    visitLines(tracks, cross ?? frame.size[axis.other]) { line in
      seen += line.views.count
      let start = position
      position += line.length + layout.spacing
      // The next line is evaluated only if there is room for it.
      guard start + line.length > first || line.length == 0 else { return position < end }
      for (index, view) in line.views.enumerated() {
        let offer = offer(tracks[index].length, cross ?? frame.size[axis.other])
        var cell = CellRect(origin: frame.origin, size: .zero)
        cell.origin[axis] = start
        cell.origin[axis.other] = frame.origin[axis.other] + tracks[index].start
        cell.size[axis] = line.length
        cell.size[axis.other] = tracks[index].length
        let alignment = tracks[index].alignment ?? (layout.tracks == nil ? layout.alignment : .center)
        placed.append(view.place(in: view.frame(aligned: alignment, in: cell, size: view.size(offer)), offer))
      }
      return position < end
    }
    if let viewport = graph.viewport {
      graph.viewport?.leftOut = viewport.leftOut.orMost(adding: max(0, content.elementCount - seen))
    }
    return Placed(self, frame, placed)
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let tracks = layout.tracks == nil ? [] : layout.places(in: placed.frame.size[layout.axis.other])
    for (index, child) in placed.children.enumerated() {
      // All lines but the last one are full.
      let own = tracks.isEmpty ? layout.alignment : tracks[index % tracks.count].alignment ?? .center
      canvas.aligned(own.horizontal) { child.node.draw(child, on: canvas) }
    }
  }

  /// How far along the axis the line of a view starts, whether it is shown or not.
  func position(of node: _Node, in frame: CellRect) -> CellRect? {
    var position = frame.origin[layout.axis]
    var found: CellRect?
    visitLines(layout.places(in: frame.size[layout.axis.other]), frame.size[layout.axis.other]) { line in
      if line.views.contains(where: { $0.isInside(node) || node.isInside($0) }) {
        var place = frame
        place.origin[layout.axis] = position
        place.size[layout.axis] = line.length
        found = place
        return false
      }
      position += line.length + layout.spacing
      return true
    }
    return found
  }
}

extension CellPoint {
  subscript(_ axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
