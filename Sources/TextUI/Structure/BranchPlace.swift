/// Where a branch of an `if` or a `switch` in a builder begins, as the compiler tells the builder: which branches a screen takes
/// is known by it, and so is which ones no frame ever showed.
package struct BranchPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  // A string is made of it only where somebody asks: branches are taken in every frame.
  private let file: StaticString
  /// The line of the brace, or of the `case`, that opens the branch.
  package let line: UInt

  init(_ fileID: StaticString, _ line: UInt) {
    file = fileID
    self.line = line
  }

  /// The module and the file, `App/WatchlistView.swift`.
  package var fileID: String { "\(file)" }

  package var description: String { "\(fileID):\(line)" }

  package static func < (left: BranchPlace, right: BranchPlace) -> Bool {
    (left.fileID, left.line) < (right.fileID, right.line)
  }

  package static func == (left: BranchPlace, right: BranchPlace) -> Bool {
    left.line == right.line && (left.file.utf8Start == right.file.utf8Start || left.fileID == right.fileID)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}
