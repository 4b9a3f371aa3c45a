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
