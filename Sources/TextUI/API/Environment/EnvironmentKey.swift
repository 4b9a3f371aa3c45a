/// A key for a value that a view hands down to everything inside it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
