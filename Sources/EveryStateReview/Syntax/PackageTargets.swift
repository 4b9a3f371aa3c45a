import Foundation

/// A package's targets, as `swift package describe --type json` prints them.
package struct PackageTargets: Sendable {
  private let targets: [String: JSONValue]
  private let modules: [String: String]

  package init(parsing text: [UInt8]) throws {
    let list = try JSONValue(parsing: text)["targets"].list
    targets = Dictionary(list.map { ($0["name"].text ?? "", $0) }) { first, _ in first }
    modules = Dictionary(
      targets.flatMap { name, target in Self.files(of: target).map { ($0, target["c99name"].text ?? name) } }
    ) { first, _ in first }
  }

  /// The Swift files of all targets that a test target with the harness is built from, without tests and the harness itself.
  package var appFiles: [String] {
    files(of: reached(from: testTargets).subtracting(testTargets).subtracting(harness)).filter {
      !$0.hasPrefix("Tests/")
    }
  }

  /// The Swift files of the test targets that use the harness.
  package var testFiles: [String] { files(of: testTargets) }

  package func module(of file: String) -> String? { modules[file] }

  private var testTargets: Set<String> {
    Set(
      targets.filter { _, target in
        target["type"].text == "test"
          && (target["product_dependencies"].texts + target["target_dependencies"].texts).contains("EveryState")
      }.keys)
  }

  /// In the package of EveryState itself, the harness and its dependencies are not part of an app.
  private var harness: Set<String> { reached(from: targets["EveryState"] == nil ? [] : ["EveryState"]) }

  private func reached(from start: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(start)
    while let name = waiting.popLast() {
      if found.insert(name).inserted { waiting += targets[name]?["target_dependencies"].texts ?? [] }
    }
    return found
  }

  private func files(of names: Set<String>) -> [String] {
    let own = names.compactMap { targets[$0] }.filter { !["macro", "plugin"].contains($0["type"].text) }
    return own.flatMap(Self.files).sorted()
  }

  private static func files(of target: JSONValue) -> [String] {
    target["sources"].texts.filter { $0.hasSuffix(".swift") }.map { "\(target["path"].text ?? "")/\($0)" }
  }
}

