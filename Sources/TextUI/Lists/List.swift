/// Rows that scroll. Only rows inside the visible part are evaluated and appear.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
}

extension List: View where Content: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Self, at site: _Site) -> _Node {
    ListNode.evaluate(view.content, at: site)
  }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// A list in the tree: a viewport of lines that rows fill from the top.
@MainActor
final class ListNode: _Node {
  static let role = TraitKey<ListRole>(name: "list role")
  private var content: _Node!

  static func evaluate<Content: View>(_ content: Content, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: ListNode.self) ?? ListNode(site.context)
      let inner = site.context.list(in: node, lazily: true)
      node.content = Content._evaluate(content, at: _Site(inner, existing: node.content))
      return node
    }
  }

  override var children: [_Node] { content.map { [$0] } ?? [] }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let width = proposal.width ?? rowWidth
    return CellSize(width: width, height: proposal.height ?? contentHeight(width))
  }

  /// For a list that must say its ideal size, all rows are measured.
  private var rowWidth: Int {
    var width = 0
    _ = content.visitElements {
      width = max(width, $0.size(.ideal).width)
      return true
    }
    return width
  }

  private func contentHeight(_ width: Int) -> Int {
    var height = 0
    _ = content.visitElements {
      height += $0.size(ProposedCells(width: width, height: nil)).height
      return true
    }
    return height
  }

  override func place(in frame: CellRect, _ proposal: ProposedCells) -> Placed {
    var rows: [Placed] = []
    var y = frame.y
    let offer = ProposedCells(width: frame.width, height: nil)
    _ = content.visitElements { row in
      guard y < frame.maxY else { return false }
      let size = row.size(offer)
      rows.append(row.place(in: CellRect(origin: CellPoint(x: frame.x, y: y), size: size), offer))
      y += size.height
      return true
    }
    return Placed(self, frame, rows)
  }

  override func draw(_ placed: Placed, on canvas: Canvas) {
    let frame = placed.frame
    guard !placed.children.isEmpty else {
      canvas.structure("(empty list)", at: frame.origin)
      return
    }
    canvas.clipped(to: frame) {
      for row in placed.children where row.frame.height > 0 {
        canvas.mark(mark(of: row.node), line: row.frame.y)
        row.node.draw(row, on: canvas)
      }
    }
    let hidden = content.elementCount - placed.children.count
    if hidden > 0 { canvas.note("\(hidden) more below", line: frame.maxY - 1) }
  }

  private func mark(of row: _Node) -> LineMark {
    switch row.trait(Self.role) ?? .row {
    case .row: .row
    case .header: .section
    case .footer: .footer
    }
  }
}
