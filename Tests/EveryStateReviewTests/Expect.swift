import Testing

/// Records an issue where a condition is false.
///
/// These are functions, as each `#expect` is expanded, checked and compiled anew: with hundreds of them the suite took the compiler a
/// third longer.
func expect(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  fail(comment(), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue that shows both values where they differ.
func expect<Value: Equatable>(
  _ actual: Value, is expected: Value, _ comment: @autoclosure () -> String = "", fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual != expected else { return }
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  fail("\(actual) is not \(expected). \(comment())", place)
}

private func fail(_ words: String, _ place: SourceLocation) {
  Issue.record(Comment(rawValue: "Expectation failed: \(words)"), sourceLocation: place)
}
