#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A package's manifest, as `swift package dump-package` prints it.
package struct PackageManifest: Decodable, Sendable {
  package let targets: [Target]
  private let dependencies: [Dependency]
  private let swiftLanguageVersions: [String]?
  private let toolsVersion: ToolsVersion

  /// - Throws: the decoder's error.
  package init(parsing text: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(text)) }

  /// The absolute paths of the packages that it names by their folder.
  package var localFolders: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.compactMap(\.path) }

  /// What it calls the package EveryState; nil when it does not depend on it.
  package var identityOfEveryState: String? {
    let found = dependencies.flatMap(\.locations).map(\.identity).first {
      $0.replacing("-", with: "").contains("everystate")
    }
    return found == "everystate" ? "EveryState" : found
  }

  /// The language mode of its targets, `5` or `6`.
  package var language: String {
    if let known = swiftLanguageVersions?.max() { return known }
    return (toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 5) < 6 ? "5" : "6"
  }

  private struct Dependency: Decodable {
    let fileSystem: [Location]?
    let sourceControl: [Location]?
    let registry: [Location]?
    var locations: [Location] { [fileSystem, sourceControl, registry].compactMap { $0 }.flatMap { $0 } }
  }
  private struct Location: Decodable {
    let identity: String
    let path: String?
  }
  private struct ToolsVersion: Decodable {
    let _version: String
  }

  package struct Target: Decodable, Sendable {
    package let name: String
    package let type: String
    /// nil for the folder that SwiftPM takes.
    package let path: String?
    package let exclude: [String]
    package let sources: [String]?
    private let settings: [Setting]
    private let pluginUsages: [[String: Names]]?
    private let dependencyNames: [[String: Names]]

    private enum CodingKeys: String, CodingKey {
      case name, type, path, exclude, sources, settings, pluginUsages
      case dependencyNames = "dependencies"
    }

    /// The names of the products and targets that it depends on.
    package var dependencies: [String] { dependencyNames.flatMap(\.values).map(\.first) }
    package var plugins: [String] { (pluginUsages ?? []).flatMap(\.values).map(\.first) }
    package var unsafeFlags: [String] { kinds.flatMap { $0.unsafeFlags?._0 ?? [] } }
    package var language: String? { kinds.compactMap(\.swiftLanguageMode?._0).last }

    /// The settings that change what its files mean, as the compiler's flags.
    package var compilerFlags: [String] {
      kinds.flatMap { kind in
        [
          ("-D", kind.define?._0), ("-enable-upcoming-feature", kind.enableUpcomingFeature?._0),
          ("-enable-experimental-feature", kind.enableExperimentalFeature?._0),
          ("-default-isolation", kind.defaultIsolation?._0),
        ].flatMap { flag, value in value.map { [flag, $0] } ?? [] }
      }
    }

    /// Those that hold on Linux in a debug build.
    private var kinds: [Setting.Kind] {
      settings.filter { setting in
        setting.tool == "swift" && setting.condition?.config != "release"
          && (setting.condition?.platformNames ?? []).allSatisfy { $0 == "linux" }
      }.map(\.kind)
    }
  }

  private struct Setting: Decodable {
    struct Condition: Decodable {
      let platformNames: [String]?
      let config: String?
    }
    struct Value: Decodable {
      let _0: String
    }
    struct Values: Decodable {
      let _0: [String]
    }
    struct Kind: Decodable {
      let define: Value?
      let defaultIsolation: Value?
      let enableExperimentalFeature: Value?
      let enableUpcomingFeature: Value?
      let swiftLanguageMode: Value?
      let unsafeFlags: Values?
    }
    let tool: String
    let kind: Kind
    let condition: Condition?
  }

  /// A list that begins with a name, as `["TextUI", "EveryState", null]`.
  private struct Names: Decodable {
    let first: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      first = try values.decode(String.self)
    }
  }
}
