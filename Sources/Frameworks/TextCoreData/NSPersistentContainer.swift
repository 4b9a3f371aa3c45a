import TextFoundation

/// Keeps an app's objects, in memory for any kind of store, so that each container starts empty.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext = NSManagedObjectContext(.mainQueue)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container for the app's data model of that name. Without one, an object that is asked for ends the process and is named.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel.named(name) ?? NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Calls back at once.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
  public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container without an iCloud account.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
public final class NSPersistentCloudKitContainerOptions: NSObject { public init(containerIdentifier: String) {} }

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType, configuration: String?
  open var isReadOnly = false, shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true, shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The objects that contexts have saved.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  var rows: [NSManagedObjectID: [String: Any]] = [:]
  private(set) var ids: [NSEntityDescription: [NSManagedObjectID]] = [:]
  private var serial = 0
  var contexts: [() -> NSManagedObjectContext?] = []
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  func number(_ new: [NSManagedObjectID]) {
    for id in new {
      ids[id.entity, default: []].append(id)
      serial += 1
      (id.isTemporaryID, id.number) = (false, serial)
    }
  }
  func removeGone() { ids = ids.mapValues { $0.filter { rows[$0] != nil } } }
}

/// What `save()` does with values that another object already has: keeps the store's or the new ones, or throws.
public final class NSMergePolicy: NSObject, Sendable {
  let keepsStore: Bool?
  public init(merge type: NSMergePolicyType) {
    keepsStore = type == .errorMergePolicyType ? nil : type == .mergeByPropertyStoreTrumpMergePolicyType
  }
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
}
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
}
public var NSErrorMergePolicy: NSMergePolicy { .error }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }

public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
