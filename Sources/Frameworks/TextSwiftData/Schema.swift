/// The model types. Nothing is stored on disk, so versions and migrations have no effect.
public struct Schema: Sendable {
  public let entities: [Entity]
  public let version: Version

  public struct Entity: Hashable, Sendable { public let name: String }

  public struct Version: Hashable, Comparable, Sendable {
    private let numbers: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    public static func < (a: Self, b: Self) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }

  public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
    entities = types.map { Entity(name: Self.entityName(for: $0)) }
    self.version = version
  }

  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }

  public struct Attribute: SchemaProperty {
    let options: [Option]

    public enum Option: Hashable, Sendable {
      case unique, externalStorage, spotlight, ephemeral, allowsCloudEncryption, preserveValueOnDeletion, transformable
      public static func transformable(by type: Any.Type) -> Option { .transformable }
      public static func transformable(by name: String) -> Option { .transformable }
    }
  }

  public struct Relationship: SchemaProperty {
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    public enum DeleteRule: String, Hashable, Sendable { case noAction, nullify, cascade, deny }
    public enum Option: Hashable, Sendable { case unique }
  }
}

public protocol SchemaProperty {}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// The migration from one version's store to the next. Does nothing: no store is kept.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Makes a class a model: its properties are observed, and a `ModelContext` can store it.
@attached(member, names: named(_$model), named(_$properties))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "TextSwiftDataMacros", type: "ModelMacro")

/// How a property of a model is stored. With `unique`, an inserted model replaces one with an equal value.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "AttributeMacro")

/// A relationship of a property: its inverse, and the rule for deleting its models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "TextSwiftDataMacros", type: "RelationshipMacro")

/// A property that is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "TextSwiftDataMacros", type: "TransientMacro")

/// A stored property. `@Model` adds it to each property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "TextSwiftDataMacros", type: "PersistedPropertyMacro")

/// Gives an actor its own context.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "TextSwiftDataMacros", type: "ModelActorMacro")

/// An index, without effect.
@freestanding(declaration) public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "TextSwiftDataMacros", type: "IndexMacro")

/// The predicate and the order of a fetch; by default in insertion order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models; nil and 0: all of them.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  func fetch(_ models: [T]) throws -> [T] {
    var models = models
    if let predicate { models = try models.filter(predicate.evaluate) }
    if !sortBy.isEmpty { models = models.sorted(using: sortBy) }
    if let fetchOffset { models = Array(models.dropFirst(fetchOffset)) }
    if let fetchLimit, fetchLimit > 0 { models = Array(models.prefix(fetchLimit)) }
    return models
  }
}

extension SortDescriptor {
  /// Sorts text in the order that users expect. Foundation on Linux has only `lexical`, so this sorts by a key.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, comparator: _PersonsOrder, order: SortOrder = .forward) {
    let path = keyPath.appending(path: \String._inPersonsOrder)
    // A path of two sendable paths is sendable.
    self.init(unsafeBitCast(path, to: (KeyPath<Compared, _PersonsKey> & Sendable).self), order: order)
  }
}

/// The comparators that Foundation on Linux does not have.
public enum _PersonsOrder: Sendable { case localizedStandard, localized }

extension String { public var _inPersonsOrder: _PersonsKey { _PersonsKey(text: self) } }

/// Sorts text case-insensitively and by the numbers in it; the same on each machine.
public struct _PersonsKey: Comparable, Sendable {
  let text: String

  public static func < (a: Self, b: Self) -> Bool {
    let order = a.text.compare(
      b.text, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive, .numeric],
      range: nil, locale: Locale(identifier: "en_US"))
    return order == .orderedSame ? a.text < b.text : order == .orderedAscending
  }
}
