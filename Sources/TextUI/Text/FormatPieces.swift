/// The pieces of a `printf` format: literals and the places of arguments, positional ones (`%2$@`) included.
struct FormatPieces: Sequence {
  enum Piece: Equatable {
    case literal(String)
    case argument(Int)
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
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }) else {
        literal += "%"
        continue
      }
      let specifier = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
        pieces.append(.argument(position - 1))
      } else {
        pieces.append(.argument(next))
        next += 1
      }
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  func makeIterator() -> some IteratorProtocol<Piece> { pieces.makeIterator() }
}
