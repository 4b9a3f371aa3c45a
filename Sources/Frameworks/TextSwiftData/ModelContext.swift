/// Inserts, finds and deletes the models of a container.
public final class ModelContext {
  public let container: ModelContainer
  /// Whether other contexts see its changes without `save()`.
  public var autosaveEnabled = false
  /// Whether it is the placeholder for a missing container.
  var isAbsent = false
  private var undos: [(model: any PersistentModel, undo: () -> Void)] = []
  private var isUndoing = false

  public init(_ container: ModelContainer) { self.container = container }

  /// Sent to the notification center's observers.
  public static var willSave: Notification.Name { Notification.Name("NSManagedObjectContextWillSaveNotification") }
  public static var didSave: Notification.Name { Notification.Name("NSManagedObjectContextDidSaveNotification") }

  // MARK: Changes

  public var hasChanges: Bool { !undos.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { changed { $0.inserter != nil && $0.deleter == nil } }
  public var deletedModelsArray: [any PersistentModel] { changed { $0.deleter != nil } }
  public var changedModelsArray: [any PersistentModel] { changed { $0.inserter == nil && $0.deleter == nil } }

  private func changed(_ isMeant: (ModelStore.Record) -> Bool) -> [any PersistentModel] {
    var seen: Set<ObjectIdentifier> = []
    return undos.map(\.model).filter { model in
      seen.insert(ObjectIdentifier(model)).inserted && (record(of: model).map(isMeant) ?? false)
    }
  }

  func hasChanges(of model: any PersistentModel) -> Bool { undos.contains { $0.model === model } }

  /// Registers the undo of a change.
  func changed(_ model: any PersistentModel, undo: @escaping () -> Void) {
    if !isUndoing { undos.append((model, undo)) }
  }

  // MARK: Inserting

  /// Inserts a model and its related models. It replaces a model with the same unique values.
  public func insert<T: PersistentModel>(_ model: T) {
    guard model._$model.context !== self || model.isDeleted else { return }
    model._$model.context = self
    model._$model.isDeleted = false
    let shelf = container.store.shelf(of: T.self)
    let before = shelf.records
    var record = ModelStore.Record(model: model, inserter: autosaveEnabled ? nil : ObjectIdentifier(self))
    if let index = before.firstIndex(where: { isSame($0.model, as: model) }) {
      record.inserter = before[index].inserter
      model._$model.become(before[index].model.persistentModelID)
      before[index].model._$model.context = nil
      shelf.records[index] = record
    } else {
      shelf.records.append(record)
    }
    changed(model) {
      shelf.records = before
      model._$model.context = nil
    }
    for property in Entity(T.self).properties where property.target != nil {
      relate(model, property.keyPath, from: [], to: property.models(of: model))
    }
  }

  private func isSame(_ known: any PersistentModel, as model: any PersistentModel) -> Bool {
    known === model
      || Entity(type(of: model)).properties.contains { property in
        guard property.isUnique, let a = property.read(known) as? AnyHashable else { return false }
        return a == property.read(model) as? AnyHashable
      }
  }

  /// Updates a relationship: its models are inserted too, and the inverse relationship follows.
  func relate(
    _ model: any PersistentModel, _ keyPath: AnyKeyPath, from old: [any PersistentModel], to new: [any PersistentModel]
  ) {
    guard !isUndoing, let property = Entity(type(of: model)).property(keyPath) else { return }
    for other in new where other._$model.context == nil { insert(other) }
    guard let inverse = Entity.inverse(of: property, of: type(of: model)) else { return }
    for other in old where !new.contains(where: { $0 === other }) { inverse.put(false, model, other) }
    for other in new where !old.contains(where: { $0 === other }) { inverse.put(true, model, other) }
  }

  // MARK: Deleting

  /// Deletes a model, and its related models by their delete rules.
  public func delete<T: PersistentModel>(_ model: T) {
    guard !model.isDeleted, let shelf = shelf(holding: model) else { return }
    let before = shelf.records
    model._$model.isDeleted = true
    if autosaveEnabled {
      shelf.records.removeAll { $0.model === model }
    } else if let index = before.firstIndex(where: { $0.model === model }) {
      shelf.records[index].deleter = ObjectIdentifier(self)
    }
    changed(model) {
      shelf.records = before
      model._$model.isDeleted = false
    }
    for property in Entity(T.self).properties where property.target != nil {
      let others = property.models(of: model)
      if property.relationship?.deleteRule == .cascade { for other in others { delete(other) } }
      if let inverse = Entity.inverse(of: property, of: T.self) {
        for other in others where !other.isDeleted { inverse.put(false, model, other) }
      }
    }
  }

  /// Deletes all models of a type, or those that match a predicate.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { for model in try fetch(FetchDescriptor(predicate: predicate)) { delete(model) } }

  private func shelf(holding model: any PersistentModel) -> ModelStore.Shelf? {
    record(of: model).map { _ in container.store.shelf(of: type(of: model)) }
  }

  private func record(of model: any PersistentModel) -> ModelStore.Record? {
    container.store.shelf(of: type(of: model)).records.first { $0.model === model }
  }

  // MARK: Finding

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try descriptor.fetch(container.store.models(T.self, in: self))
  }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
    try fetch(descriptor)
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { for model in try fetch(descriptor) { try block(model) } }

  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.store.models(T.self, in: self).first { $0.persistentModelID == id }
  }

  /// The model with the identifier, which must be one of the container's.
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.store.model(id) else {
      fatalError(
        "No \(id.entityName) has the identifier that ModelContext.model(for:) was asked for. "
          + "Insert it into this container first, or ask registeredModel(for:), which may answer nil.")
    }
    return model
  }

  // MARK: Saving

  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    undos = []
    container.store.save(self)
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Undoes all changes since the last `save()`.
  public func rollback() {
    isUndoing = true
    for change in undos.reversed() { change.undo() }
    undos = []
    isUndoing = false
  }

  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }
}

@available(*, unavailable, message: "a context belongs to one actor")
extension ModelContext: Sendable {}
