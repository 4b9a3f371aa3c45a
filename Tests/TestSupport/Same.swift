import Testing

/// Records an issue unless both values are equal: as `#expect(found == expected)`, without a macro's time to compile.
public func same<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> String = "", file: StaticString = #filePath,
  line: Int = #line
) {
  if found != expected { record("found \(found), expected \(expected)", comment(), file, line) }
}

/// Records an issue unless the condition is true: as `#expect(condition)`, without a macro's time to compile.
public func holds(
  _ condition: Bool, _ comment: @autoclosure () -> String = "", file: StaticString = #filePath, line: Int = #line
) {
  if !condition { record("the condition is false", comment(), file, line) }
}

private func record(_ what: String, _ comment: String, _ file: StaticString, _ line: Int) {
  // `Module/File.swift`, as `#fileID` has it: a test target's folder is named after it.
  let names = "\(file)".split(separator: "/").suffix(2).joined(separator: "/")
  Issue.record(
    Comment(rawValue: comment.isEmpty ? what : "\(what): \(comment)"),
    sourceLocation: SourceLocation(fileID: names, filePath: "\(file)", line: line, column: 1))
}
