/// The pieces of a `printf` format: literals and the places of arguments, positional ones (`%2$@`) included.
struct FormatPieces: Sequence {
  enum Piece: Equatable {
    case literal(String)
    /// An argument's place, with the specifier that the format gives it.
    case argument(Int, specifier: String)

    /// The specifier of an argument that is not a string; nil elsewhere.
    var number: String? {
      if case .argument(_, let specifier) = self, !specifier.hasSuffix("@") { specifier } else { nil }
    }
  }
  private var pieces: [Piece] = []

  /// - Parameter first: the argument of the first place without a position.
  init(_ format: String, from first: Int = 0) {
    // By bytes: every text with an argument is read so, in every frame.
    let bytes = Array(format.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var literal = ""
    var next = first
    var start = 0
    while let percent = bytes[start...].firstIndex(of: UInt8(ascii: "%")) {
      literal += text(start..<percent)
      start = percent + 1
      if start < bytes.count, bytes[start] == UInt8(ascii: "%") {
        literal += "%"
        start += 1
        continue
      }
      guard let end = Self.conversion(in: bytes[start...]) else {
        literal += "%"
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      let flags = bytes[start..<end]
      if let dollar = flags.firstIndex(of: UInt8(ascii: "$")), let position = Int(text(start..<dollar)) {
        pieces.append(.argument(position - 1, specifier: "%" + text(dollar + 1..<end + 1)))
      } else {
        pieces.append(.argument(next, specifier: "%" + text(start..<end + 1)))
        next += 1
      }
      start = end + 1
    }
    literal += text(start..<bytes.count)
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  private static func conversion(in rest: ArraySlice<UInt8>) -> Int? {
    for (index, byte) in zip(rest.indices, rest) {
      // A plural's name is between two of them: `%#@items@`.
      if byte == UInt8(ascii: "@"), index > rest.startIndex, rest[index - 1] == UInt8(ascii: "#") {
        return rest[(index + 1)...].firstIndex(of: byte) ?? index
      }
      if conversions.contains(byte) { return index }
      if !flags.contains(byte) { return nil }
    }
    return nil
  }

  private static let conversions = Array("@dDiuUxXoOfFeEgGcCsSpaA".utf8)
  private static let flags = Array("0123456789$.+-# lhqLztj".utf8)

  /// The format with a position in each argument's place. The places of parts, `%#@items@`, stay.
  var positioned: String { text { $0 + 1 } }

  /// The format with positions that leave no argument out, and the arguments that it has.
  var renumbered: (format: String, arguments: [Int]) {
    let arguments = Set(pieces.compactMap { if case .argument(let index, _) = $0 { index } else { nil } }).sorted()
    return (text { (arguments.firstIndex(of: $0) ?? 0) + 1 }, arguments)
  }

  private func text(_ position: (Int) -> Int) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text.replacing("%", with: "%%")
      case .argument(let index, let specifier):
        specifier.hasPrefix("%#@") ? specifier : "%\(position(index))$\(specifier.dropFirst())"
      }
    }.joined()
  }

  /// Whether it has something to translate.
  var hasWords: Bool {
    pieces.contains { if case .literal(let text) = $0 { text.contains(where: \.isLetter) } else { false } }
  }

  /// The arguments of a text that the format has made; nil for any other text.
  func arguments(of text: String) -> [Int: Substring]? {
    var rest = text[...]
    var arguments: [Int: Substring] = [:]
    var open: Int?
    for piece in pieces {
      switch piece {
      case .argument(let index, _): open = index
      case .literal(let literal):
        guard let found = rest.range(of: literal), open != nil || found.lowerBound == rest.startIndex else {
          return nil
        }
        if let open { arguments[open] = rest[..<found.lowerBound] }
        (rest, open) = (rest[found.upperBound...], nil)
      }
    }
    guard let open else { return rest.isEmpty ? arguments : nil }
    arguments[open] = rest
    return arguments
  }

  func text(with arguments: [Int: Substring]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, let specifier): arguments[index].map(String.init) ?? specifier
      }
    }.joined()
  }

  func makeIterator() -> some IteratorProtocol<Piece> { pieces.makeIterator() }
}
