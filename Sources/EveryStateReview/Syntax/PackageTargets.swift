#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A package's targets, as `swift package describe --type json` tells them.
package struct PackageTargets: Sendable {
  private struct Description: Decodable {
    let targets: [Target]
  }
  private struct Target: Decodable, Sendable {
    let name: String
    let c99name: String?
    let type: String
    let path: String
    let sources: [String]
    let target_dependencies: [String]?
    let product_dependencies: [String]?
  }
  private let targets: [String: Target]

  /// - Throws: what the decoder says.
  package init(parsing text: [UInt8]) throws {
    let description = try JSONDecoder().decode(Description.self, from: Data(text))
    targets = Dictionary(description.targets.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The Swift files of the app: of all targets that a test target with the harness is built from, except tests, what supports them,
  /// and the harness itself.
  package var appFiles: [String] {
    files(of: reached(from: testTargets).subtracting(testTargets).subtracting(harness)).filter {
      !$0.hasPrefix("Tests/")
    }
  }

  /// The Swift files of the test targets that use the harness.
  package var testFiles: [String] { files(of: testTargets) }

  /// The name of the module that a file belongs to.
  package func module(of file: String) -> String? {
    targets.values.first { target in
      file.hasPrefix(target.path + "/") && target.sources.contains(String(file.dropFirst(target.path.utf8.count + 1)))
    }.map { $0.c99name ?? $0.name }
  }

  private var testTargets: Set<String> {
    Set(
      targets.values.filter {
        $0.type == "test" && (($0.product_dependencies ?? []) + ($0.target_dependencies ?? [])).contains("EveryState")
      }.map(\.name))
  }

  /// In the package of EveryState itself, the harness and what it is made of are no app.
  private var harness: Set<String> { reached(from: targets["EveryState"] == nil ? [] : ["EveryState"]) }

  private func reached(from start: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(start)
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += targets[name]?.target_dependencies ?? [] }
    }
    return found
  }

  private func files(of names: Set<String>) -> [String] {
    names.compactMap { targets[$0] }.filter { $0.type != "macro" && $0.type != "plugin" }.flatMap { target in
      target.sources.filter { $0.hasSuffix(".swift") }.map { target.path + "/" + $0 }
    }.sorted()
  }
}

/// What `swiftc -print-target-info` says of the toolchain.
package struct ToolchainInformation: Decodable, Sendable {
  private struct Paths: Decodable {
    let runtimeResourcePath: String
  }
  private let paths: Paths

  package init?(_ text: [UInt8]) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(text)) else { return nil }
    self = read
  }

  /// The folder of the toolchain's modules.
  package var resources: String { paths.runtimeResourcePath }
}
