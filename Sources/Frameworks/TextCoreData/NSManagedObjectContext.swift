import Observation
import TextFoundation

/// Inserts, finds, changes and deletes objects, which `save()` hands to the store. A child saves to its parent's store.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.contexts.append { [weak self] in self } }
  }
  open var parent: NSManagedObjectContext? {
    didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
  }
  open var name: String?, transactionAuthor: String?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false

  /// Whether it stands for one that no view around has put into the environment.
  let isAbsent: Bool
  private let pulse = Pulse()
  private var isObserved = false
  @Observable final class Pulse: @unchecked Sendable { var count = 0 }
  private var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// The inserted, updated and deleted objects, in order.
  private var changes: [NSManagedObject] = []
  private var serial = 0
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
    (concurrencyType, isAbsent) = (type, false)
  }
  public convenience init(_ type: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: type) }
  init(isAbsent: Bool) { (concurrencyType, self.isAbsent) = (.mainQueue, isAbsent) }
  func nextSerial() -> Int {
    serial += 1
    return serial
  }
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription { NSManagedObjectModel.entity(of: type, in: model) }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
  func entity(named name: String) -> NSEntityDescription {
    if let entity = model?.entitiesByName[name] { return entity }
    let names = model?.entitiesByName.keys.sorted().joined(separator: ", ") ?? "no coordinator"
    fatalError("The context has no entity named '\(name)': its model has \(names).")
  }
  open var hasChanges: Bool { !changes.isEmpty }
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  open var insertedObjects: Set<NSManagedObject> { changed(.inserted) }
  open var updatedObjects: Set<NSManagedObject> { changed(.updated) }
  open var deletedObjects: Set<NSManagedObject> { changed(.deleted) }
  private func changed(_ state: NSManagedObject.State) -> Set<NSManagedObject> {
    Set(changes.filter { $0.state == state })
  }

  /// The object with an identity, without a look into the store.
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[id] { return object }
    let object = NSManagedObject.fault(id, in: self)
    registered[id] = object
    return object
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    let isKnown = registered[id].map { $0.state != .deleted } ?? (persistentStoreCoordinator?.rows[id] != nil)
    if isKnown { return object(with: id) }
    throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
  }
  func objects(of entity: NSEntityDescription) -> [NSManagedObject] {
    let kinds = model?.entities.filter { $0.kinds.contains { $0 === entity } } ?? []
    return kinds.flatMap { persistentStoreCoordinator?.ids[$0] ?? [] }.map(object).filter { $0.state != .deleted }
      + changes.filter { object in object.state == .inserted && kinds.contains { $0 === object.entity } }
  }
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    (object.managedObjectContext, object.state) = (self, .inserted)
    registered[object.objectID] = object
    changes.append(object)
    changed()
    object.awakeFromInsert()
  }
  /// Deletes an object, and treats the related ones by their delete rules.
  open func delete(_ object: NSManagedObject) {
    guard object.state != .deleted, object.managedObjectContext === self else { return }
    object.willChange()
    object.prepareForDeletion()
    let isNew = object.state == .inserted
    changes.removeAll { $0 === object }
    object.state = .deleted
    for property in object.entity.properties where property.isRelationship && property["deletionRule"] != "No Action" {
      for other in object.related(property) {
        if property["deletionRule"] == "Cascade" { delete(other) }
        object.unlink(property, other)
      }
    }
    if isNew { forget(object) } else { changes.append(object) }
    changed()
  }
  private func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
  }
  func didChange(_ object: NSManagedObject) {
    if object.state == .unchanged {
      object.state = .updated
      changes.append(object)
    }
    changed()
  }
  /// The view that calls it is evaluated again at the next change.
  func observe() { (isObserved, _) = (true, pulse.count) }
  private func changed() { if isObserved { (isObserved, pulse.count) = (false, pulse.count + 1) } }
  open func save() throws {
    guard let store = persistentStoreCoordinator, hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in changes { object.willSave() }
    for object in changes where object.isInserted || object.isUpdated { try object.validate() }
    try resolve(store)
    let saved = changes
    changes = []
    store.number(saved.filter { $0.state == .inserted }.map(\.objectID))
    for object in saved { store.rows[object.objectID] = object.state == .deleted ? nil : object.loaded }
    store.removeGone()
    for object in saved {
      if object.state == .deleted { forget(object) } else { object.state = .unchanged }
      object.didSave()
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
    changed()
    for case let other? in store.contexts.map({ $0() }) where other !== self {
      if other === parent || other.automaticallyMergesChangesFromParent { other.merge() }
    }
  }

  /// Computes derived values, and applies the merge policy to objects whose values must be unique.
  private func resolve(_ store: NSPersistentStoreCoordinator) throws {
    for object in changes where object.state != .deleted {
      for property in object.entity.properties {
        guard let path = property.attributes["derivationExpression"] else { continue }
        let value = path.hasPrefix("now") ? Date() : object.value(forKeyPath: path)
        object.setPrimitiveValue(value, forKey: property.name)
      }
    }
    for entity in store.managedObjectModel.entities where changes.contains(where: { $0.entity === entity }) {
      for keys in entity.unique {
        var taken: [[AnyHashable]: NSManagedObject] = [:]
        for object in objects(of: entity) {
          let values = keys.compactMap { object.primitiveValue(forKey: $0) as? AnyHashable }
          guard values.count == keys.count, let old = taken.updateValue(object, forKey: values) else { continue }
          guard let keepsStore = (mergePolicy as? NSMergePolicy)?.keepsStore else {
            throw NSError(domain: NSCocoaErrorDomain, code: 133_021, userInfo: ["conflictList": [old, object]])
          }
          let loser = keepsStore ? object : old
          if keepsStore { taken[values] = old }
          for property in entity.properties where property.isRelationship {
            loser.setPrimitiveValue(nil, forKey: property.name)
          }
          delete(loser)
        }
      }
    }
  }

  /// Reads again what other contexts saved. Objects with changes of this context keep them.
  private func merge() {
    for object in registered.values where !object.objectID.isTemporaryID {
      refresh(object, mergeChanges: true)
      guard persistentStoreCoordinator?.rows[object.objectID] == nil else { continue }
      changes.removeAll { $0 === object }
      forget(object)
    }
    changed()
  }
  open func mergeChanges(fromContextDidSave notification: Notification) { merge() }
  open func rollback() {
    for object in changes {
      if object.state == .inserted { forget(object) }
      refresh(object, mergeChanges: false)
    }
  }
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    (registered, changes) = ([:], [])
    changed()
  }
  open func refreshAllObjects() { for object in registered.values { refresh(object, mergeChanges: true) } }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    guard !mergeChanges || object.state == .unchanged else { return }
    object.willChange()
    changes.removeAll { $0 === object }
    (object.state, object.values) = (.unchanged, nil)
    changed()
  }
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    (concurrencyType == .mainQueue ? DispatchQueue.main : .global()).async { block() }
  }
  open func performAndWait(_ block: () -> Void) { block() }
  @_disfavoredOverload public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1, mainQueueConcurrencyType
  public static var privateQueue: Self { .privateQueueConcurrencyType }
  public static var mainQueue: Self { .mainQueueConcurrencyType }
}
/// Undoes nothing here.
public final class UndoManager: NSObject {}

extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}
