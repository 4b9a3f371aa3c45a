/// A value that the focused view hands to commands and to views elsewhere.
public protocol FocusedValueKey {
  associatedtype Value
}

/// What the focused view hands on.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// What the view in focus says; nil where it says nothing.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The value of a key that `@Entry` makes.
  public subscript<Key: EnvironmentKey, Value>(key: Key.Type) -> Value? where Key.Value == Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Reads what the focused view hands on: in a frame none does, as menus and other windows are what asks.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Names the value to read; in a frame it is nil.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Names the type of the object to read; in a frame it is nil.
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject {}

  public var wrappedValue: Value? { nil }
}

/// The same, to be written through.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Names the binding to read and write through; in a frame there is none.
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

// Only menus and other windows ask for focused values: these compile, and change nothing.

extension View {
  /// Does nothing in text. On a device: hands a value on while the focus is inside.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  /// Does nothing in text. On a device: hands a value on while the focus is inside.
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  /// Does nothing in text. On a device: hands a value on while the scene is in front.
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  { self }
  /// Does nothing in text. On a device: hands a value on while the scene is in front.
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { self }
  /// Does nothing in text. On a device: hands an object on while the focus is inside.
  nonisolated public func focusedObject<T: AnyObject>(_ object: T?) -> some View { self }
  /// Does nothing in text. On a device: hands an object on while the scene is in front.
  nonisolated public func focusedSceneObject<T: AnyObject>(_ object: T?) -> some View { self }
}
