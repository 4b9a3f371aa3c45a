import Foundation

/// Every public type has an example, and the example compiles.
@Suite struct ExampleTests {
  private struct Documented {
    let name: String
    let example: [String]
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

  @Test func `each public type has an example, and each line of it is compiled`() throws {
    let compiled = try Set(
      Self.lines(of: Self.package.appending(path: "Tests/EveryStateLoadersTests/Examples/Examples.swift")))
    let types = try ["EveryStateLoaders", "EveryStateLoadersUI"].flatMap(Self.types(in:))
    expect(types.count >= 16, "found \(types.map(\.name))")
    for type in types {
      expect(!type.example.isEmpty, "\(type.name) has no example")
      for line in type.example where !compiled.contains(line) {
        Issue.record("The example of \(type.name) has a line that Examples.swift does not compile: \(line)")
      }
    }
  }

  private static func types(in module: String) throws -> [Documented] {
    let folder = package.appending(path: "Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    expect(!files.isEmpty)
    return try files.flatMap { try types(inFile: folder.appending(path: $0)) }
  }

  /// Top-level public types, with the indented lines of their documentation.
  private static func types(inFile file: URL) throws -> [Documented] {
    var types: [Documented] = []
    var example: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("///     ") {
        example.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
      } else if let name = typeName(declaredIn: line) {
        types.append(Documented(name: name, example: example))
      }
      if !line.hasPrefix("///"), !line.hasPrefix("@") { example = [] }
    }
    return types
  }

  private static func typeName(declaredIn line: Substring) -> String? {
    guard line.hasPrefix("public ") || line.hasPrefix("open ") else { return nil }
    let words = line.split { !$0.isLetter && $0 != "_" }.map(String.init)
    let kind = words.firstIndex { ["class", "struct", "enum", "protocol"].contains($0) }
    return kind.flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
