@_exported import Foundation
@_exported import Observation
import TextUI

/// Keeps an app's models, in memory for any configuration, so that each container starts empty.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let store = ModelStore()
  /// The main actor's context, which saves automatically.
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

/// The configuration of a store, which is always in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL
  public var id: String { name }

  public enum CloudKitDatabase: Hashable, Sendable {
    case automatic, none
    public static func `private`(_ name: String) -> CloudKitDatabase { .automatic }
  }

  public enum GroupContainer: Hashable, Sendable {
    case automatic, none
    public static func identifier(_ name: String) -> GroupContainer { .automatic }
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

/// The models of a container, by type, in insertion order.
final class ModelStore {
  private var shelves: [ObjectIdentifier: Shelf] = [:]

  /// The models of one type. Their readers are notified of changes.
  @Observable final class Shelf { var records: [Record] = [] }

  struct Record {
    let model: any PersistentModel
    /// The context that inserted it and has not saved yet: no other context sees it.
    var inserter: ObjectIdentifier?
    /// The context that deleted it and has not saved yet: all others still see it.
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

  func removeAll() { for shelf in shelves.values { shelf.records = [] } }

  /// Publishes the insertions and deletions of one context to all.
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

extension EnvironmentValues {
  /// The context in which the views inside find and change models.
  @Entry public var modelContext: ModelContext = .absent()
}

extension ModelContext {
  /// The context for a missing container: a separate, empty one.
  static func absent() -> ModelContext {
    do {
      let context = ModelContext(try ModelContainer(for: Schema()))
      context.isAbsent = true
      return context
    } catch { fatalError("A container in memory cannot fail: \(error)") }
  }
}

extension View {
  nonisolated public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }

  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }

  /// A container in memory, new for each view identity.
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: [type], onSetup: onSetup)) }

  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: types, onSetup: onSetup)) }
}

private struct OwnContainer {
  let types: [any PersistentModel.Type]
  nonisolated(unsafe) let onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
  @State private var container = Once()

  nonisolated init(
    types: [any PersistentModel.Type], onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.onSetup = onSetup
  }
}

extension OwnContainer: ViewModifier {

  func body(content: Content) -> some View { content.environment(\.modelContext, container.context(types, onSetup)) }

  fileprivate final class Once {
    private var container: ModelContainer?

    @MainActor func context(
      _ types: [any PersistentModel.Type], _ onSetup: (Swift.Result<ModelContainer, any Error>) -> Void
    ) -> ModelContext {
      if let container { return container.mainContext }
      do {
        let made = try ModelContainer(for: Schema(types))
        container = made
        onSetup(.success(made))
        return made.mainContext
      } catch {
        onSetup(.failure(error))
        return .absent()
      }
    }
  }
}

extension Scene {
  // Frames show views, not scenes: the test gives a view its container.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  nonisolated public func modelContext(_ context: ModelContext) -> some Scene { self }
  nonisolated public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  nonisolated public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
