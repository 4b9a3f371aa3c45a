import Observation

/// Makes bindings to the properties of an `@Observable` object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "The wrapped value must be an object that is Observable.")
  public init(wrappedValue: Value) { fatalError() }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object in a declaration: `@Bindable var cart: Cart`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps an object in the midst of a body: `Bindable(cart).note`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Wraps the object that another one wraps.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object: `$cart.note`.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(unchecked: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
  }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }
