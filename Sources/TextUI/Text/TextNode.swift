extension Text: View {
  public typealias Body = Never

  public static func _evaluate(_ view: Text, at site: _Site) -> _Node {
    // Most views: without a closure for each.
    if let single = site.single { return TextNode.evaluate(view, at: single) }
    return site.element { TextNode.evaluate(view, at: $0) }
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
  /// The narrowest that the text can be.
  private var least = 1
  private var isSingleLine = true
  /// The lines of one character each that the text takes where there is no room.
  private var mostLines = 1

  fileprivate static func evaluate(_ view: Text, at site: _Site) -> _Node {
    let node = site.existing(as: TextNode.self) ?? TextNode(site.context)
    node.update(view, site.context.environment)
    return node
  }

  private func update(_ view: Text, _ environment: EnvironmentValues) {
    self.environment = environment
    live = view.isLive ? view : nil
    if live != nil { graph.watchTime(self) }
    show(view.isFormatted ? reading { view.resolved(environment) } : view.resolved(environment))
  }

  func refresh() {
    if let live { show(reading { live.resolved(environment) }) }
  }

  func nextTime(after now: Date) -> Date? { live?.counted.map { $0.nextSecond(after: now) }.min() }

  private func show(_ text: StyledText) {
    self.text = text
    isSingleLine = true
    natural = 0
    least = 1
    mostLines = 0
    if let printed = text.plainCharacters {
      // Most texts are drawn as they are.
      drawn = text
      natural = text.spans[0].text.utf8.count
      mostLines = printed
      return
    }
    drawn = text.drawn
    for span in drawn.spans {
      for byte in span.text.utf8 {
        // Bytes below 32 are left in only as line breaks.
        if byte < 0x20 { isSingleLine = false }
        if byte != 0x20, byte & 0xC0 != 0x80 { mostLines += 1 }
      }
      let width = CellWidth.of(span.text)
      if width != span.text.utf8.count { least = 2 }
      natural += width
    }
  }

  private func wrapped(_ proposal: ProposedCells) -> WrappedText {
    let limits = [environment.lineLimit, proposal.height.map { max(1, $0) }].compactMap { $0 }
    return WrappedText(
      drawn, columns: proposal.width ?? ProposedCells.unbounded, limit: limits.min(),
      truncation: environment.truncationMode)
  }

  override func size(_ proposal: ProposedCells) -> CellSize {
    if isSingleLine, natural <= proposal.width ?? ProposedCells.unbounded {
      return CellSize(width: natural, height: reservedLines(1))
    }
    return proposal.width == 0 ? narrowest(proposal) : super.size(proposal)
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let wrapped = wrapped(proposal)
    return CellSize(width: wrapped.width, height: reservedLines(wrapped.lines.count))
  }

  /// One character a line. A stack asks for it to learn how flexible the text is.
  private func narrowest(_ proposal: ProposedCells) -> CellSize {
    let limit = min(environment.builtIn.lineLimit ?? .max, proposal.height ?? .max)
    return CellSize(width: natural == 0 ? 0 : least, height: reservedLines(max(1, min(mostLines, limit))))
  }

  private func reservedLines(_ lines: Int) -> Int {
    let reserved = environment.builtIn.reservesLineSpace ? max(lines, environment.lineLimit ?? lines) : lines
    return min(ProposedCells.unbounded, max(reserved, environment.builtIn.leastLines))
  }

  override func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? {
    switch guide {
    case .firstTextBaseline: 0
    case .lastTextBaseline: max(0, size.height - 1)
    default: nil
    }
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    if isSingleLine, natural <= frame.width, drawn.spans.count == 1 {
      let span = drawn.spans[0]
      canvas.text(
        span.text, width: natural, at: CellPoint(x: frame.x + indent(frame.width - natural), y: frame.y), span.style)
      return
    }
    for (offset, line) in wrapped(ProposedCells(frame.size)).lines.enumerated() {
      var x = frame.x + indent(frame.width - WrappedText.width(line))
      for piece in line {
        canvas.text(piece.text, width: piece.width, at: CellPoint(x: x, y: frame.y + offset), piece.style)
        x += piece.width
      }
    }
  }

  private func indent(_ slack: Int) -> Int {
    switch environment.builtIn.multilineTextAlignment {
    case .leading: 0
    case .center: slack / 2
    case .trailing: slack
    }
  }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    if environment.builtIn.isRedacted {
      look.showsPlaceholder = look.showsPlaceholder || environment.builtIn.isPlaceholder
      return false
    }
    let plain = text.plain
    guard !plain.isEmpty else { return false }
    look.texts.append(plain)
    if isCut(placed.frame.size) { look.cutTexts.append(plain) }
    return false
  }

  /// Whether the text has far less room than it takes; one whose lines are limited is as it was meant. Most letters are narrower than a
  /// column, so what would fit into half as many columns again may be whole on a device. A bar shows pictures where texts do not fit.
  private func isCut(_ size: CellSize) -> Bool {
    if isSingleLine, natural <= size.width { return false }
    guard environment.lineLimit == nil, !environment.builtIn.isInBar, size.width > 0, size.height > 0 else {
      return false
    }
    return WrappedText(drawn, columns: (size.width * 3 + 1) / 2, limit: nil).lines.count > size.height
  }

  override func semantics(_ placed: Placed) -> Semantics? {
    var semantics = Semantics(role: .text, label: text.plain, isEnabled: environment.isEnabled)
    semantics.isBusy = environment.builtIn.isRedacted && environment.builtIn.isPlaceholder
    return semantics
  }
}
