final class TextNode: _Node, LiveNode {
  @exclusivity(unchecked) private(set) var text = StyledText()
  private(set) var view = Text(verbatim: "")
  /// The view, where its text changes while time passes.
  private var live: Text? { view.isLive ? view : nil }
  @exclusivity(unchecked) private(set) var environment = EnvironmentValues()
  /// The width on one line, in points.
  @exclusivity(unchecked) private var natural = 0
  @exclusivity(unchecked) private var longestWord = 0
  @exclusivity(unchecked) private var isSingleLine = true
  /// Whether another language, or a pseudo-locale, finds a text that cannot be localized.
  @exclusivity(unchecked) private var isVerbatim = false
  @exclusivity(unchecked) private var letters: Letters?
  /// The text on one line, as it is drawn.
  @exclusivity(unchecked) private var whole: String?

  static func evaluate(_ view: Text, at site: _Site) -> _Node {
    let node = site.existing(as: TextNode.self) ?? TextNode(site.context)
    node.update(view, site.context.environment)
    return node
  }

  private func update(_ view: Text, _ environment: EnvironmentValues) {
    self.environment = environment
    self.view = view
    isVerbatim = environment.accuses(view)
    if live != nil { graph.watchTime(self) }
    show(view.isFormatted ? reading { view.resolved(environment) } : view.resolved(environment))
  }

  /// Shows the words of texts without their looks and pictures.
  func showWords(of texts: [TextNode], separator: String, _ environment: EnvironmentValues) {
    self.environment = environment
    isVerbatim = texts.contains { $0.isVerbatim }
    let look = Text(verbatim: separator).resolved(environment).spans[0]
    let words = texts.map { $0.text.spans.filter { !$0.isDrawing } }.joined(separator: [look])
    show(
      StyledText(
        spans: words.map { word in
          var span = look
          (span.text, span.shown) = (word.text, word.shown)
          if let language = word.style.missingLanguage { span.style = span.style.missing(language) }
          return span
        }))
  }

  func dropLooks() {
    environment.builtIn.resetLooks()
    showWords(of: [self], separator: " ", environment)
  }

  func refresh() { if let live { show(reading { live.resolved(environment) }) } }

  func nextTime(after now: Date) -> Date? { live?.counted.map { $0.nextSecond(after: now) }.min() }

  private func show(_ text: StyledText) {
    self.text = text
    letters = nil
    whole = nil
    if text.spans.count == 1, measureBytes(of: text.spans[0]) { return }
    let letters = Letters(text)
    self.letters = letters
    natural = Lettering.points(letters.width(letters.letters.startIndex..<letters.letters.endIndex))
    longestWord = Lettering.points(letters.longestWord)
    isSingleLine = !letters.letters.contains { $0.kind == .newline }
  }

  /// Most texts are one span of ASCII: they are measured without looking at letters one by one. False for any other.
  private func measureBytes(of span: StyledText.Span) -> Bool {
    guard !span.isDrawing, span.shown == nil, let measure = MeasuredBytes(span.text) else { return false }
    natural = Lettering.points(span.lettering.width(ems: measure.ems, count: measure.count))
    longestWord = Lettering.points(span.lettering.width(ems: measure.longestEms, count: measure.longestCount))
    isSingleLine = true
    whole = measure.isPlain ? span.text : nil
    return true
  }

  private var measured: Letters {
    if let letters { return letters }
    let letters = Letters(text)
    self.letters = letters
    return letters
  }

  /// The narrowest that the text can be: its longest word, up to three quarters of the screen. A text of one line is cut instead.
  private var least: Int {
    let word = min(longestWord, graph.size.width * 3 / 4)
    guard environment.builtIn.lineLimit == 1 else { return word }
    return min(word, (text.spans.first?.lettering.size ?? 0) * 3 / 200)
  }

  /// Whether the text fits on one line of this width, or nearly: widths are estimates, and a false wrap is worse than a line that is long.
  private func fits(_ width: Int) -> Bool { isSingleLine && natural * 100 <= width * 103 }

  private func limit(_ height: Int?) -> Int? {
    let limits = [environment.builtIn.lineLimit, height.map { max(1, $0) }].compactMap { $0 }
    return limits.min()
  }

  /// The lines, and how small they are, in thousandths: text that may become smaller does so before it is cut.
  private func wrapped(_ proposal: ProposedCells) -> (text: WrappedText, scale: Int) {
    let width = proposal.width ?? ProposedCells.unbounded
    let limit = limit(proposal.height)
    func wrapped(_ scale: Int) -> WrappedText {
      WrappedText(
        measured, points: max(width, least) * 1000 / scale, limit: limit, truncation: environment.builtIn.truncationMode
      )
    }
    let text = wrapped(1000)
    let smallest = environment.builtIn.leastScale
    guard text.isCut, smallest < 1000 else { return (text, 1000) }
    for scale in stride(from: 950, to: smallest, by: -50) {
      let smaller = wrapped(scale)
      if !smaller.isCut { return (smaller, scale) }
    }
    return (wrapped(smallest), smallest)
  }

