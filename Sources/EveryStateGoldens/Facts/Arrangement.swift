/// Lines that show the same words in other places: a row laid out differently, a text that wraps elsewhere or is cut. Each side becomes one
/// line that has each text as one piece, in the old order, so that its pieces can be compared.
struct Arrangement {
  private let before: Side
  private let now: Side
  /// The pieces of both sides that show one text.
  private var texts: [Text] = []
  private var isReordered = false

  /// - Returns: nil if the lines, compared with each other, show no word as removed that has only moved, or if they have little in common.
  init?(_ old: [FactLine], _ new: [FactLine]) {
    (before, now) = (Side(old), Side(new))
    guard !old.isEmpty, !new.isEmpty, old.count + new.count > 2 else { return nil }
    if old[...].isParagraph, new[...].isParagraph, old[0].pieces[0].looks == new[0].pieces[0].looks {
      texts = [Text(old: Set(before.pieces.indices), new: Set(now.pieces.indices))]
      return
    }
    guard before.words.count * now.words.count <= Pairing.workLimit else { return nil }
    var pairs = Pairing(before.words, now.words) { $0.likeness($1) }.pairs
    guard pairs.count > 1, pairs.count * 2 >= min(before.words.count, now.words.count) else { return nil }
    let unpaired = Pairing.unpaired(pairs, old: before.words.count, new: now.words.count)
    var gone = unpaired.old
    for to in unpaired.new {
      guard let place = gone.firstIndex(where: { before.words[$0].likeness(now.words[to]) > 1 }) else { continue }
      pairs.append((gone.remove(at: place), to))
    }
    link(pairs)
    // Lines that replace lines say it as well, unless a text wraps.
    guard isTorn() || texts.contains(where: { $0.old.count > 1 || $0.new.count > 1 }) else { return nil }
    linkReplaced()
    isReordered = hasOtherOrder()
  }

  /// - Parameter row: what the row is called; nil for lines outside rows.
  func facts(inRow row: FactLine?) -> [ChangeFact] {
    let old = FactLine(before.lines, pieces: texts.compactMap { before.piece($0.old) })
    let new = FactLine(now.lines, pieces: texts.compactMap { now.piece($0.new) })
    let title = row?.title ?? new.title
    var facts = LineFacts(old, new, inRow: row ?? FactLine(remarks: [])).facts.filter { $0.rank != .layout }
    if isReordered { facts.append(.shared("laid out differently", by: title)) }
    return facts.isEmpty ? [.shared("only the layout differs", by: title, .layout)] : facts
  }

  /// Whether lines that replace lines would show a word as removed in one and as added in another.
  private func isTorn() -> Bool {
    let pairing = Pairing(before.lines, now.lines) { $0.likeness($1) }
    let (gone, came) = pairing.unpaired(old: before.lines.count, new: now.lines.count)
    var words: (gone: [Word], came: [Word]) = ([], [])
    for pair in pairing.pairs {
      let (old, new) = (before.words(ofLine: pair.old), now.words(ofLine: pair.new))
      words.gone += old.filter { word in !new.contains { word.likeness($0) > 1 } }
      words.came += new.filter { word in !old.contains { word.likeness($0) > 1 } }
    }
    words.gone += gone.flatMap(before.words(ofLine:))
    words.came += came.flatMap(now.words(ofLine:))
    return words.gone.contains { word in
      words.came.contains { word.likeness($0) > 0 && (word.isTelling || $0.isTelling) }
    }
  }

  /// Pieces that have at least half of the words of one of them in common show one text, and those at whose ends a word wraps elsewhere. What
  /// follows a cut word is the rest of its text.
  private mutating func link(_ pairs: [(old: Int, new: Int)]) {
    var common: [Link: Int] = [:]
    var certain: Set<Link> = []
    let (olds, news) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    for pair in pairs {
      let (from, to) = (before.words[pair.old], now.words[pair.new])
      let link = Link(old: from.piece, new: to.piece)
      common[link, default: 0] += 1
      let wraps = before.isLast(pair.old) && now.isFirst(pair.new) || before.isFirst(pair.old) && now.isLast(pair.new)
      if from.text != to.text || wraps && before.pieces[from.piece].looks == now.pieces[to.piece].looks {
        certain.insert(link)
      }
      if to.isBeginning(of: from) {
        let rest = before.words.indices[(pair.old + 1)...].prefix { !olds.contains($0) }
        certain.formUnion(rest.map { Link(old: before.words[$0].piece, new: to.piece) })
      } else if from.isBeginning(of: to) {
        let rest = now.words.indices[(pair.new + 1)...].prefix { !news.contains($0) }
        certain.formUnion(rest.map { Link(old: from.piece, new: now.words[$0].piece) })
      }
    }
    for (link, shared) in common
    where shared * 2 >= min(before.count(ofPiece: link.old), now.count(ofPiece: link.new)) { certain.insert(link) }
    for link in certain.sorted() {
      var joined = Text(old: [link.old], new: [link.new])
      for text in texts where text.old.contains(link.old) || text.new.contains(link.new) { joined.add(text) }
      texts.removeAll { $0.old.contains(link.old) || $0.new.contains(link.new) }
      texts.append(joined)
    }
    joinWrapped()
  }

