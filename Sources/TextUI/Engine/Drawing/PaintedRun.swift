/// A painted run of a line, in points: a text in pieces, a symbol, a control's mark, or a shape as wide as its place.
struct PaintedRun {
  struct Piece {
    var text: String
    var columns: Int
    /// nil for marks, which are not app text.
    var style: Style?
  }

  enum Kind: Equatable {
    case text, symbol, structure
    /// Drawn over its whole width, once the columns are known.
    case stretch
  }

  var x: Int
  var width: Int
  let kind: Kind
  var order = 0
  var anchor = RowAnchor.leading
  var pieces: [Piece]
  /// Most runs have none of these, and all are copied several times.
  private var box: Box?

  init(x: Int, width: Int, kind: Kind, pieces: [Piece]) {
    self.x = x
    self.width = width
    self.kind = kind
    self.pieces = pieces
  }

  struct Reach {
    var leading = 0
    var trailing = 0
  }

  private struct Rare {
    var opening = ""
    var closing = ""
    var reach = Reach()
    var block: TextBlock?
    var stretch: ((Int) -> String)?
    var isArea = false
    var place: Range<Int>?
    var cell: RowCell?
    var isOnArea = false
    var isGround = false
    var heard: [String] = []
  }

  private final class Box {
    let rare: Rare
    init(_ rare: Rare) { self.rare = rare }
  }

  private mutating func change(_ change: (inout Rare) -> Void) {
    var own = box?.rare ?? Rare()
    change(&own)
    box = Box(own)
  }

  /// The marks of controls directly beside the run, and how far beyond it those controls reach, in points.
  var opening: String {
    get { box?.rare.opening ?? "" }
    set { if newValue != opening { change { $0.opening = newValue } } }
  }
  var closing: String {
    get { box?.rare.closing ?? "" }
    set { if newValue != closing { change { $0.closing = newValue } } }
  }
  var reach: Reach {
    get { box?.rare.reach ?? Reach() }
    set { change { $0.reach = newValue } }
  }
  /// The text of several lines that the run is a line of.
  var block: TextBlock? {
    get { box?.rare.block }
    set { if newValue != nil || box?.rare.block != nil { change { $0.block = newValue } } }
  }
  var stretch: ((Int) -> String)? {
    get { box?.rare.stretch }
    set { change { $0.stretch = newValue } }
  }
  /// Whether it is an area, on which other runs may be without taking anything away from it.
  var isArea: Bool {
    get { box?.rare.isArea ?? false }
    set { if newValue != isArea { change { $0.isArea = newValue } } }
  }
  /// Where it was painted, if it has moved since.
  var place: Range<Int>? {
    get { box?.rare.place }
    set { change { $0.place = newValue } }
  }
  /// Which of several equal parts of a row it is in.
  var cell: RowCell? {
    get { box?.rare.cell }
    set { change { $0.cell = newValue } }
  }
  var isOnArea: Bool {
    get { box?.rare.isOnArea ?? false }
    set { if newValue != isOnArea { change { $0.isOnArea = newValue } } }
  }
  /// Whether it shows only a placeholder where nothing else is.
  var isGround: Bool {
    get { box?.rare.isGround ?? false }
    set { if newValue != isGround { change { $0.isGround = newValue } } }
  }
  var heard: [String] {
    get { box?.rare.heard ?? [] }
    set { if !newValue.isEmpty || !heard.isEmpty { change { $0.heard = newValue } } }
  }

  var maxX: Int { x + width }
  /// Where it begins and ends with the controls around it, and with the other lines of the same text.
  var start: Int { (block?.x ?? x) - reach.leading }
  var end: Int { (block.map { $0.x + $0.width } ?? maxX) + reach.trailing }
  var columns: Int {
    var columns = marksColumns
    for index in pieces.indices { columns += pieces[index].columns }
    return columns
  }
  var marksColumns: Int { box.map { $0.rare.opening.utf8.count + $0.rare.closing.utf8.count } ?? 0 }
  var isPlain: Bool { box == nil && kind != .stretch }

  /// The part of the run between two places, without letters on the edge.
  func clipped(_ left: Int, _ right: Int) -> PaintedRun? {
    if x >= left, maxX <= right { return self }
    let from = max(x, left)
    let to = min(maxX, right)
    guard from < to else { return nil }
    var part = self
    part.x = from
    part.width = to - from
    if from > x { part.opening = "" }
    if to < maxX { part.closing = "" }
    guard kind != .stretch else { return part }
    // Letters are as wide as their share of the run.
    let columns = pieces.reduce(0) { $0 + $1.columns }
    let first = ((from - x) * columns + width - 1) / width
    let last = (to - x) * columns / width
    part.pieces = []
    var position = 0
    for piece in pieces {
      let (start, end) = (max(first, position), min(last, position + piece.columns))
      defer { position += piece.columns }
      guard start < end else { continue }
      let slice = CellWidth.slice(piece.text, from: start - position, to: end - position)
      if slice.end > slice.start {
        let text = BidiText.part(slice.text, of: piece.text)
        part.pieces.append(Piece(text: text, columns: slice.end - slice.start, style: piece.style))
      }
    }
    return part.pieces.isEmpty ? nil : part
  }

  func without(_ left: Int, _ right: Int) -> [PaintedRun] {
    if maxX <= left || x >= right { return [self] }
    return [clipped(x, left), clipped(right, maxX)].compactMap { $0 }
  }

  mutating func label(at index: Int, _ change: (String) -> String) {
    guard kind == .text, pieces.indices.contains(index) else { return }
    let text = change(pieces[index].text)
    pieces[index].columns += text.utf8.count - pieces[index].text.utf8.count
    pieces[index].text = text
  }

  /// Puts a control's mark before it or behind it, from where the control reaches some points further.
  mutating func enclose(_ mark: String, opens: Bool, reaching distance: Int) {
    if opens {
      label(at: 0, AppText.labelled(opening: mark))
      opening = mark + opening
      reach.leading += distance
    } else {
      label(at: pieces.count - 1, AppText.labelled(closing: mark))
      closing += mark
      reach.trailing += distance
    }
  }
}

/// A text of several lines: on each of them it takes the room of its widest.
struct TextBlock: Equatable {
  let x: Int
  let width: Int
  let columns: Int
  let alignment: TextAlignment
}

/// Text at a column. `style` is nil for marks, which are not app text.
struct TextRun {
  var x: Int
  var width: Int
  var text: String
  var style: Style?
  /// The spoken facts in its slot: `silent`, `"5 dollars"`.
  var heard: [String] = []
  /// Where it was painted, in points.
  var place = 0..<0
  var isArea = false
  var isGround = false

  var maxX: Int { x + width }
  var isBlank: Bool { !text.hasByte { $0 != 0x20 } }
  /// Whether it is a symbol or a picture. App text has no such brackets.
  var isPicture: Bool { style?.picture != nil && text.utf8.first == UInt8(ascii: "<") }

  func moved(by columns: Int) -> TextRun {
    var moved = self
    moved.x += columns
    return moved
  }

  /// A part of an ASCII run.
  func part(_ from: Int, _ to: Int) -> TextRun {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: max(0, from - x), limitedBy: bytes.endIndex) ?? bytes.endIndex
    let end = bytes.index(start, offsetBy: max(0, to - from), limitedBy: bytes.endIndex) ?? bytes.endIndex
    var part = self
    (part.x, part.width, part.text) = (from, max(0, to - from), String(text[start..<end]))
    // It is one piece, and has one slot.
    if from > x { (part.style, part.heard) = (nil, []) }
    return part
  }
}
