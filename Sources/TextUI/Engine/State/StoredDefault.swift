/// Where a value is stored. Retained, so that no other store gets its address.
struct StoredPlace: Hashable {
  let key: String
  let store: UserDefaults?
  var isOfScene = false
}

/// The values of a screen that are stored by their keys. They are used on the main thread alone.
final class StoredValues: @unchecked Sendable {
  /// Whether they are the app's defaults.
  let usesDefaults: Bool
  private var boxes: [StoredPlace: AnyObject] = [:]
  private var readings: [() -> Void] = []

  private nonisolated(unsafe) static weak var latest: StoredValues?
  /// Those of the screen that was updated last, for values that no view keeps; nil beside the main thread, and before the first screen.
  static var ofScreen: StoredValues? { Thread.isMainThread ? latest : nil }

  init(usesDefaults: Bool) { self.usesDefaults = usesDefaults }

  func begin() { Self.latest = self }
  func end() { if Self.latest === self { Self.latest = nil } }

  func box<Value>(_ key: String, _ initial: Value, _ store: UserDefaults? = nil, isOfScene: Bool = false)
    -> StateBox<Value>
  {
    let place = StoredPlace(key: key, store: store, isOfScene: isOfScene)
    if let box = boxes[place] as? StateBox<Value> { return box }
    let isKept = usesDefaults && !isOfScene && StoredDefault.canHold(Value.self)
    let store = store ?? .standard
    let box = StateBox(isKept ? StoredDefault.read(key, store) ?? initial : initial)
    boxes[place] = box
    if isKept { readings.append { box.value = StoredDefault.read(key, store) ?? initial } }
    return box
  }

  /// Reads what the app may have written to its defaults itself.
  func readAll() { for read in readings { read() } }
}

enum StoredDefault {
  /// Whether defaults can hold a value of a type, and detect its changes.
  static func canHold(_ type: Any.Type) -> Bool {
    switch type {
    case is Bool.Type, is Int.Type, is Double.Type, is String.Type, is URL.Type, is Data.Type: true
    case let type as any AnyOptional.Type: canHold(type.wrapped)
    case let type as any RawRepresentable.Type: type is any Equatable.Type && canHold(raw: type)
    default: false
    }
  }

  private static func canHold<Value: RawRepresentable>(raw type: Value.Type) -> Bool { canHold(Value.RawValue.self) }

  /// - Returns: nil for a missing value, or one of another type.
  static func read<Value>(_ key: String, _ store: UserDefaults) -> Value? {
    guard store.object(forKey: key) != nil else { return nil }
    return read(Value.self, key, store) as? Value
  }

  private static func read(_ type: Any.Type, _ key: String, _ store: UserDefaults) -> Any? {
    switch type {
    case is Bool.Type: store.bool(forKey: key)
    case is Int.Type: store.integer(forKey: key)
    case is Double.Type: store.double(forKey: key)
    case is String.Type: store.string(forKey: key)
    case is URL.Type: store.url(forKey: key)
    case is Data.Type: store.data(forKey: key)
    case let type as any RawRepresentable.Type: read(raw: type, key, store)
    case let type as any AnyOptional.Type: read(type.wrapped, key, store)
    default: nil
    }
  }

  private static func read<Value: RawRepresentable>(
    raw type: Value.Type, _ key: String, _ store: UserDefaults
  ) -> Any? { (read(Value.RawValue.self, key, store) as? Value.RawValue).flatMap(Value.init(rawValue:)) }

  /// Keeps a value; nil removes it. A value that defaults cannot store is not kept.
  static func write(_ value: Any, _ key: String, _ store: UserDefaults) {
    switch value {
    case let value as any AnyOptional:
      // Foundation's own setter of an optional URL never returns for nil.
      if let value = value.content { write(value, key, store) } else { store.removeObject(forKey: key) }
    case let url as URL: store.set(url, forKey: key)
    case is Bool, is Int, is Double, is String, is Data: store.set(value, forKey: key)
    case let value as any RawRepresentable: write(value.rawValue, key, store)
    default: break
    }
  }
}

extension EnvironmentValues {
  /// Whether `AppStorage` keeps its values in the app's defaults: only where these are a frame's own.
  package var usesDefaults: Bool {
    get { builtIn.usesDefaults }
    set { builtIn.usesDefaults = newValue }
  }
}
