/// Where a branch of an `if` or a `switch` in a builder begins, as the compiler tells the builder: which branches a screen takes
/// is known by it, and so is which ones no frame ever showed.
package struct BranchPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  // A string is made of it only where somebody asks: branches are taken in every frame.
  private let file: StaticString
  /// The line of the brace that opens the branch, or of a case's first statement; where an `if` without `else` is passed over, of its last brace.
  package let line: UInt
  /// Whether an `if` without `else` was passed over.
  package let isSkipped: Bool

  init(_ fileID: StaticString, _ line: UInt, isSkipped: Bool = false) {
    file = fileID
    self.line = line
    self.isSkipped = isSkipped
  }

  /// The module and the file, `App/WatchlistView.swift`.
  package var fileID: String { "\(file)" }

  package var description: String { "\(fileID):\(isSkipped ? "-" : "")\(line)" }

  package static func < (left: BranchPlace, right: BranchPlace) -> Bool {
    (left.fileID, left.line, left.isSkipped ? 1 : 0) < (right.fileID, right.line, right.isSkipped ? 1 : 0)
  }

  package static func == (left: BranchPlace, right: BranchPlace) -> Bool {
    left.line == right.line && left.isSkipped == right.isSkipped
      && (left.file.utf8Start == right.file.utf8Start || left.fileID == right.fileID)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(isSkipped ? ~line : line) }
}
