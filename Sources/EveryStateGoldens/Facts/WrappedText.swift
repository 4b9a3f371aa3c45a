/// Lines of a golden with each text that wraps as one piece, so that it has one name however it wraps.
struct WrappedText {
  let lines: [FactLine]
  /// The most characters on one line with a text in some looks: a text in these looks has as much room. Texts that are compared have the
  /// same, so that a line of both is read in one way.
  let rooms: [[String]: Int]
  /// Texts that these lines may show in parts, such as those of the golden that they are compared with.
  let known: String
  /// The width of the frame, which an alert's texts fill: its title is one, its message another.
  let columns: Int?
  let loose: Set<Int>

  /// The characters that a phone's line has room for in the largest type.
  private static let leastRoom = 16

  static func rooms(_ lines: [FactLine]) -> [[String]: Int] {
    var rooms: [[String]: Int] = [:]
    for line in lines where !line.isCut {
      let content = line.content(besides: nil)
      for piece in line.pieces where piece.kind == .text { rooms[piece.looks] = max(rooms[piece.looks] ?? 0, content) }
    }
    return rooms
  }

  /// Adjacent lines as one, if a text wraps from each to the next.
  func joined(_ own: Range<Int>) -> FactLine {
    var pieces = lines[own.lowerBound].pieces
    // The last line of each piece, and its number there.
    var ends = pieces.indices.map { (line: own.lowerBound, number: $0) }
    for below in own.dropFirst() {
      let pairs = pairs(below - 1, below)
      for number in lines[below].pieces.indices {
        let piece = lines[below].pieces[number]
        let above = pairs.first { $0.below == number }?.above
        if let above, let place = ends.firstIndex(where: { $0 == (below - 1, above) }) {
          // A word that is longer than the line goes on without a blank.
          let isTorn = lines[below - 1].isCut && !pieces[place].text.contains(" ")
          pieces[place].continues(with: piece, isTorn ? "" : " ")
          ends[place] = (below, number)
        } else {
          pieces.append(piece)
          ends.append((below, number))
        }
      }
    }
    return FactLine(Array(lines[own]), pieces: pieces)
  }

  /// The pieces of a line and of the one below that show one text, by their numbers: in one look, at one edge, with no room on the upper
  /// line for the first word of the lower one, or in a known text.
  func pairs(_ above: Int, _ below: Int) -> [(above: Int, below: Int)] {
    let (upper, lower) = (lines[above], lines[below])
    guard lower.kind == .plain, upper.depth == lower.depth, upper.remarks.allSatisfy({ $0.isCut || $0.isUnseen }),
      upper.loose.isEmpty,
      lower.loose.isEmpty
    else { return [] }
    return lower.pieces.indices.compactMap { next in
      upper.pieces.indices.first {
        let isKnown = known.contains("\(upper.pieces[$0].text) \(lower.pieces[next].text)")
        return upper.goesOn(at: $0, in: lower, at: next, isKnown: isKnown)
          && (upper.isOpen(at: $0) && lower.closing == next || isKnown || isFull(above, $0, lower, next))
      }.map { ($0, next) }
    }
  }

  private func isFull(_ above: Int, _ piece: Int, _ lower: FactLine, _ next: Int) -> Bool {
    let upper = lines[above]
    let word = lower.pieces[next].text.prefix { $0 != " " }.count
    let beside = max(upper.content(besides: piece), lower.content(besides: next))
    let wanted = upper.pieces[piece].text.count + 1 + word + (beside > 0 ? beside + 1 : 0)
    let presentation = lines[..<above].last { $0.depth < upper.depth }?.drawing ?? ""
    let isAlert = presentation.contains(/! (alert|dialog)/)
    if !isAlert, loose.contains(above), loose.contains(above + 1) { return true }
    let room = isAlert ? columns : rooms[lower.pieces[next].looks]
    // Letters have different widths.
    return wanted > Self.leastRoom && wanted * 10 > (room ?? 0) * 9
  }
}

extension FactLine {
  /// The characters of its pieces, with a blank between them.
  fileprivate func content(besides piece: Int?) -> Int {
    let counts = pieces.indices.filter { $0 != piece }.map { pieces[$0].kind == .text ? pieces[$0].text.count : 2 }
    return counts.reduce(0, +) + max(0, counts.count - 1)
  }

  /// Whether a piece's control has its other bracket on a line below.
  fileprivate func isOpen(at place: Int) -> Bool { isOpen && place + 1 == pieces.count }

  /// Whether a piece of the line below may continue one of this line: at one edge, or in a known text, as pieces beside it shift it.
  fileprivate func goesOn(at place: Int, in below: FactLine, at next: Int, isKnown: Bool) -> Bool {
    let (piece, other) = (pieces[place], below.pieces[next])
    guard piece.kind == .text, other.kind == .text, piece.looks == other.looks, other.states.isEmpty,
      other.spoken == nil,
      piece.states.isEmpty || isOpen(at: place), piece.untranslated == other.untranslated,
      !piece.isCut
    else { return false }
    if isOpen(at: place), below.closing == next { return true }
    if isKnown, pieces.count != below.pieces.count { return true }
    let (own, its) = (columns[place], below.columns[next])
    let centers = own.lowerBound + own.upperBound - its.lowerBound - its.upperBound
    return own.lowerBound == its.lowerBound || own.upperBound == its.upperBound || abs(centers) < 2
  }
}
