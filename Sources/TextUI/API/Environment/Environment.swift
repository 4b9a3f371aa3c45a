/// Reads a value that the views around hand down.
@propertyWrapper public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object by its type; nil where none was put in and the property is not optional.
    case object(type: Any.Type, find: (EnvironmentValues) -> Value?)
  }
  private let source: Source
  private var resolved: Value?

  /// Reads the value of a key path, such as `\.locale`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the nearest object of a type. A view that finds none is reported, and not drawn.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(type: objectType) { $0.object(objectType) }
  }

  /// Reads the nearest object of a type; nil where no view around has put one in.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(type: objectType) { .some($0.object(objectType)) }
  }

  public var wrappedValue: Value {
    if let resolved { return resolved }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let type, let find):
      if let value = find(EnvironmentValues()) { return value }
      fatalError("@Environment(\(type).self) was read outside a view's body.")
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let property = pointer.assumingMemoryBound(to: Self.self)
    switch property.pointee.source {
    case .keyPath(let keyPath): property.pointee.resolved = slot.environment[keyPath: keyPath]
    case .object(let type, let find):
      guard let value = find(slot.environment) else {
        slot.node.graph.report(.missingObject(type: "\(type)", wrapper: "@Environment", modifier: "environment(_:)"))
        return false
      }
      property.pointee.resolved = value
    }
    return true
  }
}
