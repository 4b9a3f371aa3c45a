import Testing

/// A value that knows the line of source that wrote it: a failure names that line.
public protocol Located { var location: SourceLocation { get } }

/// A row of a table, for `arguments:` and for loops: `expect(found, is: row.value.wanted, at: row)`.
public struct Row<Value>: Located, CustomTestStringConvertible {
  public let value: Value
  public let location: SourceLocation

  public init(
    _ value: Value, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    self.value = value
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A row of several columns: `Row("a", 1)` for `Row(("a", 1))`.
  public init<First, Second, each Rest>(
    _ first: First, _ second: Second, _ rest: repeat each Rest, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) where Value == (First, Second, repeat each Rest) {
    self.init((first, second, repeat each rest), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var testDescription: String { "line \(location.line): \(value)" }
}

extension Row: Sendable where Value: Sendable {}

extension Array {
  /// Each row with its value: `for (row, (text, wanted)) in cases.rows()`.
  public func rows<Value>() -> [(row: Row<Value>, value: Value)] where Element == Row<Value> { map { ($0, $0.value) } }
}
