import TextCombine
import TextFoundation

/// The identity of an object: one for all contexts of a store.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  public internal(set) var isTemporaryID = true
  /// Its number in the store or, until it is saved, in its context.
  var number: Int
  init(_ entity: NSEntityDescription, _ number: Int) { (self.entity, self.number) = (entity, number) }
  public func uriRepresentation() -> URL {
    let text = "x-coredata://EveryState/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
    return URL(string: text) ?? URL(fileURLWithPath: text)
  }
}

/// An object of a context, whose values have keys. Its publisher fires before each change.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyValueCoding {
  enum State { case unchanged, inserted, updated, deleted }
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var state = State.unchanged
  /// Those of a relationship are `[NSManagedObjectID]`. Nil for a fault, whose values are in the store.
  var values: [String: Any]? = [:]
  private let made: NSEntityDescription?
  private lazy var id = NSManagedObjectID(entity, serial)
  /// Its number in its context: sets have the same order in each run.
  private var serial = 0
  private var isWatched = false
  public private(set) lazy var objectWillChange: ObservableObjectPublisher = {
    isWatched = true
    return ObservableObjectPublisher()
  }()
  func willChange() { if isWatched { objectWillChange.send() } }
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    made = entity
    super.init()
    values = entity.defaults
    serial = context?.nextSerial() ?? 0
    context?.insert(self)
  }
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: context.entity(of: Self.self), insertInto: context)
  }
  /// Makes an object without an entity. As on a phone, it ends the process when it is used.
  public override init() { made = nil }

  /// An object of the store.
  static func fault(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    let object = id.entity.type.init(entity: id.entity, insertInto: nil)
    (object.id, object.serial, object.values, object.managedObjectContext) = (id, context.nextSerial(), nil, context)
    return object
  }
  open class func entity() -> NSEntityDescription { NSManagedObjectModel.entity(of: self) }
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }
  open var entity: NSEntityDescription {
    if let made { return made }
    fatalError("\(type(of: self))() makes an object without an entity. Write \(type(of: self))(context:).")
  }
  open var objectID: NSManagedObjectID { id }
  public var _identity: AnyHashable { id }
  open override var hash: Int { serial }
  open var isInserted: Bool { state == .inserted }
  open var isUpdated: Bool { state == .updated }
  open var isDeleted: Bool { state == .deleted && managedObjectContext != nil }
  open var hasChanges: Bool { state != .unchanged }

  /// Its values, which are read from the store when it is a fault.
  var loaded: [String: Any] {
    if let values { return values }
    values = managedObjectContext?.persistentStoreCoordinator?.rows[id] ?? [:]
    awakeFromFetch()
    return values ?? [:]
  }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  func validate() throws { try isInserted ? validateForInsert() : validateForUpdate() }
  open func validateForUpdate() throws { try validateForInsert() }
  open func validateForInsert() throws {
    for property in entity.properties where property["optional"] != "YES" {
      if let value = loaded[property.name], (value as? [NSManagedObjectID])?.isEmpty != true { continue }
      let text = "\(property.name) is a required value."
      throw NSError(domain: NSCocoaErrorDomain, code: 1570, userInfo: [NSLocalizedDescriptionKey: text])
    }
  }
  open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }
  open func value(forKeyPath path: String) -> Any? { KeyValues.value(of: self, at: path) }
  open func setValue(_ value: Any?, forKey key: String) {
    willChange()
    setPrimitiveValue(value, forKey: key)
    managedObjectContext?.didChange(self)
  }
  open func primitiveValue(forKey key: String) -> Any? {
    let property = property(key)
    guard property.isRelationship else { return loaded[key] }
    let objects = related(property)
    if !property.isToMany { return objects.first }
    return property["ordered"] == "YES" ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }
  /// Unlike `setValue`, it notifies no observer.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    _ = loaded
    let (value, property) = (value.flatMap(KeyValues.flat), property(key))
    guard property.isRelationship else {
      // Numbers are `NSNumber`, as key-value coding has them, and a scalar date is a number.
      let date = property["attributeType"] == "Date" ? value as? TimeInterval : nil
      let number = property.isNumber ? value as? NSNumber : nil
      values?[key] = number ?? date.map(Date.init(timeIntervalSinceReferenceDate:)) ?? value
      return
    }
    let (old, new) = (Set(related(property)), value.map(objects) ?? [])
    for object in old.subtracting(new) { unlink(property, object) }
    for object in new where !old.contains(object) { link(property, object) }
    if property["ordered"] == "YES" { values?[key] = new.map(\.objectID) }
  }
  private func property(_ key: String) -> Property {
    if let property = entity.byName[key] { return property }
    fatalError("The entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\".")
  }
  private func objects(in value: Any) -> [NSManagedObject] {
    (KeyValues.elements(of: value) ?? [value]).compactMap { $0 as? NSManagedObject }
  }

  /// What `@NSManaged` stands for.
  public func _managed<T>(_ key: String) -> T {
    let value = value(forKey: key)
    if let value = value as? T ?? (value as? Date)?.timeIntervalSinceReferenceDate as? T { return value }
    if let items = value.flatMap(KeyValues.elements) as? T { return items }
    // As Objective-C's nil is read.
    if let type = T.self as? any ExpressibleByNilLiteral.Type, let no = type.init(nilLiteral: ()) as? T { return no }
    if value == nil, let zero = NSNumber(value: 0) as? T ?? "" as? T { return zero }
    fatalError("\(type(of: self)).\(key) is \(value.map { "a \(type(of: $0))" } ?? "nil"), not a \(T.self).")
  }
  public func _setManaged(_ key: String, _ value: Any?) { setValue(value, forKey: key) }
  /// `addToItems(_:)` and `removeFromItems(_:)`, with an object or several.
  public func _changeManaged(_ name: String, _ arguments: Any...) {
    guard let start = ["addTo", "removeFrom"].first(where: name.hasPrefix), arguments.count == 1 else {
      fatalError("\(type(of: self)).\(name) is absent. Set the relationship.")
    }
    let capital = name.dropFirst(start.count)
    let property = entity.byName[String(capital)] ?? property(capital.prefix(1).lowercased() + capital.dropFirst())
    for object in objects(in: arguments[0]) {
      let isIn = related(property).contains(object)
      if start == "addTo", !isIn { link(property, object) }
      if start == "removeFrom", isIn { unlink(property, object) }
    }
  }
  func related(_ property: Property) -> [NSManagedObject] {
    (loaded[property.name] as? [NSManagedObjectID] ?? []).compactMap { managedObjectContext?.object(with: $0) }
  }
  private func link(_ property: Property, _ object: NSManagedObject) {
    guard let context = managedObjectContext, object.managedObjectContext === context else {
      fatalError("The objects of \(property.name) are in different contexts. Get this one's with object(with:).")
    }
    if !property.isToMany { for other in related(property) { unlink(property, other) } }
    if let inverse = entity.inverse(property) {
      if !inverse.isToMany { for other in object.related(inverse) { object.unlink(inverse, other) } }
      object.change(inverse) { $0.append(id) }
    }
    change(property) { $0.append(object.objectID) }
  }
  func unlink(_ property: Property, _ object: NSManagedObject) {
    change(property) { $0.removeAll { $0 === object.objectID } }
    if let inverse = entity.inverse(property) { object.change(inverse) { $0.removeAll { $0 === id } } }
  }
  private func change(_ property: Property, _ body: (inout [NSManagedObjectID]) -> Void) {
    var ids = loaded[property.name] as? [NSManagedObjectID] ?? []
    willChange()
    // The array has one owner, so that it is not copied.
    values?[property.name] = nil
    body(&ids)
    values?[property.name] = ids
    managedObjectContext?.didChange(self)
  }
}
