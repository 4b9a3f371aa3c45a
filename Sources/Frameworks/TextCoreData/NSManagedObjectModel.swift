@_exported import Foundation
import TextFoundation

/// The entities of an app's objects. `everystate adopt` registers those of an app's `.xcdatamodeld`, by the model's name.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public let entities: [NSEntityDescription]
  public private(set) lazy var entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  /// The entities of classes that were asked for: each new object asks.
  private var entitiesByType: [ObjectIdentifier: NSEntityDescription] = [:]
  public init(_ entities: [NSEntityDescription] = []) {
    self.entities = entities
    super.init()
    for entity in entities { entity.model = self }
  }
  private nonisolated(unsafe) static var registered: [String: () -> [NSEntityDescription]] = [:]
  private nonisolated(unsafe) static var read: [String: NSManagedObjectModel] = [:]

  public static func _register(_ name: String, _ entities: @escaping () -> [NSEntityDescription]) {
    registered[name] = entities
  }
  static func named(_ name: String) -> NSManagedObjectModel? {
    if let entities = registered.removeValue(forKey: name) { read[name] = NSManagedObjectModel(entities()) }
    return read[name]
  }
  /// The entity of a class, in this model or else in one that is registered.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil) -> NSEntityDescription {
    if let known = model?.entitiesByType[ObjectIdentifier(type)] { return known }
    for name in registered.keys { _ = named(name) }
    let entities = [model].compactMap { $0?.entities }.joined() + read.values.flatMap(\.entities)
    let name = String(reflecting: type)
    if let entity = entities.first(where: { $0.managedObjectClassName == name }) {
      model?.entitiesByType[ObjectIdentifier(type)] = entity
      return entity
    }
    fatalError("\(type) is not an entity of a data model. Run `everystate adopt`, which reads the .xcdatamodeld.")
  }
}

/// A kind of object: its class, attributes and relationships.
open class NSEntityDescription: NSObject {
  public let name: String?
  public let managedObjectClassName: String!
  let unique: [[String]]
  weak var model: NSManagedObjectModel?
  private let parent: String?
  private let own: [Property]

  /// An entity with its properties' attributes in a data model's file.
  public init(
    _ name: String, _ type: String, parent: String? = nil, unique: [[String]] = [], _ properties: [[String: String]]
  ) {
    (self.name, managedObjectClassName, self.parent, self.unique) = (name, type, parent, unique)
    own = properties.map(Property.init)
  }

  /// Itself and the entities that it inherits from.
  private(set) lazy var kinds: [NSEntityDescription] =
    [self] + (parent.flatMap { model?.entitiesByName[$0] }?.kinds ?? [])
  private(set) lazy var properties = kinds.flatMap(\.own)
  private(set) lazy var byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  private(set) lazy var defaults = byName.compactMapValues(\.defaultValue)
  /// The app's class, or `NSManagedObject` for one that is not in the program.
  private(set) lazy var type =
    NSClassFromString(managedObjectClassName) as? NSManagedObject.Type ?? NSManagedObject.self
  func inverse(_ property: Property) -> Property? {
    model?.entitiesByName[property["destinationEntity"]]?.byName[property["inverseName"]]
  }
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[name]
  }
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
    let entity = context.entity(named: name)
    return entity.type.init(entity: entity, insertInto: context)
  }
}

/// An attribute or a relationship, as a data model's file has it.
struct Property {
  let attributes: [String: String]
  subscript(key: String) -> String { attributes[key] ?? "" }
  var name: String { self["name"] }
  var isRelationship: Bool { attributes["destinationEntity"] != nil }
  var isToMany: Bool { self["toMany"] == "YES" }
  var isNumber: Bool {
    let kind = self["attributeType"]
    return kind.hasPrefix("Integer") || ["Boolean", "Decimal", "Double", "Float"].contains(kind)
  }
  var defaultValue: Any? {
    let text = attributes["defaultValueString"]
    switch self["attributeType"] {
    case "Boolean": return text.map { NSNumber(value: $0 == "YES") }
    case "Decimal": return text.map { NSDecimalNumber(string: $0) }
    case "Date": return Double(self["defaultDateTimeInterval"]).map(Date.init(timeIntervalSinceReferenceDate:))
    case "UUID": return text.flatMap(UUID.init(uuidString:))
    case "URI": return text.flatMap { URL(string: $0) }
    default: return isNumber ? text.flatMap(Double.init).map(NSNumber.init(value:)) : text
    }
  }
}

/// Converts values for a store. Objects in memory keep them as they are, so that none is asked.
open class ValueTransformer: NSObject {
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
  public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {}
}
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
public struct NSValueTransformerName: Hashable, Sendable { public init(rawValue: String) {} }
