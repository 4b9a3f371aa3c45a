import TextCombine

/// An observable object that another view or object owns: the view is evaluated again when the object will change.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType

  /// Follows an object: `@ObservedObject var cart: Cart`.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Follows an object, as `init(wrappedValue:)`.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object: `$cart.note`.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = object
      return Binding(unchecked: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
    }
  }
}

extension ObservedObject: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Self.self).pointee.wrappedValue
      === new.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let property = pointer.assumingMemoryBound(to: Self.self)
    slot.kept { ObjectSubscription(slot.changes) }.follow(property.pointee.wrappedValue)
    return true
  }
}

/// Marks a view when the object that it observes will change.
final class ObjectSubscription {
  private let changes: ChangeToken
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  init(_ changes: ChangeToken) { self.changes = changes }

  func follow<Object: ObservableObject>(_ object: Object) {
    guard self.object !== object else { return }
    self.object = object
    let changes = changes
    subscription = object.objectWillChange.sink { _ in
      ViewUpdate.noteWrite("\(Object.self)")
      changes.didChange()
    }
  }
}
