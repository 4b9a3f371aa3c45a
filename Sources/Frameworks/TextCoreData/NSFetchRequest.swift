import TextFoundation

/// What a fetch request finds.
public protocol NSFetchRequestResult: NSObjectProtocol {}
open class NSPersistentStoreRequest: NSObject {}
open class NSPersistentStoreResult: NSObject {}

/// Which objects a context finds, and in what order; by default that of insertion.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?, entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0: all of them.
  open var fetchLimit = 0
  open var fetchOffset = 0, fetchBatchSize = 0
  open var includesPropertyValues = true, includesPendingChanges = true, returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
  fileprivate func find(_ context: NSManagedObjectContext) -> [NSManagedObject] {
    let (name, type) = (entity?.name ?? entityName, ResultType.self as? NSManagedObject.Type)
    let entity = name.map(context.entity(named:)) ?? type.map(context.entity(of:))
    guard let entity else { fatalError("A fetch request must have an entity.") }
    let descriptors = sortDescriptors ?? []
    let found = context.objects(of: entity).filter { predicate?.evaluate(with: $0) != false }.sorted { one, other in
      descriptors.lazy.map { $0.compare(one, to: other) }.first { $0 != .orderedSame } == .orderedAscending
    }
    return Array(found.dropFirst(fetchOffset).prefix(fetchLimit > 0 ? fetchLimit : .max))
  }
}

extension NSManagedObjectContext {
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    request.find(self).map { object in
      if let result = object as? T { return result }
      fatalError("The request found a \(type(of: object)), not a \(T.self). Is the class of the entity left out?")
    }
  }
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { request.find(self).count }
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest, let store = persistentStoreCoordinator else {
      fatalError("\(type(of: request)) is absent. Change the objects, and save the context.")
    }
    // The store alone is changed, as on a phone: contexts keep their objects until they merge or reset.
    let fresh = NSManagedObjectContext(.privateQueue)
    fresh.persistentStoreCoordinator = store
    for id in request.find(fresh) { store.rows[id] = nil }
    store.removeGone()
    return NSPersistentStoreResult()
  }
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  fileprivate let find: (NSManagedObjectContext) -> [NSManagedObjectID]
  public init<T>(fetchRequest: NSFetchRequest<T>) { find = { fetchRequest.find($0).map(\.objectID) } }
  public init(objectIDs: [NSManagedObjectID]) { find = { _ in objectIDs } }
}
