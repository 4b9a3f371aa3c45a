import EveryStateGoldens
import EveryStateReview
import Foundation
import TestSupport

/// A package folder of a test's own, removed when the test lets go of it.
package final class TemporaryPackage {
  package let root: String
  private let folder: TestFolder

  /// - Parameter name: the package's folder in a folder of the test's own; nil for that folder itself.
  package init(named name: String? = nil) throws {
    folder = try TestFolder()
    root = folder.path + (name.map { "/" + $0 } ?? "")
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  package func session(
    _ environment: [String: String] = [:], textFormat: Int = 1, isPartial: Bool = false
  ) throws -> GoldenSession {
    // Each session is a run of its own, as if a process of its own had made it, unless the test names the run.
    let run = ["EVERYSTATE_RUN": UUID().uuidString]
    return try GoldenSession(
      packageRoot: root, environment: run.merging(environment) { $1 }, textFormat: textFormat, isPartial: isPartial)
  }

  /// Runs a command of the tool in the package.
  package func everystate(
    _ words: String..., folder: String? = nil, environment: [String: String] = [:]
  ) throws -> ProcessRun { try everystate(words, folder: folder, environment: environment) }

  package func everystate(
    _ words: [String], folder: String? = nil, environment: [String: String] = [:]
  ) throws -> ProcessRun {
    try ProcessRun(BuiltProduct.everystate, words, folder: folder ?? root, environment: environment)
  }

  package func report(_ environment: [String: String] = [:]) throws -> RunReport? {
    try RunReport.newest(in: OutputArea(packageRoot: root, environment: environment))
  }

  package func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  package func write(_ data: Data, to path: String) throws {
    let file = URL(fileURLWithPath: root).appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: root + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below a folder, sorted, hidden ones too.
  package func files(_ folder: String = GoldenPath.folder) -> [String] {
    (FileManager.default.enumerator(atPath: root + "/" + folder)?.allObjects as? [String] ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + folder + "/" + $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

/// A frame of the catalog that most tests use.
package func frame(_ screen: String, _ state: String, catalog: String = "App.Snapshots") throws -> GoldenName {
  try GoldenName(catalog: catalog, screen: screen, state: state)
}
