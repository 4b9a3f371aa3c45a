@_exported import Testing

// Functions in place of `#expect(a == b)`: a call takes a millisecond to compile, and the macro fifteen to twenty, as it
// checks its argument twice. A failure shows the same values at the same place. The place comes as four literals and the
// comment is not a closure, because each call would pay for a macro and a function otherwise. A failure at a row
// of a table names the row's line.

/// Expects that a condition is true; the comment shows the values.
public func expect(
  _ condition: Bool, _ comment: String? = nil, at row: (any Located)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = row?.location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(condition, comment.map { Comment(rawValue: $0) }, sourceLocation: place)
}

/// Expects that two values are equal.
public func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ comment: String? = nil, at row: (any Located)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = row?.location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(value == expected, comment.map { Comment(rawValue: $0) }, sourceLocation: place)
}

/// Expects that a text contains each of the parts.
public func expect(
  _ text: String, contains parts: String..., comment: String? = nil, at row: (any Located)? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = row?.location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for part in parts { #expect(text.contains(part), comment.map { Comment(rawValue: $0) }, sourceLocation: place) }
}

/// Expects that a text contains none of the parts.
public func expect(
  _ text: String, lacks parts: String..., comment: String? = nil, at row: (any Located)? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = row?.location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for part in parts { #expect(!text.contains(part), comment.map { Comment(rawValue: $0) }, sourceLocation: place) }
}

/// Expects that a sequence contains each of the elements.
public func expect<Elements: Sequence>(
  _ elements: Elements, contains others: Elements.Element..., comment: String? = nil, at row: (any Located)? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) where Elements.Element: Equatable {
  let place = row?.location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  for other in others {
    #expect(elements.contains(other), comment.map { Comment(rawValue: $0) }, sourceLocation: place)
  }
}

/// Expects that a text begins with another.
public func expect(
  _ text: String, begins prefix: String, comment: String? = nil, at row: (any Located)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = row?.location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(text.hasPrefix(prefix), comment.map { Comment(rawValue: $0) }, sourceLocation: place)
}

/// Expects that a text ends with another.
public func expect(
  _ text: String, ends suffix: String, comment: String? = nil, at row: (any Located)? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = row?.location ?? SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  #expect(text.hasSuffix(suffix), comment.map { Comment(rawValue: $0) }, sourceLocation: place)
}
