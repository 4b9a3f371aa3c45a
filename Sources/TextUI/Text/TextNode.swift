extension Text: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Text, at site: _Site) -> _Node {
    site.element { site in
      let node = site.existing(as: TextNode.self) ?? TextNode(site.context)
      node.update(view, site.context.environment)
      return node
    }
  }
}

/// Text in the tree: wraps, truncates and aligns itself.
@MainActor
final class TextNode: _Node, LiveNode {
  private(set) var text = StyledText()
  /// The view, where its text changes while time passes.
  private var live: Text?
  private var environment = EnvironmentValues()
  /// The text as it is drawn: escaped.
  private var drawn = StyledText()
  private var natural = 0
  private var isSingleLine = true

  func update(_ view: Text, _ environment: EnvironmentValues) {
    self.environment = environment
    live = view.isLive ? view : nil
    if live != nil { graph.watchTime(self) }
    show(view.resolved(environment))
  }

  func refresh() {
    if let live { show(live.resolved(environment)) }
  }

  private func show(_ text: StyledText) {
    self.text = text
    drawn = StyledText(spans: text.spans.map { .init(text: $0.visible, style: $0.style, isDrawing: true) })
    isSingleLine = !drawn.spans.contains { $0.text.contains(where: \.isNewline) }
    natural = isSingleLine ? drawn.spans.reduce(0) { $0 + CellWidth.of($1.text) } : 0
  }

  private func wrapped(_ proposal: ProposedCells) -> WrappedText {
    let limits = [environment.lineLimit, proposal.height.map { max(1, $0) }].compactMap { $0 }
    return WrappedText(
      drawn, columns: proposal.width ?? ProposedCells.unbounded, limit: limits.min(),
      truncation: environment.truncationMode)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    if isSingleLine, natural <= proposal.width ?? ProposedCells.unbounded {
      return CellSize(width: natural, height: reservedLines(1))
    }
    let wrapped = wrapped(proposal)
    return CellSize(width: wrapped.width, height: reservedLines(wrapped.lines.count))
  }

  private func reservedLines(_ lines: Int) -> Int {
    let reserved = environment.builtIn.reservesLineSpace ? max(lines, environment.lineLimit ?? lines) : lines
    return max(reserved, environment.builtIn.leastLines)
  }

  override func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? {
    switch guide {
    case .firstTextBaseline: 0
    case .lastTextBaseline: max(0, size.height - 1)
    default: nil
    }
  }

  override func draw(_ placed: Placed, on canvas: Canvas) {
    let frame = placed.frame
    for (offset, line) in wrapped(ProposedCells(frame.size)).lines.enumerated() {
      let slack = frame.width - WrappedText.width(line)
      var x =
        switch environment.multilineTextAlignment {
        case .leading: frame.x
        case .center: frame.x + slack / 2
        case .trailing: frame.x + slack
        }
      for piece in line {
        canvas.text(piece.text, width: piece.width, at: CellPoint(x: x, y: frame.y + offset), piece.style)
        x += piece.width
      }
    }
  }

  override func semantics(_ placed: Placed) -> Semantics? {
    Semantics(role: .text, label: text.plain, isEnabled: environment.isEnabled)
  }
}
