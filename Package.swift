// swift-tools-version: 6.3
import PackageDescription

/// Lets a target's files say `import SwiftUI` and mean TextUI where there is no SwiftUI.
let swiftUIAsText: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "SwiftUI=TextUI", "-module-alias", "Combine=TextCombine"],
    .when(platforms: [.linux]))
]

let package = Package(
  name: "EveryState",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "EveryState", targets: ["EveryState"]),
    .library(name: "EveryStateMocks", targets: ["EveryStateMocks"]),
    .library(name: "TextUI", targets: ["TextUI", "TextCombine"]),
    .executable(name: "everystate", targets: ["EveryStateCommand"]),
  ],
  targets: [
    .target(name: "EveryStateMocks"),
    .target(name: "TextCombine"),
    .target(name: "TextUI", dependencies: ["TextCombine"]),
    .target(name: "EveryStateVirtualClock"),
    .target(name: "EveryStateSimulation", dependencies: ["EveryStateVirtualClock"]),
    .target(name: "EveryStateGoldens"),
    .target(
      name: "EveryState",
      dependencies: ["EveryStateMocks", "TextUI", "EveryStateSimulation", "EveryStateGoldens"]),
    .executableTarget(name: "EveryStateCommand", dependencies: ["EveryStateGoldens"]),
    .executableTarget(name: "EveryStateBench", dependencies: ["TextUI"]),
    .target(
      name: "EveryStateSamples", dependencies: ["TextUI", "TextCombine", "EveryStateMocks"],
      swiftSettings: swiftUIAsText),

    .testTarget(name: "EveryStateMocksTests", dependencies: ["EveryStateMocks"]),
    .testTarget(name: "TextCombineTests", dependencies: ["TextCombine"]),
    .testTarget(name: "TextUITests", dependencies: ["TextUI"]),
    .testTarget(name: "EveryStateSimulationTests", dependencies: ["EveryStateSimulation"]),
    .testTarget(name: "EveryStateGoldensTests", dependencies: ["EveryStateGoldens"]),
    .testTarget(name: "EveryStateTests", dependencies: ["EveryState"], swiftSettings: swiftUIAsText),
    .testTarget(
      name: "EveryStateSamplesTests", dependencies: ["EveryState", "EveryStateSamples"],
      swiftSettings: swiftUIAsText),
  ]
)
