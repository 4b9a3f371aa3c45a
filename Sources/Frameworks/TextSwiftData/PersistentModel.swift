import Synchronization

/// A class whose instances a `ModelContext` keeps. `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype, _Relation {
  var _$model: _ModelBox { get }
  static var _$properties: [_ModelProperty] { get }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { _$model.identifier(of: Self.self) }
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that the model was inserted into.
  public var modelContext: ModelContext? { _$model.context }
  /// Whether the model was deleted from its context.
  public var isDeleted: Bool { _$model.isDeleted }
  /// Whether its context has unsaved changes of it.
  public var hasChanges: Bool { _$model.context?.hasChanges(of: self) ?? false }

  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Records that a property is read.
  public func _$read<V>(_ property: KeyPath<Self, V>) { _$model.registrar.access(self, keyPath: property) }

  /// Sets a property: notifies its readers, lets the context undo the change, and updates the models on the other side.
  public func _$change<V>(_ property: ReferenceWritableKeyPath<Self, V>, from old: V, to new: V, _ change: () -> Void) {
    _$model.registrar.withMutation(of: self, keyPath: property, change)
    guard let context = _$model.context else { return }
    context.changed(self) { [unowned self] in self[keyPath: property] = old }
    if let old = old as? any _Relation, let new = new as? any _Relation {
      context.relate(self, property, from: old._models, to: new._models)
    }
  }
}

/// A model's storage: its observers and its context.
public final class _ModelBox: @unchecked Sendable {
  let registrar = ObservationRegistrar()
  weak var context: ModelContext?
  var isDeleted = false
  private var known: PersistentIdentifier?

  public init() {}

  func identifier(of type: any PersistentModel.Type) -> PersistentIdentifier {
    if let known { return known }
    let identifier = PersistentIdentifier(entityName: Schema.entityName(for: type))
    known = identifier
    return identifier
  }

  /// Replaces another model.
  func become(_ other: PersistentIdentifier) { known = other }
}

/// The identity of a model. It is never drawn, because its number depends on other work of the process.
public struct PersistentIdentifier: Hashable, Sendable, Identifiable, Comparable, CustomStringConvertible {
  public let entityName: String
  public let storeIdentifier: String? = nil
  private let number: Int
  private static let count = Mutex(0)

  init(entityName: String) {
    self.entityName = entityName
    number = Self.count.withLock {
      $0 += 1
      return $0
    }
  }

  public var id: PersistentIdentifier { self }
  public var description: String { "PersistentIdentifier(\(entityName))" }
  public static func < (a: Self, b: Self) -> Bool { (a.entityName, a.number) < (b.entityName, b.number) }
}

extension PersistentIdentifier: Codable { private enum CodingKeys: CodingKey { case entityName, number } }

/// An actor that works with models in its own context.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

public protocol ModelExecutor: AnyObject, Sendable { var modelContext: ModelContext { get } }

/// Keeps an actor's context. The actor has the default executor.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
