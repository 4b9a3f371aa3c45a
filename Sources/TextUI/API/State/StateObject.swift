import TextCombine

/// An observable object that the view owns: made once, when the view first comes into the tree.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private var make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object with `thunk` when the view comes into the tree: `@StateObject private var cart = Cart()`.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  public var wrappedValue: ObjectType {
    // Outside a body SwiftUI makes a fresh object at each access.
    object ?? make()
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let make = property.pointee.make
    let owned = slot.kept { OwnedObject(make(), slot.changes) }
    property.pointee.object = owned.object
    return true
  }
}

private final class OwnedObject<ObjectType: ObservableObject> {
  let object: ObjectType
  private let subscription: ObjectSubscription

  init(_ object: ObjectType, _ changes: ChangeToken) {
    self.object = object
    subscription = ObjectSubscription(changes)
    subscription.follow(object)
  }
}
