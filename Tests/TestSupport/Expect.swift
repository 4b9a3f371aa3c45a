import Testing

// Functions in place of `#expect(a == b)`: the compiler takes a millisecond for a call, and fifteen to twenty for the
// macro, which checks its argument twice. A failure shows the same values at the same place.

/// Expects that a condition is true; the comment shows the values.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(condition, comment(), sourceLocation: sourceLocation)
}

/// Expects that two values are equal.
public func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, comment(), sourceLocation: sourceLocation)
}

/// Expects that a text contains each of the parts.
public func expect(
  _ text: String, contains parts: String..., comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for part in parts { #expect(text.contains(part), comment(), sourceLocation: sourceLocation) }
}

/// Expects that a text contains none of the parts.
public func expect(
  _ text: String, lacks parts: String..., comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for part in parts { #expect(!text.contains(part), comment(), sourceLocation: sourceLocation) }
}

/// Expects that a sequence contains each of the elements.
public func expect<Elements: Sequence>(
  _ elements: Elements, contains others: Elements.Element..., comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
  for other in others { #expect(elements.contains(other), comment(), sourceLocation: sourceLocation) }
}

/// Expects that a sequence contains none of the elements.
public func expect<Elements: Sequence>(
  _ elements: Elements, lacks others: Elements.Element..., comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
  for other in others { #expect(!elements.contains(other), comment(), sourceLocation: sourceLocation) }
}

/// Expects that a text begins with another.
public func expect(
  _ text: String, begins prefix: String, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(text.hasPrefix(prefix), comment(), sourceLocation: sourceLocation)
}

/// Expects that a text ends with another.
public func expect(
  _ text: String, ends suffix: String, comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(text.hasSuffix(suffix), comment(), sourceLocation: sourceLocation)
}
