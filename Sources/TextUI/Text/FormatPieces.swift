/// The pieces of a `printf` format: literals and the places of arguments, positional ones (`%2$@`) included.
struct FormatPieces: Sequence {
  enum Piece: Equatable {
    case literal(String)
    /// An argument's place, with the specifier that the format gives it.
    case argument(Int, specifier: String)
  }
  private var pieces: [Piece] = []

  init(_ format: String) {
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest.removeFirst()
        continue
      }
      guard let end = Self.conversion(in: rest) else {
        literal += "%"
        continue
      }
      let flags = rest[..<end]
      let letter = rest[end]
      rest = rest[rest.index(after: end)...]
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      if let dollar = flags.firstIndex(of: "$"), let position = Int(flags[..<dollar]) {
        pieces.append(.argument(position - 1, specifier: "%\(flags[flags.index(after: dollar)...])\(letter)"))
      } else {
        pieces.append(.argument(next, specifier: "%\(flags)\(letter)"))
        next += 1
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// Where a specifier ends; nil where the percent sign is only that.
  private static func conversion(in rest: Substring) -> Substring.Index? {
    for index in rest.indices {
      if "@dDiuUxXoOfFeEgGcCsSpaA".contains(rest[index]) { return index }
      if !"0123456789$.+-# lhqLztj".contains(rest[index]) { return nil }
    }
    return nil
  }

  func makeIterator() -> some IteratorProtocol<Piece> { pieces.makeIterator() }
}
