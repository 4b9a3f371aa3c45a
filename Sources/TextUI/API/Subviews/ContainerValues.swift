/// Names a value that a view sets for the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value that a view sets for the container around it, and for no view further out.
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  /// The value that a view sets for the container around it; the key's default where it sets none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The value of a key that `@Entry` makes.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, or its id in the `ForEach` around.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  /// Whether the view's tag, or its id in the `ForEach` around, is this one.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension View {
  /// Sets a value of the view for the container around it.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(WrittenValue { $0[keyPath: keyPath] = value })
  }
}

/// The values set on a view, read only by the container that arranges it.
nonisolated struct WrittenValue: ViewModifier {
  typealias Body = Never
  let write: (inout ContainerValues) -> Void

  @MainActor static func _evaluate(_ modifier: Self, at site: _Site, content: @escaping PendingModifier.Content)
    -> _Node
  {
    content(site.writing(modifier.write))
  }
}