/// A package's manifest, as `swift package dump-package` prints it.
package struct PackageManifest: Sendable {
  package let targets: [Target]
  private let json: JSONValue

  package init(parsing text: [UInt8]) throws {
    json = try JSONValue(parsing: text)
    targets = json["targets"].list.map { Target(json: $0) }
  }

  private func dependencies(_ kinds: String...) -> [JSONValue] {
    json["dependencies"].list.flatMap { dependency in kinds.flatMap { dependency[$0].list } }
  }

  /// The packages that it refers to by address, with the requirement as a manifest has it.
  package var remotePackages: [(url: String, requirement: String)] {
    dependencies("sourceControl").compactMap { package in
      guard let url = package["location"]["remote"].list.first?["urlString"].text else { return nil }
      let requirement = package["requirement"]
      if let range = requirement["range"].list.first {
        let (low, high) = (range["lowerBound"].text ?? "", range["upperBound"].text ?? "")
        return (url, "\(low.debugDescription)..<\(high.debugDescription)")
      }
      let kinds = ["exact", "branch", "revision"]
      let kind = kinds.first { !requirement[$0].texts.isEmpty } ?? "branch"
      return (url, "\(kind): \((requirement[kind].texts.first ?? "main").debugDescription)")
    }
  }

  /// The absolute paths of the packages that it refers to by folder.
  package var localFolders: [String] { dependencies("fileSystem").compactMap(\.["path"].text) }

  /// The name in `.package(name:path:)`.
  private static let givenName = "nameForTargetDependencyResolutionOnly"

  /// Its name for the package EveryState; nil if it does not depend on it.
  package var identityOfEveryState: String? {
    let all = dependencies("fileSystem", "sourceControl", "registry")
    func has(_ word: String, _ text: String?) -> Bool {
      text.map { $0.lowercased().replacing("-", with: "").contains(word) } ?? false
    }
    let found =
      all.first { has("everystate", $0["identity"].text) } ?? all.first { has("everystate", $0[Self.givenName].text) }
      // A clone in a folder of another name.
      ?? all.first { FileManager.default.fileExists(atPath: ($0["path"].text ?? "") + "/Sources/EveryState") }
    let name = found?[Self.givenName].text ?? found?["identity"].text
    return name == "everystate" ? "EveryState" : name
  }

  /// The language mode of its targets, `5` or `6`.
  package var language: String {
    if let known = json["swiftLanguageVersions"].texts.max() { return known }
    let version = json["toolsVersion"]["_version"].text?.split(separator: ".").first.flatMap { Int($0) }
    return (version ?? 5) < 6 ? "5" : "6"
  }

  package struct Target: Sendable {
    fileprivate let json: JSONValue

    package var name: String { json["name"].text ?? "" }
    package var type: String { json["type"].text ?? "" }
    /// nil for SwiftPM's default folder.
    package var path: String? { json["path"].text }
    package var exclude: [String] { json["exclude"].texts }
    package var sources: [String]? { if case .list = json["sources"] { json["sources"].texts } else { nil } }
    /// The names of the products and targets that it depends on.
    package var dependencies: [String] { names("dependencies") }
    /// The products of packages that it depends on.
    package var products: [(name: String, package: String?)] {
      json["dependencies"].list.compactMap { $0["product"].list }.compactMap { parts in
        parts.first?.text.map { ($0, parts.dropFirst().first?.text) }
      }
    }
    /// The paths of its resources, relative to its folder, and whether each is copied as it is.
    package var resources: [(path: String, isCopied: Bool)] {
      json["resources"].list.compactMap { resource in
        resource["path"].text.map { ($0, resource["rule"].object["copy"] != nil) }
      }
    }
    /// The folder of a C target's public headers.
    package var publicHeaders: String { json["publicHeadersPath"].text ?? "include" }
    /// The settings of C files, as a manifest has them.
    package var cSettings: [String] {
      json["settings"].list.filter { $0["tool"].text == "c" && $0["condition"]["config"].text != "release" }.compactMap
      {
        if let path = $0["kind"]["headerSearchPath"]["_0"].text { return ".headerSearchPath(\(path.debugDescription))" }
        let words = $0["kind"]["define"]["_0"].text?.split(separator: "=", maxSplits: 1).map {
          String($0).debugDescription
        }
        return words.map { ".define(\($0.joined(separator: ", to: ")))" }
      }
    }
    package var plugins: [String] { names("pluginUsages") }
    package var unsafeFlags: [String] { kinds.flatMap(\.["unsafeFlags"]["_0"].texts) }
    package var language: String? { kinds.compactMap(\.["swiftLanguageMode"]["_0"].text).last }

    /// Each is an object with a list that begins with a name, as `["TextUI", "EveryState", null]`.
    private func names(_ key: String) -> [String] { json[key].list.flatMap(\.object.values).compactMap(\.texts.first) }

    /// The settings that change the meaning of its files, as the compiler's flags.
    package var compilerFlags: [String] {
      let flags = [
        ("-D", "define"), ("-enable-upcoming-feature", "enableUpcomingFeature"),
        ("-enable-experimental-feature", "enableExperimentalFeature"), ("-default-isolation", "defaultIsolation"),
      ]
      return kinds.flatMap { kind in flags.flatMap { flag, key in kind[key]["_0"].text.map { [flag, $0] } ?? [] } }
    }

    /// The settings that apply on Linux in a debug build.
    private var kinds: [JSONValue] {
      json["settings"].list.filter { setting in
        setting["tool"].text == "swift" && setting["condition"]["config"].text != "release"
          && setting["condition"]["platformNames"].texts.allSatisfy { $0 == "linux" }
      }.map { $0["kind"] }
    }
  }
}
