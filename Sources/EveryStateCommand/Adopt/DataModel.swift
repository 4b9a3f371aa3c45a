import EveryStateGoldens

/// A Core Data model of an Xcode project, and the code that Xcode generates for it: Apple's article "Generating code". As there, values that
/// are not scalar are optional, whatever the model says.
struct DataModel {
  let name: String
  private var entities: [Entity] = []
  private struct Entity {
    let attributes: [String: String]
    var properties: [[String: String]] = []
    var unique: [[String]] = []
    /// `.Item` and `Shop.Item` are written for a class in the app's module.
    var type: String {
      attributes["representedClassName"]?.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
    }
  }

  static func models(_ files: [String]) -> [DataModel] {
    files.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") && !$0.contains(".xcdatamodeld/") }
      .compactMap(model)
  }

  /// - Parameter path: an `.xcdatamodeld` folder, whose current version is read, or an `.xcdatamodel` folder.
  private static func model(at path: String) -> DataModel? {
    var version = path
    if path.hasSuffix("d") {
      let current = SwiftFiles.bytes(of: path + "/.xccurrentversion").map { String(decoding: $0, as: UTF8.self) } ?? ""
      let names = ((try? Folder(opening: path)?.names()) ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
      version += "/" + (names.first { current.contains("<string>\($0)</string>") } ?? names.last ?? "")
    }
    let name = String((path.split(separator: "/").last ?? "").prefix { $0 != "." })
    return SwiftFiles.bytes(of: version + "/contents").map { DataModel(name, String(decoding: $0, as: UTF8.self)) }
  }

  /// - Parameter contents: the file of one version.
  init(_ name: String, _ contents: String) {
    self.name = name
    for tag in contents.matches(of: #/<([A-Za-z]\w*)((?:\s+\w+="[^"]*")*)\s*/?>/#) {
      // The ampersand is last: `&amp;lt;` is `&lt;`.
      let escapes = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      let pairs = tag.2.matches(of: #/(\w+)="([^"]*)"/#).map { match in
        (String(match.1), escapes.reduce(String(match.2)) { $0.replacing($1.0, with: $1.1) })
      }
      let attributes = Dictionary(pairs) { $1 }
      let last = entities.count - 1
      switch tag.1 {
      case "entity": entities.append(Entity(attributes: attributes))
      case _ where last < 0 || tag.1 == "constraint" && entities[last].unique.isEmpty: break
      case "attribute", "relationship": entities[last].properties.append(attributes)
      case "uniquenessConstraint": entities[last].unique.append([])
      case "constraint": entities[last].unique[entities[last].unique.count - 1].append(attributes["value"] ?? "")
      default: break
      }
    }
  }

  /// The classes of a module's models, and the models themselves, which the program registers when it starts.
  /// - Parameter lost: classes of the app that do not compile; generated ones take their place.
  static func source(_ models: [DataModel], in module: String, without lost: Set<String> = []) -> String {
    guard !models.isEmpty else { return "" }
    var lines = ["// Written by `everystate adopt` from the data models, as Xcode does."]
    lines += ["#if os(Linux)", "import CoreData", "import SwiftUI"]
    for (number, model) in models.enumerated() {
      lines += model.entities.flatMap { model.code(of: $0, isLost: lost.contains($0.type)) }
      lines += [
        "#if compiler(>=6.3)", "@section(\".init_array\") @used",
        "nonisolated private let _model\(number): @convention(c) () -> Void = {",
        "  NSManagedObjectModel._register(\"\(model.name)\") { _entities\(number)() }", "}", "#endif",
        "nonisolated private func _entities\(number)() -> [NSEntityDescription] {", "  [",
      ]
      for entity in model.entities {
        let type = entity.type == "NSManagedObject" ? entity.type : "\(module).\(entity.type)"
        let parent = entity.attributes["parentEntity"].map { ", parent: \"\($0)\"" } ?? ""
        let unique = entity.unique.isEmpty ? "" : ", unique: \(entity.unique)"
        lines.append("    NSEntityDescription(\"\(entity.attributes["name"] ?? "")\", \"\(type)\"\(parent)\(unique), [")
        lines += entity.properties.map { attributes in
          let pairs = attributes.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.debugDescription)" }
          return "      [\(pairs.joined(separator: ", "))],"
        }
        lines.append("    ]),")
      }
      lines += ["  ]", "}"]
    }
    return (lines + ["#endif"]).joined(separator: "\n") + "\n"
  }
  private func code(of entity: Entity, isLost: Bool) -> [String] {
    guard let kind = isLost ? "class" : entity.attributes["codeGenerationType"], entity.type != "NSManagedObject" else {
      return []
    }
    let (name, type) = (entity.attributes["name"] ?? "", entity.type)
    let parent = self.type(named: entity.attributes["parentEntity"])
    var lines = kind == "class" ? ["nonisolated public class \(type): \(parent) {}"] : []
    lines += [
      "nonisolated extension \(type) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> { NSFetchRequest(entityName: \"\(name)\") }",
    ]
    for attributes in entity.properties {
      let (key, several) = (attributes["name"] ?? "", valueType(attributes))
      lines.append("  @NSManaged public var \(key): \(several)")
      guard attributes["toMany"] == "YES" else { continue }
      for value in [self.type(named: attributes["destinationEntity"]), String(several.dropLast())] {
        for verb in ["addTo", "removeFrom"] {
          lines.append("  @NSManaged public func \(verb)\(key.prefix(1).uppercased())\(key.dropFirst())(_ a: \(value))")
        }
      }
    }
    return lines + ["}", "nonisolated extension \(type): Identifiable {}"]
  }
  private func type(named entity: String?) -> String {
    entities.first { $0.attributes["name"] == entity }?.type ?? "NSManagedObject"
  }
  private func valueType(_ attributes: [String: String]) -> String {
    if let one = attributes["destinationEntity"] {
      let several = attributes["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
      return attributes["toMany"] == "YES" ? several : type(named: one) + "?"
    }
    let (kind, isScalar) = (attributes["attributeType"] ?? "", attributes["usesScalarValueType"] == "YES")
    let types = ["Decimal": "NSDecimalNumber", "Binary": "Data", "URI": "URL", "Transformable": "NSObject"]
    switch kind {
    case "Integer 16", "Integer 32", "Integer 64": return isScalar ? "Int" + kind.suffix(2) : "NSNumber?"
    case "Boolean", "Double", "Float": return isScalar ? (kind == "Boolean" ? "Bool" : kind) : "NSNumber?"
    case "Date" where isScalar: return "TimeInterval"
    default: return (attributes["customClassName"] ?? types[kind] ?? kind) + "?"
    }
  }
}
