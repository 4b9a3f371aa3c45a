/// A stored property of a view that has a life of its own, such as `@State`; also a type that groups such properties.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before the body that uses the property is evaluated.
  mutating func update()

  /// Connects the property at `pointer` to its storage in the node. Returns false when the body must not run: the
  /// reason has been reported.
  static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool

  /// Whether two values of a view have the same property. The older one has been installed. Its storage in the node and
  /// the environment do not count.
  static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool
}

extension DynamicProperty {
  public mutating func update() {}

  public static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    ViewComparison.haveEqualFields(Self.self, old, new)
  }

  public static func _install(at pointer: UnsafeMutableRawPointer, in slot: _PropertySlot) -> Bool {
    for field in DynamicProperties.fields(of: Self.self, at: pointer, slot.node.graph) {
      guard field.type._install(at: pointer + field.offset, in: slot.nested(field.offset)) else { return false }
    }
    pointer.assumingMemoryBound(to: Self.self).pointee.update()
    return true
  }
}

/// The storage of one dynamic property in its node, and the property's view of its place.
@MainActor public struct _PropertySlot {
  let node: _Node
  let environment: EnvironmentValues
  let changes: ChangeToken
  let key: Int
  /// The property's name in its view.
  let name: String
  let storage: UnsafeMutablePointer<PropertyStorage>

  /// The environment, for properties of frameworks beside TextUI.
  package var around: EnvironmentValues { environment }

  /// Reports that a property, such as `@Query`, needs the value of a `modifier`, such as `modelContainer(_:)`.
  package func reportMissing(_ type: String, wrapper: String, modifier: String) {
    node.graph.report(.missingObject(type: type, wrapper: wrapper, modifier: modifier))
  }

  func nested(_ offset: Int) -> _PropertySlot {
    _PropertySlot(
      node: node, environment: environment, changes: changes, key: key + offset, name: name, storage: storage)
  }

  /// The object that keeps the property's value between evaluations; `make` runs at the first.
  func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let kept = storage.pointee.objects[key] as? Kept { return kept }
    let kept = make()
    storage.pointee.objects[key] = kept
    return kept
  }
}

/// Notes that a view has a binding to a removed element, by index: a phone may read it once more, also where the view goes.
private final class IndexWatch {
  let isGone: () -> Bool
  let note: () -> Void

  init(_ isGone: @escaping () -> Bool, _ note: @escaping () -> Void) { (self.isGone, self.note) = (isGone, note) }

  func check() { if isGone() { note() } }
}

extension _PropertySlot {
  /// - Parameter name: the property that keeps the elements, where it is known.
  func watch(_ isGone: @escaping () -> Bool, _ name: String?) {
    let changes = changes
    let watch = IndexWatch(isGone) { changes.noteGone(name) }
    watch.check()
    // Beside the property's own object.
    storage.pointee.objects[-1 - key] = watch
  }
}

/// The storage of a node for its view's properties, by the property's offset in the view.
struct PropertyStorage {
  var objects: [Int: AnyObject] = [:]

  @MainActor mutating func end() {
    for case let watch as IndexWatch in objects.values { watch.check() }
    objects = [:]
  }
}

/// Finds the dynamic properties of a type by its field offsets: once a type, then in place, without a mirror.
@MainActor enum DynamicProperties {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
    let name: String
  }
  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// - Parameter pointer: where a value of the type lies.
  static func fields(of type: Any.Type, at pointer: UnsafeRawPointer, _ graph: ViewGraph) -> [Field] {
    if let known = known[ObjectIdentifier(type)] { return known }
    // A modifier lies at the start of the view that is its body.
    let owner = (type as? any ModifierBody.Type)?.modifierType ?? type
    let stored = StoredFields.all(of: owner, at: pointer)
    // Without reflection metadata no property would be found, and every @State would silently be a constant.
    if stored == nil { graph.report(.noReflectionMetadata(type: "\(owner)")) }
    let fields = (stored ?? []).compactMap { field in
      (field.type as? any DynamicProperty.Type).map {
        Field(offset: field.offset, type: $0, name: String(field.name.drop { $0 == "_" }))
      }
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  static func install<V>(
    in view: inout V, storage: inout PropertyStorage, of node: _Node, _ environment: EnvironmentValues,
    _ changes: ChangeToken
  ) -> Bool {
    withUnsafeMutablePointer(to: &view) { view in
      let fields = fields(of: V.self, at: view, node.graph)
      if fields.isEmpty { return true }
      return withUnsafeMutablePointer(to: &storage) { storage in
        for field in fields {
          let slot = _PropertySlot(
            node: node, environment: environment, changes: changes, key: field.offset, name: field.name,
            storage: storage)
          guard field.type._install(at: UnsafeMutableRawPointer(view) + field.offset, in: slot) else { return false }
        }
        return true
      }
    }
  }
}
