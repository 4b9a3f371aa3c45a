/// A branch of an `if` or a `switch` in a builder, or a `ForEach`, by its place in the source: shows which of them no frame reached.
@usableFromInline package struct BranchPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  @usableFromInline package enum Kind: Int, Sendable {
    case taken
    /// An `if` without `else` was passed over.
    case skipped
    /// A `ForEach` has made a row.
    case rows
  }
  package let kind: Kind
  // The string is made on demand: branches are taken in every frame.
  private let file: StaticString
  /// The place of the brace that opens the branch, or of a case's first statement; where an `if` without `else` is passed over, of its
  /// last brace; of the parenthesis after a `ForEach`.
  package let line: UInt
  /// In bytes, from 1.
  package let column: UInt

  @usableFromInline init(_ kind: Kind, _ fileID: StaticString, _ line: UInt, _ column: UInt) {
    self.kind = kind
    file = fileID
    self.line = line
    self.column = column
  }

  package var fileID: String { "\(file)" }

  var isOfApp: Bool { !file.hasPrefix("TextUI/") }

  /// Where it is in its file: `12.9`, `-15.7` where an `if` is passed over, `*20.11` of a `ForEach`.
  package var position: String {
    let mark =
      switch kind {
      case .taken: ""
      case .skipped: "-"
      case .rows: "*"
      }
    return mark + String(line) + "." + String(column)
  }

  @usableFromInline package var description: String { fileID + ":" + position }

  @usableFromInline package static func < (left: BranchPlace, right: BranchPlace) -> Bool {
    if !left.isInFile(of: right) { return left.fileID < right.fileID }
    return (left.line, left.column, left.kind.rawValue) < (right.line, right.column, right.kind.rawValue)
  }

  @usableFromInline package static func == (left: BranchPlace, right: BranchPlace) -> Bool {
    left.line == right.line && left.column == right.column && left.kind == right.kind && left.isInFile(of: right)
  }

  package func isInFile(of other: BranchPlace) -> Bool {
    file.utf8Start == other.file.utf8Start || fileID == other.fileID
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension StaticString {
  /// Compares bytes: no string is made.
  func hasPrefix(_ prefix: StaticString) -> Bool {
    utf8CodeUnitCount >= prefix.utf8CodeUnitCount
      && UnsafeBufferPointer(start: utf8Start, count: prefix.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
  }
}
