/// The answers of a dependency, and the log of its calls: a ``MockResponse`` or a ``MockStream``. A declaration such as `.loads` names one.
public protocol MockDependency<Value>: Sendable {
  /// What a call returns, or what a stream yields.
  associatedtype Value: Sendable

  /// The calls so far.
  var calls: MockCalls { get }

  /// Every call returns the value, or opens a stream that yields it.
  static func returns(_ value: Value) -> Self

  /// Every call throws the error.
  static func fails(_ error: any Error) -> Self
}

extension MockResponse: MockDependency {}

extension MockStream: MockDependency {
  /// The values that the stream yields.
  public typealias Value = Element

  /// The stream yields the value, and stays open.
  public static func returns(_ value: Element) -> Self { Self([value]) }
}
