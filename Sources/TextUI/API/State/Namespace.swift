/// A name for views that belong together in a transition.
@propertyWrapper public struct Namespace {
  private var id = ID(object: nil)

  /// A name of the view's own.
  public init() {}

  public var wrappedValue: ID { id }

  /// The same as long as the view keeps its place.
  public struct ID: Hashable, @unchecked Sendable {
    let object: Mark?
    public static func == (a: Self, b: Self) -> Bool { a.object === b.object }
    public func hash(into hasher: inout Hasher) { hasher.combine(object.map { ObjectIdentifier($0) }) }
  }

  final class Mark: Sendable {}
}

extension Namespace: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    pointer.assumingMemoryBound(to: Self.self).pointee.id = ID(object: slot.kept { Mark() })
    return true
  }
}