  override func size(_ proposal: ProposedCells) -> CellSize {
    let width = proposal.width ?? ProposedCells.unbounded
    if fits(width) { return CellSize(width: min(natural, width), height: reservedLines(1)) }
    // A stack asks so for the least width; its real offer is larger.
    if width == 0 { return CellSize(width: natural == 0 ? 0 : least, height: reservedLines(1)) }
    // As narrow as the text can be is as narrow as with less.
    guard width < least else { return super.size(proposal) }
    return super.size(ProposedCells(width: least, height: proposal.height))
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    if let width = proposal.width, fits(width) { return CellSize(width: min(natural, width), height: reservedLines(1)) }
    let (wrapped, scale) = wrapped(proposal)
    return CellSize(width: (wrapped.width * scale + 999) / 1000, height: reservedLines(wrapped.lines.count))
  }

  private func reservedLines(_ lines: Int) -> Int {
    let reserved = environment.builtIn.reservesLineSpace ? max(lines, environment.builtIn.lineLimit ?? lines) : lines
    return min(ProposedCells.unbounded, max(reserved, environment.builtIn.leastLines))
  }

  override var textColumns: Int { whole?.utf8.count ?? CellCanvas.columns(measured.pieces(measured.letters.indices)) }

  override func guide(_ guide: AlignmentKey, in size: CellSize) -> Int? {
    switch guide {
    case .firstTextBaseline: 0
    case .lastTextBaseline: max(0, size.height - 1)
    default: nil
    }
  }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    let frame = placed.frame
    if fits(frame.width) {
      let width = min(natural, frame.width)
      let point = CellPoint(x: frame.x + indent(frame.width - width), y: frame.y)
      if let whole {
        canvas.plainText(whole, width: width, at: point, text.spans[0].style)
      } else {
        canvas.text(measured.pieces(measured.letters.indices), width: width, at: point)
      }
      return
    }
    let (wrapped, scale) = wrapped(ProposedCells(frame.size))
    let width = (wrapped.width * scale + 999) / 1000
    let block = TextBlock(
      x: frame.x + indent(frame.width - width), width: width,
      columns: wrapped.lines.map { CellCanvas.columns($0) }.max() ?? 0,
      alignment: environment.builtIn.multilineTextAlignment)
    if wrapped.lines.count > 1 { canvas.block(frame.y..<frame.y + wrapped.lines.count) }
    for (offset, line) in wrapped.lines.enumerated() {
      let own = (WrappedText.width(line) * scale + 999) / 1000
      canvas.text(
        line.map { piece in looking(piece, scale: scale, isWrapped: wrapped.lines.count > 1) }, width: own,
        at: CellPoint(x: block.x + indent(width - own), y: frame.y + offset), in: wrapped.lines.count > 1 ? block : nil)
    }
  }

  private func looking(_ piece: WrappedText.Piece, scale: Int, isWrapped: Bool) -> WrappedText.Piece {
    var piece = piece
    if scale < 1000 { piece.style = piece.style.saying("smaller") }
    guard isWrapped else { return piece }
    switch environment.builtIn.multilineTextAlignment {
    case .leading: break
    case .center: piece.style = piece.style.saying("centered")
    case .trailing: piece.style = piece.style.saying("trailing")
    }
    return piece
  }

  private func indent(_ slack: Int) -> Int { environment.builtIn.multilineTextAlignment.indent(slack) }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    if environment.isRedacted {
      look.showsPlaceholder = look.showsPlaceholder || environment.isPlaceholder
      return false
    }
    let plain = text.plain
    guard !plain.isEmpty else { return false }
    look.texts.append(plain)
    look.noteLanguage(of: text, isVerbatim: isVerbatim)
    if isCut(placed.frame.size) { look.cutTexts.append(plain) }
    return false
  }

  override func pointHeight(_ placed: Placed) -> Double {
    Double(placed.frame.height) * (text.spans.first?.lettering ?? .body).linePoints
  }

  /// Whether a frame of a height in points has far less room than the text takes. One line is never cut by its height.
  func isCut(_ size: CellSize, within height: Double?) -> Bool {
    if isCut(size) { return true }
    guard let height, environment.builtIn.lineLimit == nil, !environment.builtIn.isInBar, size.width > 0 else {
      return false
    }
    let room = max(1, Int(height / (text.spans.first?.lettering ?? .body).linePoints))
    return !fits(size.width) && WrappedText.lineCount(measured, points: max(least, size.width) * 5 / 4) > room
  }

  /// Whether the text has far less room than it takes; a text with a line limit is cut on purpose. Widths are estimates, so a text
  /// that takes a quarter more may be whole on a device. A bar shows pictures where texts do not fit.
  private func isCut(_ size: CellSize) -> Bool {
    if fits(size.width) { return false }
    guard environment.builtIn.lineLimit == nil, !environment.builtIn.isInBar, size.width > 0, size.height > 0 else {
      return false
    }
    return WrappedText.lineCount(measured, points: max(least, size.width) * 5 / 4) > size.height
  }

  override func semantics(_ placed: Placed) -> Semantics? {
    var semantics = Semantics(role: .text, label: text.plain, isEnabled: environment.builtIn.isEnabled)
    semantics.isBusy = environment.isRedacted && environment.isPlaceholder
    return semantics
  }
}

extension TextAlignment {
  func indent(_ slack: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, slack / 2)
    case .trailing: max(0, slack)
    }
  }
}
