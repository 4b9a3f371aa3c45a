/// Which models there are. Nothing is stored on a disk, so versions and migrations have nothing to do.
public struct Schema: Sendable {
  public let entities: [Entity]
  public let version: Version

  public struct Entity: Hashable, Sendable {
    public let name: String
  }

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
}

public protocol SchemaProperty {}

extension Schema {
  public struct Attribute: SchemaProperty {
    let options: [Option]

    public struct Option: Hashable, Sendable {
      private let name: String
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let spotlight = Option(name: "spotlight")
      public static let ephemeral = Option(name: "ephemeral")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static func transformable(by type: Any.Type) -> Option { Option(name: "transformable") }
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }
  }

  public struct Relationship: SchemaProperty {
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?

    public enum DeleteRule: String, Hashable, Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Hashable, Sendable {
      public static let unique = Option()
    }
  }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How one version's store becomes the next one's. There is no store to change.
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
