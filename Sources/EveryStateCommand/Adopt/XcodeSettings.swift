import EveryStateGoldens

/// The build settings of a target in its debug configuration, as for a simulator.
struct XcodeSettings {
  private(set) var values: [String: String]

  /// - Parameter configurations: those of the project and of the target; later ones have precedence.
  /// - Parameter folder: the folder that the project's paths are relative to.
  init(_ configurations: [XcodeProject.Configuration], target: String, project: String = "", folder: String = "") {
    values = [
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": project, "SRCROOT": folder,
      "PROJECT_DIR": folder, "CONFIGURATION": "Debug",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PLATFORM_NAME": "iphonesimulator",
    ]
    for configuration in configurations {
      if let file = configuration.file { set(Self.pairs(ofFile: file)) }
      set(
        configuration.settings.sorted { $0.key < $1.key }.map {
          ($0.key, $0.value.text ?? $0.value.texts.joined(separator: " "))
        })
    }
  }

  /// A value with the values of other settings in it.
  subscript(_ key: String) -> String? { values[key].map { expanded($0, within: [key]) } }

  func isOn(_ key: String) -> Bool { ["YES", "MIGRATE"].contains(self[key]) }

  /// The words of a list.
  func words(_ key: String) -> [String] {
    (self[key] ?? "").split(separator: " ").map { $0.filter { $0 != "\"" } }
  }

  /// The name of the target's module.
  var moduleName: String { AppModule.identifier(self["PRODUCT_MODULE_NAME"] ?? "App") }

  /// Sets the values of one level. One with conditions that hold, as in `SWIFT_VERSION[sdk=iphoneos*]`, has precedence.
  private mutating func set(_ pairs: [(key: String, value: String)]) {
    func isConditional(_ key: String) -> Bool { key.contains("[") }
    for (key, value) in pairs.filter({ !isConditional($0.key) }) + pairs.filter({ isConditional($0.key) }) {
      let conditions = key.matches(of: /\[(\w+)=([^\]]*)\]/)
      guard conditions.allSatisfy({ Self.holds($0.1, $0.2) }) else { continue }
      let name = String(key.prefix { $0 != "[" })
      values[name] = value.replacing(/\$(\(inherited\)|{inherited})/, with: values[name] ?? "")
    }
  }

  private static func holds(_ name: Substring, _ pattern: Substring) -> Bool {
    let known = [
      "sdk": ["iphonesimulator", "iphoneos"], "arch": ["arm64"], "config": ["Debug"], "variant": ["normal"],
    ]
    let start = pattern.prefix { $0 != "*" }
    // A version may follow a system's name: `iphoneos18.0`.
    return known[String(name)]?.contains { pattern.contains("*") ? $0.hasPrefix(start) : start.hasPrefix($0) } ?? false
  }

  /// A text with the values of settings in the place of `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
  func expanded(_ text: String) -> String { expanded(text, within: []) }

  /// - Parameter names: the settings whose values the text is in; a setting has none in itself.
  private func expanded(_ text: String, within names: Set<String>) -> String {
    guard text.contains("$") else { return text }
    let result = text.replacing(/\$(?:\(([A-Za-z_0-9]*)((?::[^:()]+)*)\)|{([A-Za-z_0-9]*)((?::[^:{}]+)*)})/) { match in
      let name = String(match.1 ?? match.3 ?? "")
      let value = names.contains(name) ? "" : expanded(values[name] ?? "", within: names.union([name]))
      return (match.2 ?? match.4 ?? "").split(separator: ":").reduce(value) { Self.apply($1, to: $0) }
    }
    // A variable may have another in its name: `$(ICON_$(CONFIGURATION))`.
    return result == text ? text : expanded(result, within: names)
  }

  private static func apply(_ name: Substring, to value: String) -> String {
    switch name {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "identifier", "c99extidentifier": AppModule.identifier(value)
    case "rfc1034identifier": value.replacing(/[^A-Za-z0-9.-]/, with: "-")
    case "file": TextFile(value).name
    case _ where name.hasPrefix("default="): value.isEmpty ? String(name.dropFirst("default=".count)) : value
    default: value
    }
  }

  /// The settings of an `.xcconfig` file and of those that it includes, in order.
  private static func pairs(ofFile path: String, depth: Int = 0) -> [(key: String, value: String)] {
    guard depth < 8, let bytes = SwiftFiles.bytes(of: XcodeProject.onDisk(path) ?? path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap { line in
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let include = text.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        return pairs(ofFile: XcodeProject.joined(TextFile(path).folder, String(include.1)), depth: depth + 1)
      }
      let match = text.firstMatch(of: /^\s*([A-Za-z_0-9]+(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*$/)
      return match.map { [(String($0.1), String($0.2))] } ?? []
    }
  }
}
