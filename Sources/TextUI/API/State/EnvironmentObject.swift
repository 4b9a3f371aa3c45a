import TextCombine

/// An observable object that a view around has put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  /// Reads the innermost object of its type. A frame fails where no view around has put one in.
  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else { fatalError("@EnvironmentObject \(ObjectType.self) was read outside a view's body.") }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    guard let object = slot.environment.object(ObjectType.self) else {
      slot.node.graph.report(
        .missingObject(
          type: "\(ObjectType.self)", wrapper: "@EnvironmentObject", modifier: "environmentObject(_:)"))
      return false
    }
    pointer.assumingMemoryBound(to: Self.self).pointee.object = object
    slot.kept { ObjectSubscription(slot.changes) }.follow(object)
    return true
  }
}

extension View {
  /// Puts an observable object in, for `@EnvironmentObject` inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    transformingEnvironment { $0.setObject(object, for: T.self) }
  }
}
