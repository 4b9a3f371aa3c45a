/// Reads the tables of an `.lproj` folder: `.strings`, as text or as a property list, and `.stringsdict`.
enum StringsFile {
  private typealias Object = [String: Any]

  static func readAll(in folder: String, language: String, into tables: inout StringTables) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // `.stringsdict` before `.strings`: its entries win.
    for name in names.sorted().reversed() {
      guard let dot = name.lastIndex(of: "."), let entries = entries(of: "\(folder)/\(name)") else { continue }
      for (key, value) in entries {
        if let entry = entry(value) { tables.add(entry, key, language, table: String(name[..<dot])) }
      }
    }
  }

  private static func entries(of path: String) -> Object? {
    guard path.hasSuffix(".strings") || path.hasSuffix(".stringsdict") else { return nil }
    return PropertyList.read(path)
  }

  private static func entry(_ value: Any) -> StringTables.Entry? {
    if let text = value as? String { return .text(text) }
    guard let rules = value as? Object else { return nil }
    // A frame is a phone's, and has room for the widest text.
    if let devices = rules["NSStringDeviceSpecificRuleType"] as? Object {
      return (devices["iphone"] ?? devices["other"]).flatMap(entry)
    }
    if let widths = rules["NSStringVariableWidthRuleType"] as? Object {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.flatMap { entry($0.value) }
    }
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    var parts: [String: StringTables.Part] = [:]
    let text = placed(format, from: 0, rules, into: &parts)
    return parts.isEmpty ? .text(format) : .parts(text, parts)
  }

  /// A format whose arguments have their positions; the parts that it names are read, too.
  private static func placed(
    _ format: String, from first: Int, _ rules: Object, into parts: inout [String: StringTables.Part]
  ) -> String {
    let pieces = FormatPieces(format, from: first)
    for case .argument(let index, let specifier) in pieces {
      guard specifier.hasPrefix("%#@"), case let name = String(specifier.dropFirst(3).dropLast()), parts[name] == nil,
        let rule = rules[name] as? Object
      else { continue }
      parts[name] = StringTables.Part(argument: index, forms: [:])
      let forms = rule.filter { PluralCategory(rawValue: $0.key) != nil }.compactMapValues { $0 as? String }
        .mapValues { placed($0, from: index, rules, into: &parts) }
      parts[name] = StringTables.Part(argument: index, forms: forms)
    }
    return pieces.positioned
  }
}

/// A property list in any of its forms.
enum PropertyList {
  /// nil of a file that is not there or cannot be read.
  static func read(_ path: String) -> [String: Any]? {
    FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
  }
}
