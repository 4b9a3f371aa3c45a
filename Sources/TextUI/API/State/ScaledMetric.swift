/// A length that follows the size of text. A frame has one size of text: the length is as written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value

  nonisolated public init(wrappedValue: Value) { value = wrappedValue }
  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  public var wrappedValue: Value { value }
}

extension ScaledMetric: DynamicProperty {}
