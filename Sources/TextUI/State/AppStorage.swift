/// A value that an app keeps in its defaults. A frame starts without any: the value begins as written, is shared by all
/// views of the screen that name its key, and ends with the screen.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private var box: StateBox<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> { box.map { Binding($0) } ?? .constant(initial) }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key: key, initial: nil) }
}

extension AppStorage: DynamicProperty {
  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let property = pointer.assumingMemoryBound(to: Self.self)
    property.pointee.box = slot.node.graph.stored(property.pointee.key, property.pointee.initial)
    return true
  }
}

/// A value that a scene keeps: as `AppStorage`.
public typealias SceneStorage = AppStorage

extension ViewGraph {
  func stored<Value>(_ key: String, _ initial: Value) -> StateBox<Value> {
    if let box = appStorage[key] as? StateBox<Value> { return box }
    let box = StateBox(initial)
    appStorage[key] = box
    return box
  }
}
