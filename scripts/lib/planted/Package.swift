// swift-tools-version: 6.2
import PackageDescription

// Three apps without a mistake, in which `planted.py` plants some. It builds a copy, with samples, in `.build/planted` of the repository.

/// `import SwiftUI` means TextUI where there is no SwiftUI.
let swiftUIAsText: [SwiftSetting] = {
  let aliases = ["SwiftUI=TextUI", "os=TextOS"] + ["Combine", "CoreTransferable", "OSLog", "UniformTypeIdentifiers"].map { "\($0)=Text\($0)" }
  let flags = aliases.flatMap { ["-module-alias", $0] } + ["-Xfrontend", "-import-module", "-Xfrontend", "TextFoundation"]
  return [.unsafeFlags(flags, .when(platforms: [.linux]))]
}()

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "EveryState") }

let package = Package(
  name: "Planted",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "EveryState", path: "../../..")],
  targets: ["Shop", "Club", "Travel", "Samples"].flatMap { name -> [Target] in
    [
      .target(name: name, dependencies: [product("TextUI"), product("EveryStateMocks")],
        resources: name == "Club" ? [.process("Resources")] : [], swiftSettings: swiftUIAsText),
      .testTarget(name: "\(name)Tests", dependencies: [.init(stringLiteral: name), product("EveryState")], swiftSettings: swiftUIAsText),
    ]
  }
)
