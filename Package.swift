// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// Lets a target's files say `import SwiftUI` and mean TextUI where there is no SwiftUI.
let swiftUIAsText: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "SwiftUI=TextUI", "-module-alias", "Combine=TextCombine"],
    .when(platforms: [.linux]))
]

/// What runs in every frame of every test is optimized in debug builds too: it compiles in about the same time, and a
/// test run is several times as fast.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A test's module is put together from what its files compile to: made from the sources apart, it would expand every `@Test` and
/// `#expect` a second time, which is a quarter of the time that tests take to build.
let tests: [SwiftSetting] = [.unsafeFlags(["-no-emit-module-separately"])]

let package = Package(
  name: "EveryState",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "EveryState", targets: ["EveryState"]),
    .library(name: "EveryStateMocks", targets: ["EveryStateMocks"]),
    .library(name: "TextUI", targets: ["TextUI", "TextCombine"]),
    .library(name: "EveryStateLoaders", targets: ["EveryStateLoaders", "EveryStateLoadersUI"]),
    .executable(name: "everystate", targets: ["EveryStateCommand"]),
  ],
  targets: [
    .target(name: "EveryStateMocks"),
    .target(name: "TextCombine", swiftSettings: quick),
    .macro(name: "TextUIMacros"),
    .target(name: "TextUI", dependencies: ["TextCombine", "TextUIMacros"], swiftSettings: quick),
    .target(name: "EveryStateVirtualClock"),
    .target(name: "EveryStateSimulation", dependencies: ["EveryStateVirtualClock"], swiftSettings: quick),
    .target(name: "EveryStateSystemCalls"),
    .target(name: "EveryStateGoldens", dependencies: ["EveryStateSystemCalls"], swiftSettings: quick),
    .target(
      name: "EveryState",
      dependencies: ["EveryStateMocks", "TextUI", "EveryStateSimulation", "EveryStateGoldens"],
      swiftSettings: quick),
    .executableTarget(name: "EveryStateCommand", dependencies: ["EveryStateGoldens"]),
    .target(name: "EveryStateLoaders"),
    .target(
      name: "EveryStateLoadersUI",
      dependencies: [
        "EveryStateLoaders", .target(name: "TextUI", condition: .when(platforms: [.linux])),
        .target(name: "TextCombine", condition: .when(platforms: [.linux])),
      ], swiftSettings: swiftUIAsText),
    .target(
      name: "EveryStateSamples",
      dependencies: ["TextUI", "TextCombine", "EveryStateMocks", "EveryStateLoaders", "EveryStateLoadersUI"],
      swiftSettings: swiftUIAsText),
    .executableTarget(
      name: "EveryStateBench", dependencies: ["EveryState", "EveryStateGoldens", "EveryStateSamples", "TextUI"],
      swiftSettings: swiftUIAsText),

    .testTarget(name: "EveryStateMocksTests", dependencies: ["EveryStateMocks"], swiftSettings: tests),
    .testTarget(name: "TextCombineTests", dependencies: ["TextCombine"], swiftSettings: tests),
    .testTarget(name: "TextUITests", dependencies: ["TextUI"], swiftSettings: tests),
    .testTarget(name: "EveryStateSimulationTests", dependencies: ["EveryStateSimulation"], swiftSettings: tests),
    // A process that tests and scripts kill, starve and measure.
    .executableTarget(
      name: "EveryStateGoldensProbe", dependencies: ["EveryStateGoldens"], path: "Tests/EveryStateGoldensProbe"),
    .testTarget(
      name: "EveryStateGoldensTests",
      dependencies: ["EveryStateGoldens", "EveryStateGoldensProbe", "EveryStateCommand"], swiftSettings: tests),
    // Clients with other settings than this package's own.
    .testTarget(
      name: "EveryStateSimulationSwift5Tests", dependencies: ["EveryStateSimulation"],
      path: "Tests/EveryStateSimulationClients/Swift5", swiftSettings: tests + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "EveryStateSimulationMainActorTests", dependencies: ["EveryStateSimulation"],
      path: "Tests/EveryStateSimulationClients/MainActorByDefault",
      swiftSettings: tests + [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    .testTarget(name: "EveryStateTests", dependencies: ["EveryState"], swiftSettings: swiftUIAsText + tests),
    .testTarget(
      name: "EveryStateLoadersTests",
      dependencies: ["EveryStateLoaders", "EveryStateLoadersUI", "EveryState", "EveryStateSimulation", "TextUI"],
      swiftSettings: swiftUIAsText + tests),
    .testTarget(
      name: "EveryStateSamplesTests",
      dependencies: ["EveryState", "EveryStateSamples", "EveryStateLoaders", "EveryStateGoldens"],
      swiftSettings: swiftUIAsText + tests),
  ]
)
