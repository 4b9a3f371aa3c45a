import EveryStateGoldens

/// The build settings of a target in its debug configuration.
struct XcodeSettings {
  private(set) var values: [String: String]

  /// - Parameter configurations: those of the project and of the target; later ones have precedence.
  init(_ configurations: [XcodeProject.Configuration], target: String) {
    values = ["TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)"]
    for configuration in configurations {
      if let file = configuration.file { read(configurationFile: file) }
      for (key, value) in configuration.settings.sorted(by: { $0.key < $1.key }) {
        set(key, value.text ?? value.texts.joined(separator: " "))
      }
    }
  }

  /// A value with the values of other settings in it.
  subscript(_ key: String) -> String? { values[key].map { expanded($0) } }

  func isOn(_ key: String) -> Bool { ["YES", "MIGRATE"].contains(self[key]) }

  /// The words of a list.
  func words(_ key: String) -> [String] {
    (self[key] ?? "").split(separator: " ").map { $0.filter { $0 != "\"" } }
  }

  /// The name of the target's module.
  var moduleName: String { AppModule.identifier(self["PRODUCT_MODULE_NAME"] ?? self["PRODUCT_NAME"] ?? "App") }

  private mutating func set(_ key: String, _ value: String) {
    // A condition, as in `SWIFT_VERSION[sdk=macosx*]`, is of another system in nearly all cases.
    guard !key.contains("[") || key.contains("[sdk=iphone") else { return }
    let name = String(key.prefix { $0 != "[" })
    values[name] = value.replacing(/\$(\(inherited\)|{inherited})/, with: values[name] ?? "")
  }

  private func expanded(_ text: String, depth: Int = 0) -> String {
    guard depth < 8 else { return text }
    let result = text.replacing(/\$[({]([A-Za-z_0-9]+)(:[a-z0-9:]+)?[)}]/) { match in
      let value = values[String(match.1)] ?? ""
      return match.2?.contains("identifier") == true ? AppModule.identifier(value) : value
    }
    return result == text ? text : expanded(result, depth: depth + 1)
  }

  private mutating func read(configurationFile path: String, depth: Int = 0) {
    guard depth < 8, let bytes = SwiftFiles.bytes(of: path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let include = text.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
        read(configurationFile: TextFile(path).folder + "/" + include.1, depth: depth + 1)
      } else if let match = text.firstMatch(of: /^\s*([A-Za-z_0-9]+(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*$/) {
        set(String(match.1), String(match.2))
      }
    }
  }
}
