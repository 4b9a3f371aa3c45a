/// A side of an `if` or a `switch` of a view, or the body of a `ForEach`.
package struct SourceBranch: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case taken = "if"
    case otherwise = "else"
    /// An `if` without `else` that is passed over.
    case skipped = "skip"
    case `case` = "case"
    /// What a `ForEach`, or a list of data, draws for an element.
    case rows
  }
  package let kind: Kind
  package let file: String
  /// Where a person looks for it.
  package let line: Int
  /// The place that its builder is told: of the brace that opens it, of a case's first statement, of the last brace of an `if` that is
  /// passed over, of the parenthesis after a `ForEach`.
  let place: SourcePlace
  /// The place of the branch that it stands in.
  let enclosing: SourcePlace?
  /// The condition, the pattern or the data.
  package let subject: String
}

/// A line and a column, in bytes.
struct SourcePlace: Hashable, Sendable {
  let line: Int
  let column: Int

  init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// Reads `12.9`.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let line = numbers[0], let column = numbers[1] else { return nil }
    self.init(line: line, column: column)
  }
}

/// An enum of the app.
package struct SourceEnum: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    package let name: String
    package let line: Int
  }
  /// With the types that it stands in, `Client.Failure`.
  package let name: String
  package let file: String
  package let cases: [Case]

  /// - Parameter cases: `timeout:3 server:4`.
  init?(name: String, file: String, cases: String) {
    self.name = name
    self.file = file
    self.cases = cases.split(separator: " ").compactMap { part in
      let parts = part.split(separator: ":")
      guard parts.count == 2, let line = Int(parts[1]) else { return nil }
      return Case(name: String(parts[0]), line: line)
    }
    if self.cases.count != cases.split(separator: " ").count { return nil }
  }
}
