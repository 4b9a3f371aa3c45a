import EveryStateGoldens
import EveryStateReview

/// The test targets of a package, and what they lack to draw the app's screens.
struct TestTargets {
  /// The place in the manifest, and what to write there.
  struct Lack {
    /// The manifest's path.
    let file: String
    /// The line of the test target; nil where it is not found.
    let line: Int?
    let words: String
  }
  private let manifest: PackageManifest
  private let file: String
  private let text: String

  /// What the packages of these modules lack.
  static func lacks(of readings: [Diagnosis.Reading]) -> [Lack] {
    let drawing = readings.filter { $0.imports.contains("SwiftUI") && $0.module.target != nil }
    return Dictionary(grouping: drawing) { $0.module.package ?? "" }.sorted { $0.key < $1.key }.flatMap { _, found in
      let read = Set(readings.compactMap(\.module.target?.name))
      return TestTargets(of: found[0].module)?.lacks(of: found.compactMap(\.module.target?.name), besides: read) ?? []
    }
  }

  private init?(of module: AppModule) {
    guard let package = module.package, let manifest = module.manifest, manifest.identityOfEveryState != nil else {
      return nil
    }
    self.manifest = manifest
    file = package + "/Package.swift"
    text = String(decoding: SwiftFiles.bytes(of: file) ?? [], as: UTF8.self)
  }

  /// - Parameter read: the targets whose own imports say which settings they need.
  private func lacks(of screens: [String], besides read: Set<String>) -> [Lack] {
    let tests = manifest.targets.filter { $0.type == "test" }
    let product = ".product(name: \"EveryState\", package: \"\(manifest.identityOfEveryState ?? "")\")"
    let ready = tests.filter { reached(from: $0).contains("EveryState") }
    guard !ready.isEmpty else {
      if let own = tests.first(where: { !reached(from: $0).isDisjoint(with: screens) }) {
        let settings = isSet(own) ? "" : ", and \(Self.settings)"
        return [lack(own, "\(own.name) does not depend on EveryState: add \(product) to its dependencies\(settings)")]
      }
      let name = screens[0]
      return [
        Lack(
          file: file, line: line(of: name),
          words: "no test target draws the screens of \(name): add .testTarget(name: \"\(name)Tests\", dependencies: "
            + "[\"\(name)\", \(product)], \(Self.settings)), and a suite in Tests/\(name)Tests")
      ]
    }
    let known = Set(ready.flatMap { reached(from: $0) })
    let unset = ready.filter { !isSet($0) && !read.contains($0.name) }.map {
      lack($0, "\($0.name) cannot import SwiftUI: add \(Self.settings)")
    }
    return unset
      + screens.filter { !known.contains($0) }.map {
        lack(ready[0], "\(ready[0].name) does not depend on \($0): add \"\($0)\" to its dependencies")
      }
  }

  private static let settings = "swiftSettings: swiftUIAsText()"

  private func isSet(_ target: PackageManifest.Target) -> Bool { target.unsafeFlags.contains("SwiftUI=TextUI") }

  /// The names of the targets and products that a target depends on, those of its own package with theirs.
  private func reached(from target: PackageManifest.Target) -> Set<String> {
    var names: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for name in next.dependencies where names.insert(name).inserted {
        open += manifest.targets.filter { $0.name == name }
      }
    }
    return names
  }

  private func lack(_ target: PackageManifest.Target, _ words: String) -> Lack {
    Lack(file: file, line: line(of: target.name), words: words)
  }

  private func line(of target: String) -> Int? {
    text.matches(of: /arget\(\s*name: *"([^"]+)"/).first { $0.1 == target[...] }.map { match in
      text[..<match.range.lowerBound].count { $0 == "\n" } + 1
    }
  }
}