  /// Texts below each other, in one look, at one edge of their lines: a text that wraps after the same word on both sides.
  private mutating func joinWrapped() {
    texts.sort { ($0.old.min() ?? 0) < ($1.old.min() ?? 0) }
    for index in texts.indices.reversed() {
      guard
        let above = texts[..<index].firstIndex(where: { above in
          before.goesOn(above.old, texts[index].old) && now.goesOn(above.new, texts[index].new)
        })
      else { continue }
      texts[above].add(texts.remove(at: index))
    }
  }

  /// The other pieces: those that replace each other, in their order, and those on one side only.
  private mutating func linkReplaced() {
    let (olds, news) = (Set(texts.flatMap(\.old)), Set(texts.flatMap(\.new)))
    let gone = before.pieces.indices.filter { !olds.contains($0) }
    let came = now.pieces.indices.filter { !news.contains($0) }
    let pairing = Pairing(gone, came) { before.pieces[$0].likeness(now.pieces[$1]) }
    texts += pairing.pairs.map { Text(old: [gone[$0.old]], new: [came[$0.new]]) }
    let alone = pairing.unpaired(old: gone.count, new: came.count)
    texts += alone.old.map { Text(old: [gone[$0]]) }
    texts.sort { ($0.old.min() ?? .max) < ($1.old.min() ?? .max) }
    texts += alone.new.map { Text(new: [came[$0]]) }
  }

  /// Whether texts follow each other in another order, or, where none wraps, share other lines.
  private func hasOtherOrder() -> Bool {
    let both = texts.filter { !$0.old.isEmpty && !$0.new.isEmpty }
    let (was, now) = (both.compactMap { $0.old.min() }, both.compactMap { $0.new.min() })
    if now != now.sorted() { return true }
    guard both.allSatisfy({ $0.old.count == 1 && $0.new.count == 1 }) else { return false }
    return zip(was.indices, was.indices.dropFirst()).contains { first, second in
      before.shareLine(was[first], was[second]) != self.now.shareLine(now[first], now[second])
    }
  }
}

extension Arrangement {
  /// The pieces of both sides that show one text, by their numbers.
  fileprivate struct Text {
    var old: Set<Int> = []
    var new: Set<Int> = []

    mutating func add(_ other: Text) {
      old.formUnion(other.old)
      new.formUnion(other.new)
    }
  }

  fileprivate struct Link: Hashable, Comparable {
    let old: Int
    let new: Int

    static func < (left: Link, right: Link) -> Bool { (left.old, left.new) < (right.old, right.new) }
  }

  /// A word of a text, or a piece without text.
  fileprivate struct Word {
    let text: String
    let piece: Int

    /// Whether it would hardly stand in two texts by chance.
    var isTelling: Bool { text.count(where: { $0.isLetter || $0.isNumber }) > 1 }

    /// 0 for another word, 1 for a word that is cut, 2 for the same one.
    func likeness(_ other: Word) -> Int {
      if text == other.text { return 2 }
      return isBeginning(of: other) || other.isBeginning(of: self) ? 1 : 0
    }

    func isBeginning(of whole: Word) -> Bool { FactPiece.isBeginning(text, of: whole.text) }
  }

  fileprivate struct Side {
    let lines: [FactLine]
    let pieces: [FactPiece]
    private let lineOfPiece: [Int]
    let words: [Word]

    init(_ lines: [FactLine]) {
      self.lines = lines
      pieces = lines.flatMap(\.pieces)
      lineOfPiece = lines.enumerated().flatMap { number, line in line.pieces.map { _ in number } }
      words = pieces.enumerated().flatMap { number, piece in
        let isText = piece.kind == .text || piece.kind == .prompt
        let texts = isText ? piece.text.split(separator: " ").map(String.init) : ["\(piece.kind) \(piece.text)"]
        return texts.map { Word(text: $0, piece: number) }
      }
    }

    func words(ofLine line: Int) -> [Word] { words.filter { lineOfPiece[$0.piece] == line } }
    func count(ofPiece piece: Int) -> Int { words.count { $0.piece == piece } }
    func shareLine(_ piece: Int, _ other: Int) -> Bool { lineOfPiece[piece] == lineOfPiece[other] }

    func isFirst(_ word: Int) -> Bool { word == 0 || words[word - 1].piece != words[word].piece }
    func isLast(_ word: Int) -> Bool { word + 1 == words.count || words[word + 1].piece != words[word].piece }

    /// Pieces as one, with the look of the first.
    func piece(_ numbers: Set<Int>) -> FactPiece? {
      let own = numbers.sorted().map { pieces[$0] }
      return own.first?.saying(own.map(\.text).joined(separator: " "))
    }

    /// Whether the first of these pieces may continue the last of those above: there is no room for its first word.
    func goesOn(_ above: Set<Int>, _ below: Set<Int>) -> Bool {
      guard let last = above.max(), let next = below.min(), lineOfPiece[next] == lineOfPiece[last] + 1,
        pieces[last].kind == .text, pieces[next].kind == .text, pieces[last].looks == pieces[next].looks,
        pieces[last].states.isEmpty, pieces[next].states.isEmpty
      else { return false }
      let width = above.union(below).map { pieces[$0].text.count }.max() ?? 0
      guard pieces[last].text.isFull(before: pieces[next].text, width: width) else { return false }
      let areFirst = [last, next].allSatisfy { $0 == 0 || lineOfPiece[$0 - 1] != lineOfPiece[$0] }
      let areLast = [last, next].allSatisfy { $0 + 1 == pieces.count || lineOfPiece[$0 + 1] != lineOfPiece[$0] }
      return areFirst || areLast
    }
  }
}
