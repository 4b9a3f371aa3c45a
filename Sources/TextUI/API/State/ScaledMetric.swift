/// A length that follows the size of text. A frame has one size of text: the length is as written.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value

  /// A length in points, which stays as written.
  nonisolated public init(wrappedValue: Value) { value = wrappedValue }
  /// A length in points, which stays as written whatever style it belongs to.
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  public var wrappedValue: Value { value }
}

extension ScaledMetric: DynamicProperty {}
