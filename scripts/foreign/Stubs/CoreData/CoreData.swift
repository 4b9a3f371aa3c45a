// A store in memory that keeps nothing: what an app's model classes and views name. Core Data makes the accessors of a model's
// properties while an app runs, so that classes with @NSManaged link on no system without it.
import Foundation
import SwiftUI

open class NSManagedObject: NSObject, ObservableObject, Identifiable {
  public required init(context: NSManagedObjectContext) {}
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
  open var managedObjectContext: NSManagedObjectContext? { nil }
}
open class NSEntityDescription: NSObject {}
open class NSManagedObjectContext: NSObject {
  open var hasChanges: Bool { false }
  open var automaticallyMergesChangesFromParent = false
  open func save() throws {}
  open func delete(_ object: NSManagedObject) {}
  open func rollback() {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func perform(_ block: @escaping () -> Void) { block() }
}
open class NSPersistentContainer: NSObject {
  public let viewContext = NSManagedObjectContext()
  public init(name: String) {}
  open func loadPersistentStores(completionHandler: @escaping (NSPersistentStoreDescription, Error?) -> Void) {
    completionHandler(NSPersistentStoreDescription(), nil)
  }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
}
open class NSPersistentStoreDescription: NSObject { open var url: URL? }
open class NSFetchRequest<ResultType>: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  public init(entityName: String) {}
}

public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { fatalError("There are no results.") }
}

@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {}
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}

private struct ContextKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = NSManagedObjectContext()
}
extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
