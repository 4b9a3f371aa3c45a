import EveryStateGoldens

/// A module of the app's package in place of one that Linux does not have, with the type names that the app mentions.
struct StubModule: Equatable {
  let name: String
  /// Why it is not the real one.
  let reason: String
  /// The names of its types, and what each is.
  var types: [String: Kind] = [:]

  enum Kind: Equatable {
    case `class`, `protocol`
    /// A class with this many parameters.
    case generic(Int)
    /// A value that takes every call and has every member: the app calls the name, and never has it as a type.
    case value
  }

  static let mark = "// Written by `everystate adopt`"

  var text: String {
    var lines = [
      Self.mark + " in place of the module \(name): \(reason).",
      "// Fill in what a screen needs, and remove this line, so that the file is kept.",
      "import Foundation",
    ]
    if types.values.contains(.value) { lines.append("import TextUI") }
    lines.append("")
    for (type, kind) in types.sorted(by: { $0.key < $1.key }) {
      switch kind {
      case .class: lines.append("open class \(type): NSObject, @unchecked Sendable {}")
      case .generic(let count):
        let names = (0..<count).map { "T\($0)" }.joined(separator: ", ")
        lines.append("open class \(type)<\(names)>: NSObject, @unchecked Sendable {}")
      case .protocol: lines.append("public protocol \(type) {}")
      case .value: lines.append("public let \(type) = _StandInValue(\"\(type)\")")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(in root: String) throws {
    let path = root + "/EveryState/StandIns/\(name)/\(name).swift"
    // The user has filled it in.
    if let old = SwiftFiles.bytes(of: path), !old.starts(with: Self.mark.utf8) { return }
    try TextFile(path).write(Array(text.utf8))
  }
}
