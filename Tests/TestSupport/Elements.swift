import Testing

/// The one element of a collection. Another count ends the test and prints the elements.
public func only<Elements: Collection>(
  _ elements: Elements, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
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

extension Collection where Index == Int {
  /// The element at a place; nil where the collection ends before it.
  public subscript(at place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
}
