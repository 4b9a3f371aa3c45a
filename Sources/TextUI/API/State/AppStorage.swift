/// A value that an app keeps in its defaults, shared by all views of the screen that name its key.
///
/// A frame starts with empty defaults, which end with it: the value begins as written, or as the app has registered or stored it
/// in this frame. Elsewhere, as in a test that only draws, the value is the screen's own, and no defaults are touched.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private var state: CapturedState<Value>?
  private var isKept = false

  public var wrappedValue: Value {
    get { state?.value ?? initial }
    nonmutating set {
      if isKept { StoredDefault.write(newValue, key, store ?? .standard) }
      state?.box.value = newValue
    }
  }

  public var projectedValue: Binding<Value> {
    state?.binding { wrappedValue = $0 } ?? .constant(initial)
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
    let graph = slot.node.graph
    property.pointee.isKept = graph.usesDefaults && StoredDefault.canHold(Value.self)
    let (key, initial, store) = (property.pointee.key, property.pointee.initial, property.pointee.store)
    property.pointee.state = CapturedState(in: slot) { _ in graph.stored(key, initial, store) }
    return true
  }
}

/// A value that a scene keeps: as `AppStorage`.
public typealias SceneStorage = AppStorage

extension ViewGraph {
  func stored<Value>(_ key: String, _ initial: Value, _ store: UserDefaults?) -> StateBox<Value> {
    let place = StoredPlace(key: key, store: store)
    if let box = appStorage[place] as? StateBox<Value> { return box }
    guard usesDefaults, StoredDefault.canHold(Value.self) else {
      let box = StateBox(initial)
      appStorage[place] = box
      return box
    }
    let store = store ?? .standard
    let box = StateBox(StoredDefault.read(key, store) ?? initial)
    appStorage[place] = box
    // The app may write its defaults itself.
    defaultsInUse.append { box.value = StoredDefault.read(key, store) ?? initial }
    return box
  }
}

/// Where a value is stored. Retained, so that no other store gets its address.
struct StoredPlace: Hashable {
  let key: String
  let store: UserDefaults?
}
