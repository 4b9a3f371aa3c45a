import EveryStateConditions
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
    /// A modifier of views: `.sentryTrace("Feed")`. A note tells it.
    case modifier(Shape)
  }

  /// How a function is called.
  struct Shape: Hashable {
    /// `_` for an argument without one.
    var labels: [String] = []
    var hasTrailingClosure = false

    /// The shapes of the calls behind a dot.
    static func all(of name: String, in source: SwiftTokens) -> Set<Self> {
      let places = source.tokens.indices.filter { source.text($0) == name && source.text($0 - 1) == "." }
      return Set(places.compactMap { Self(source, behind: $0) })
    }

    private init?(_ source: SwiftTokens, behind name: Int) {
      var next = name + 1
      if source.text(next) == "(" {
        let end = source.end(ofBracketsAt: next)
        next += 1
        while next < end - 1 {
          labels.append(source.text(next + 1) == ":" ? source.text(next) : "_")
          while next < end - 1, source.text(next) != "," {
            next = "([{".contains(source.text(next)) ? source.end(ofBracketsAt: next) : next + 1
          }
          next += 1
        }
        next = end
      }
      hasTrailingClosure = source.text(next) == "{"
      if next == name + 1, !hasTrailingClosure { return nil }
    }

    fileprivate func declaration(_ name: String) -> String {
      var parameters = labels.enumerated().map { "\($1) a\($0): Any?" }
      if hasTrailingClosure { parameters.append("_ closure: () -> A") }
      return "public func \(name)\(hasTrailingClosure ? "<A>" : "")(\(parameters.joined(separator: ", "))) -> some View"
    }
  }

  var text: String {
    var lines = [
      AdoptedManifest.mark + " in place of the module \(name): \(reason).",
      "// Fill in what a screen needs, and remove this line, so that the file is kept.",
      "import Foundation",
    ]
    let drawn = types.values.contains {
      if case .modifier = $0 { true } else { $0 == .value }
    }
    lines += drawn ? ["import TextUI", ""] : [""]
    for (type, kind) in types.sorted(by: { $0.key < $1.key }) {
      switch kind {
      case .class: lines.append("open class \(type): NSObject, @unchecked Sendable {}")
      case .generic(let count):
        let names = (0..<count).map { "T\($0)" }.joined(separator: ", ")
        lines.append("open class \(type)<\(names)>: NSObject, @unchecked Sendable {}")
      case .protocol: lines.append("public protocol \(type) {}")
      case .value: lines.append("public let \(type) = _StandInValue(\"\(type)\")")
      case .modifier(let shape):
        let name = String(type.prefix { $0 != "(" })
        lines.append("extension View { \(shape.declaration(name)) { _standIn(\"\(name)\") } }")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func write(in root: String) throws {
    let path = root + "/EveryState/StandIns/\(name)/\(name).swift"
    // The user has filled it in.
    if let old = SwiftFiles.bytes(of: path), !old.starts(with: AdoptedManifest.mark.utf8) { return }
    try TextFile(path).write(Array(text.utf8))
  }
}
