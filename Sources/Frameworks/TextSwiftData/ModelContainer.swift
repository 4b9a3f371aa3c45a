@_exported import Foundation
@_exported import Observation

/// Keeps the models of an app: in memory, whatever its configurations say, so that each container starts empty.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()
  /// The context of the main actor, which saves by itself.
  @MainActor public private(set) lazy var mainContext: ModelContext = {
    let context = ModelContext(self)
    context.autosaveEnabled = true
    return context
  }()

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

  public func deleteAllData() { store.removeAll() }
  public func erase() throws { store.removeAll() }
}

/// Where models are stored. All of them are kept in memory here.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL
  public var id: String { name }

  public struct CloudKitDatabase: Hashable, Sendable {
    public static var automatic: CloudKitDatabase { CloudKitDatabase() }
    public static var none: CloudKitDatabase { CloudKitDatabase() }
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public struct GroupContainer: Hashable, Sendable {
    public static var automatic: GroupContainer { GroupContainer() }
    public static var none: GroupContainer { GroupContainer() }
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
  }

  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
}

/// The models of a container, by kind, in the order in which they were inserted.
final class ModelStore {
  private var shelves: [ObjectIdentifier: Shelf] = [:]

  /// The models of one kind. Who has read them is told when there are others.
  @Observable final class Shelf {
    var records: [Record] = []
  }

  struct Record {
    let model: any PersistentModel
    /// Who has inserted it and not saved yet: nobody else sees it.
    var inserter: ObjectIdentifier?
    /// Who has deleted it and not saved yet: everybody else sees it still.
    var deleter: ObjectIdentifier?
  }

  func shelf(of type: any PersistentModel.Type) -> Shelf {
    if let shelf = shelves[ObjectIdentifier(type)] { return shelf }
    let shelf = Shelf()
    shelves[ObjectIdentifier(type)] = shelf
    return shelf
  }

  func models<T: PersistentModel>(_ type: T.Type, in context: ModelContext) -> [T] {
    let reader = ObjectIdentifier(context)
    return shelf(of: type).records.lazy
      .filter { ($0.inserter ?? reader) == reader && $0.deleter != reader }
      .compactMap { $0.model as? T }
  }

  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    shelves.values.lazy.flatMap(\.records).map(\.model).first { $0.persistentModelID == id }
  }

  func removeAll() {
    for shelf in shelves.values { shelf.records = [] }
  }

  /// What one context has inserted and deleted is so for all.
  func save(_ context: ModelContext) {
    let saver = ObjectIdentifier(context)
    for shelf in shelves.values where shelf.records.contains(where: { $0.inserter == saver || $0.deleter == saver }) {
      shelf.records = shelf.records.compactMap { record in
        if record.deleter == saver { return nil }
        var record = record
        if record.inserter == saver { record.inserter = nil }
        return record
      }
    }
  }
}
