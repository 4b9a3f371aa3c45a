/// Where a branch of an `if` or a `switch` in a builder begins, as the compiler tells the builder: which branches a screen takes
/// is known by it, and so is which ones no frame ever showed.
package struct BranchPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The module and the file, `App/WatchlistView.swift`.
  package let fileID: String
  /// The line of the brace, or of the `case`, that opens the branch.
  package let line: UInt

  init(_ fileID: StaticString, _ line: UInt) {
    self.fileID = "\(fileID)"
    self.line = line
  }

  package var description: String { "\(fileID):\(line)" }

  package static func < (left: BranchPlace, right: BranchPlace) -> Bool {
    (left.fileID, left.line) < (right.fileID, right.line)
  }
}
