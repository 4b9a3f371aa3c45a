/// The values that a view inherits from the views around it.
///
/// Copies share their storage until one of them changes: a context is copied for every node.
@dynamicMemberLookup public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var storage: Storage

  private final class Storage {
    // Read several times for every view.
    @exclusivity(unchecked) var builtIn: BuiltInEnvironmentValues
    /// The letters of a text without a style of its own, cached on first use.
    @exclusivity(unchecked) var lettering: Lettering?
    @exclusivity(unchecked) var custom: [ObjectIdentifier: Any]
    @exclusivity(unchecked) var objects: [ObjectIdentifier: AnyObject]

    init(
      _ builtIn: BuiltInEnvironmentValues, _ custom: [ObjectIdentifier: Any], _ objects: [ObjectIdentifier: AnyObject]
    ) {
      self.builtIn = builtIn
      self.custom = custom
      self.objects = objects
    }
  }

  // Nodes begin with it, and a calendar is expensive to make.
  nonisolated(unsafe) private static let initial = Storage(BuiltInEnvironmentValues(), [:], [:])

  /// The values as they are before a frame or a view sets any.
  public init() { storage = Self.initial }

  public var description: String { "EnvironmentValues" }

  /// The value that is set around the view; the key's default value where none is.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(of: key) ?? K.defaultValue }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The value that is set around the view; nil where none is.
  package func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    storage.custom[ObjectIdentifier(key)] as? K.Value
  }

  /// The values that TextUI itself reads for nearly every view.
  var builtIn: BuiltInEnvironmentValues {
    // In place: a copy of so many values would count references for each of them.
    _read { yield storage.builtIn }
    _modify {
      makeUnique()
      storage.lettering = nil
      yield &storage.builtIn
    }
  }

  /// A value that TextUI itself reads, by its name.
  public subscript<Value>(dynamicMember path: WritableKeyPath<BuiltInEnvironmentValues, Value>) -> Value {
    get { builtIn[keyPath: path] }
    set { builtIn[keyPath: path] = newValue }
  }

  /// The letters of a text without a style of its own.
  var commonLettering: Lettering {
    if let known = storage.lettering { return known }
    let lettering = lettering(ofText: nil)
    storage.lettering = lettering
    return lettering
  }

  /// The objects set by `environment(_:)` and `environmentObject(_:)`, by type.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? { storage.objects[ObjectIdentifier(type)] as? Object }

  mutating func setObject<Object: AnyObject>(_ object: Object?, for type: Object.Type) {
    makeUnique()
    storage.objects[ObjectIdentifier(type)] = object
  }

  func isShared(with other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether both are known to pass down the same values.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool {
    let (one, other) = (storage, other.storage)
    if one === other { return true }
    guard one.custom.count == other.custom.count, one.objects.count == other.objects.count,
      one.objects.allSatisfy({ $1 === other.objects[$0] }),
      one.custom.allSatisfy({ key, value in other.custom[key].map { ViewComparison.areEqual(value, $0) } ?? false })
    else { return false }
    return ViewComparison.areEqual(&one.builtIn, other.builtIn)
  }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) { return }
    storage = Storage(storage.builtIn, storage.custom, storage.objects)
  }
}
