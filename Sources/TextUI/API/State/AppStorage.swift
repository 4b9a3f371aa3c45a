import TextCombine

/// A value that an app keeps in its defaults, shared by all views of the screen that name its key.
///
/// A frame starts with empty defaults, which end with it: the value begins as written, or as the app has registered or stored it
/// in this frame. Elsewhere, as in a test that only draws, the value is the screen's own, and no defaults are touched.
///
/// Outside of a view, as in a class, the value is read and stored as well. An `ObservableObject` publishes its changes (since iOS 14.5:
/// github.com/feedback-assistant/reports/issues/129), whoever makes them; another object or a struct changes without a redraw.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private var store: UserDefaults?
  /// The store of the views around, where the property names none.
  private var outerStore: UserDefaults?
  private var state: CapturedState<Value>?
  private var isKept = false

  public var wrappedValue: Value {
    get { state?.value ?? readOutside() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    state?.binding { write($0) } ?? Binding(unchecked: { readOutside() }, set: { value, _ in write(value) })
  }

  /// The value as a property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, AppStorage>
  ) -> Value {
    get { object[keyPath: storage].readOutside(of: object) }
    set { object[keyPath: storage].write(newValue, of: object) }
  }

  private func readOutside(of object: AnyObject? = nil) -> Value {
    let values = StoredValues.ofScreen
    let box = values?.box(key, initial, store)
    if let object { box?.follow(object) }
    if let box, values?.usesDefaults == false { return box.newest }
    return StoredDefault.read(key, store ?? .standard) ?? box?.newest ?? initial
  }

  private func write(_ value: Value, of object: AnyObject? = nil) {
    let values = StoredValues.ofScreen
    let box = state?.box ?? values?.box(key, initial, store)
    if let object, let box { box.follow(object) } else if let object { WillChange.send(for: object) }
    box?.value = value
    let isKept = state == nil ? values?.usesDefaults != false : isKept
    if isKept { StoredDefault.write(value, key, store ?? outerStore ?? .standard) }
  }
}

extension AppStorage {
  /// A value under a key, and its default while nothing is stored. Without a store it is kept in the app's standard defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue, store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value under a key that is nil while nothing is stored. Without a store it is kept in the app's standard defaults.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key: key, initial: nil, store: store) }
}

extension AppStorage: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let (old, new) = (old.assumingMemoryBound(to: Self.self), new.assumingMemoryBound(to: Self.self))
    return old.pointee.key == new.pointee.key && old.pointee.store === new.pointee.store
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let values = slot.node.graph.storedValues
    property.pointee.isKept = values.usesDefaults && StoredDefault.canHold(Value.self)
    property.pointee.outerStore = slot.environment.defaultStore
    let (key, initial) = (property.pointee.key, property.pointee.initial)
    let store = property.pointee.store ?? slot.environment.defaultStore
    property.pointee.state = CapturedState(in: slot) { _ in values.box(key, initial, store) }
    return true
  }
}

extension EnvironmentValues { @Entry fileprivate var defaultStore: UserDefaults? = nil }

extension View {
  /// The defaults in which `AppStorage` keeps its values where it names none: otherwise the standard ones.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformingEnvironment { $0.defaultStore = store }
  }
}

/// A value that a scene keeps, shared by all views of the screen that name its key. It is apart from the app's defaults. Outside of a
/// view it is as written, and changes are lost.
@propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private var state: CapturedState<Value>?

  /// A value under a key, and its default while nothing is stored.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    initial = wrappedValue
  }
  /// A value under a key that is nil while nothing is stored.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil, key) }

  public var wrappedValue: Value {
    get { state?.value ?? initial }
    nonmutating set { state?.box.value = newValue }
  }
  public var projectedValue: Binding<Value> { state?.binding() ?? .constant(initial) }
}

extension SceneStorage: DynamicProperty {
  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Self.self).pointee.key == new.assumingMemoryBound(to: Self.self).pointee.key
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    let property = pointer.assumingMemoryBound(to: Self.self)
    let (values, key, initial) = (slot.node.graph.storedValues, property.pointee.key, property.pointee.initial)
    property.pointee.state = CapturedState(in: slot) { _ in values.box(key, initial, isOfScene: true) }
    return true
  }
}
