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

  public var testDescription: String { "line \(location.line): \(value)" }
}

extension Row: Sendable where Value: Sendable {}

/// The one element of a collection. Another count ends the test and prints the elements.
public func only<Elements: Collection>(
  _ elements: Elements, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) throws -> Elements.Element {
  try exactly(1, elements, fileID: fileID, filePath: filePath, line: line, column: column)[0]
}

/// The elements of a collection of a known count. Another count ends the test and prints the elements.
public func exactly<Elements: Collection>(
  _ count: Int, _ elements: Elements, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column
) throws -> [Elements.Element] {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let listed = elements.isEmpty ? "no elements" : elements.map { "\($0)" }.joined(separator: "\n")
  try #require(elements.count == count, Comment(rawValue: listed), sourceLocation: place)
  return Array(elements)
}
