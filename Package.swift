// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Lets a target's files say `import SwiftUI` and mean TextUI where there is no SwiftUI.
let swiftUIAsText: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-module-alias", "SwiftUI=TextUI", "-module-alias", "Combine=TextCombine", "-module-alias", "os=TextOS",
      "-module-alias", "OSLog=TextOSLog",
    ],
    .when(platforms: [.linux]))
]

/// `#if os(iOS)` holds on Linux in a target that has the plug-in BuildAsForiOS.
func asForiOS(_ target: String) -> [SwiftSetting] {
  let list = Context.packageDirectory + "/.build/as-for-ios/\(target).yaml"
  return [.unsafeFlags(["-vfsoverlay", list], .when(platforms: [.linux]))]
}

/// What the product TextUI has beside it.
let beside = [
  "TextCombine", "TextFoundation", "TextOS", "TextOSLog", "TextUniformTypeIdentifiers", "TextCoreTransferable",
]

/// Simulations need inner interfaces of Swift's runtime. Swift 6.3 has them, 6.4 by its sources, and a later compiler is asked for them
/// here. The checks at the start of each test process decide. `EVERYSTATE_WITHOUT_SIMULATION=1` builds what another compiler builds.
#if compiler(>=6.5) && canImport(Glibc)
  import Glibc

  let runtime = dlopen("libswift_Concurrency.so", RTLD_LAZY)
  let entryPoints = [
    "swift_createExecutors", "$ss12MainExecutorMp", "$ss15ExecutorFactoryMp", "$ss18SchedulingExecutorMp",
  ]
  let hasEntryPoints = entryPoints.allSatisfy { dlsym(runtime, $0) != nil }
#elseif compiler(>=6.3)
  let hasEntryPoints = true
#else
  let hasEntryPoints = false
#endif
let isTrial = Context.environment["EVERYSTATE_WITHOUT_SIMULATION"] == "1"
let gate = isTrial || !hasEntryPoints ? "EVERYSTATE_WITHOUT_SIMULATION" : nil
let simulation: [SwiftSetting] = gate.map { [.define($0)] } ?? []
let interposition: [CSetting] = gate.map { [.define($0)] } ?? []
/// The same for reflection, which the compilers that are let in have in common.
let reflection: [SwiftSetting] = isTrial ? [.define("EVERYSTATE_WITHOUT_REFLECTION")] : []
let drives = gate == nil

let package = Package(
  name: "EveryState",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "EveryState", targets: ["EveryState"]),
    .library(name: "EveryStateMocks", targets: ["EveryStateMocks"]),
    .library(name: "TextUI", targets: ["TextUI"] + beside),
    .library(name: "EveryStateLoaders", targets: ["EveryStateLoaders", "EveryStateLoadersUI"]),
    .executable(name: "everystate", targets: ["EveryStateCommand"]),
    .plugin(name: "BuildAsForiOS", targets: ["BuildAsForiOS"]),
  ],
  targets: [
    .target(name: "EveryStateMocks"),
    .target(name: "TextCombine", swiftSettings: reflection),
    .macro(name: "TextUIMacros"),
    // This and TextOSNames name TextCombine for the order alone: TextUI, the longest to compile, waits for it.
    .target(
      name: "TextUniformTypeIdentifiers", dependencies: ["TextCombine"],
      path: "Sources/Frameworks/TextUniformTypeIdentifiers"),
    .target(
      name: "TextCoreTransferable", dependencies: ["TextUniformTypeIdentifiers"],
      path: "Sources/Frameworks/TextCoreTransferable"),
    // Apple's words for errors, the app's bundle and its texts, in the place of Foundation's.
    .target(name: "CTextWords"),
    .target(
      name: "TextUI", dependencies: ["CTextWords", "TextCombine", "TextCoreTransferable", "TextUIMacros"],
      swiftSettings: reflection),
    .target(name: "TextOSNames", dependencies: ["TextCombine"]),
    .target(name: "TextOS", dependencies: ["TextOSNames"]),
    .target(name: "TextOSLog", dependencies: ["TextOS"]),
    // The compiler warns that Linux's Foundation says UserDefaults is not Sendable, as Apple's is.
    .target(
      name: "TextFoundation", dependencies: ["TextUI", "TextCombine"],
      swiftSettings: [.unsafeFlags(["-suppress-warnings"], .when(platforms: [.linux]))]),
    .target(name: "CEveryStateRuntime", cSettings: interposition),
    // What a process says and does when it ends in the middle of a frame.
    .target(name: "CEveryStateCrashHandler"),
    .target(
      name: "EveryStateSimulation", dependencies: ["CEveryStateRuntime", "CEveryStateCrashHandler"],
      swiftSettings: simulation),
    .target(name: "CEveryStateSystem"),
    // The tokens of Swift files, and which declarations use which.
    .target(name: "EveryStateSource"),
    .target(name: "EveryStateGoldens", dependencies: ["CEveryStateSystem", "EveryStateSource"]),
    .target(
      name: "EveryState",
      dependencies: [
        "EveryStateMocks", "TextUI", "EveryStateSimulation", "CEveryStateRuntime", "EveryStateGoldens",
        "CEveryStateCrashHandler",
      ], exclude: ["Elsewhere"]),
    // What only the command needs: a client's tests do without.
    .target(
      name: "EveryStateReview", dependencies: ["CEveryStateResources", "EveryStateGoldens"],
      exclude: ["Gallery/Page/Dialogs.html", "Gallery/Script", "Gallery/Style", "Gallery/Symbols", "Syntax/Reader"]),
    // The files that EveryStateReview leaves out: the gallery's style and script, and the program that reads an app's sources.
    .target(name: "CEveryStateResources"),
    .executableTarget(
      name: "EveryStateCommand",
      dependencies: [
        "EveryStateConditions", "EveryStateGoldens", "EveryStateReview", "EveryStateSource", "CEveryStateSystem",
      ]),
    // Targets that have it are read as for iOS: `#if os(iOS)` holds in them.
    .target(name: "EveryStateConditions", dependencies: ["EveryStateSource"]),
    .executableTarget(name: "EveryStateConditionsTool", dependencies: ["EveryStateConditions"]),
    .plugin(
      name: "BuildAsForiOS", capability: .buildTool(), dependencies: ["EveryStateConditionsTool"],
      path: "Sources/BuildAsForiOS"),
    .target(name: "EveryStateLoaders"),
    .target(
      name: "EveryStateLoadersUI",
      dependencies: [
        "EveryStateLoaders", .target(name: "TextUI", condition: .when(platforms: [.linux])),
        .target(name: "TextCombine", condition: .when(platforms: [.linux])),
      ], swiftSettings: swiftUIAsText),
    .target(
      name: "EveryStateSamples",
      dependencies: [
        "TextUI", "TextCombine", "TextOS", "TextOSLog", "EveryStateMocks", "EveryStateLoaders", "EveryStateLoadersUI",
      ],
      swiftSettings: swiftUIAsText),
    .executableTarget(
      name: "EveryStateBench", dependencies: ["EveryState", "EveryStateGoldens", "EveryStateSamples", "TextUI"],
      swiftSettings: swiftUIAsText),

    // How tests are run: whether they may take their time, and on which thread.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "EveryStateMocksTests", dependencies: ["EveryStateMocks", "TestSupport"]),
    .testTarget(
      name: "AsForiOSTests", dependencies: ["EveryStateConditions"], swiftSettings: asForiOS("AsForiOSTests"),
      plugins: ["BuildAsForiOS"]),
    .testTarget(name: "TextCombineTests", dependencies: ["TextCombine", "TestSupport"]),
    .testTarget(name: "TextOSTests", dependencies: ["TextOS", "TextOSLog", "TestSupport"]),
    // It has the plug-in's files by a link: with a macro among its dependencies the whole package would be built for tools as well.
    .testTarget(name: "TextUIMacrosTests", dependencies: ["TestSupport"], exclude: ["Plugin/main.swift"]),
    // It names EveryState for the order alone: EveryStateTests, the longest to compile, waits for that.
    .testTarget(name: "TextUITests", dependencies: ["EveryState", "TextUI", "TestSupport"]),
    // What SwiftUI means, fact by fact; on a Mac the same facts ask Apple's.
    .testTarget(
      name: "TextUIConformanceTests",
      dependencies: [
        .target(name: "TextUI", condition: .when(platforms: [.linux])),
        .target(name: "TextCombine", condition: .when(platforms: [.linux])),
      ], swiftSettings: swiftUIAsText + reflection),
    .testTarget(
      name: "EveryStateSimulationTests", dependencies: ["EveryStateSimulation", "TestSupport"],
      sources: drives ? nil : ["AvailabilityTests.swift"], swiftSettings: simulation),
    // A process that tests and scripts kill, starve and measure.
    .executableTarget(
      name: "EveryStateGoldensProbe", dependencies: ["EveryStateGoldens"], path: "Tests/EveryStateGoldensProbe"),
    // Packages of the tests' own, and the processes that run in them.
    .target(
      name: "TestPackages", dependencies: ["EveryStateGoldens", "EveryStateReview", "TestSupport"],
      path: "Tests/TestPackages"),
    .testTarget(
      name: "EveryStateGoldensTests",
      dependencies: ["EveryStateGoldens", "EveryStateReview", "EveryStateGoldensProbe", "TestPackages", "TestSupport"]),
    .testTarget(
      name: "EveryStateReviewTests",
      dependencies: [
        "EveryStateGoldens", "EveryStateReview", "EveryStateGoldensProbe", "EveryStateCommand", "TestPackages",
        "TestSupport",
      ]),
    // Clients with other settings than this package's own.
    .testTarget(
      name: "EveryStateSimulationSwift5Tests", dependencies: ["EveryStateSimulation"],
      path: "Tests/EveryStateSimulationClients/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "EveryStateSimulationMainActorTests", dependencies: ["EveryStateSimulation"],
      path: "Tests/EveryStateSimulationClients/MainActorByDefault",
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    // Work beside drives, as other tests do it.
    .target(name: "Neighbours", dependencies: ["TextCombine"], path: "Tests/Neighbours"),
    .testTarget(
      name: "EveryStateTests",
      dependencies: ["EveryState", "EveryStateReview", "TestPackages", "Neighbours", "TestSupport"],
      swiftSettings: swiftUIAsText),
    .testTarget(
      name: "EveryStateLoadersTests",
      dependencies: [
        "EveryStateLoaders", "EveryStateLoadersUI", "EveryState", "EveryStateSimulation", "EveryStateGoldens", "TextUI",
        "TestSupport",
      ],
      swiftSettings: swiftUIAsText),
    .testTarget(
      name: "EveryStateSamplesTests",
      dependencies: [
        "EveryState", "EveryStateSamples", "EveryStateLoaders", "EveryStateReview", "Neighbours", "TestSupport",
      ],
      swiftSettings: swiftUIAsText),
  ]
)

/// Other frameworks that views mention, each a product that only who names it builds: `TextUIKit` stands for UIKit.
let frameworks = [
  "UIKit", "AVFoundation", "AVKit", "AppIntents", "AuthenticationServices", "Charts", "CloudKit", "CoreData",
  "CoreGraphics",
  "CoreLocation", "CoreSpotlight", "CryptoKit", "EventKit", "EventKitUI", "ImageIO", "LinkPresentation", "MapKit",
  "MessageUI", "MetricKit", "Network", "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftData",
  "TipKit", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
]
/// Those that speak of others.
let further = [
  "AVFoundation": ["TextUIKit"],
  "AVKit": ["TextAVFoundation", "TextUIKit"],
  "CloudKit": ["TextCoreLocation"],
  "CoreSpotlight": ["TextUniformTypeIdentifiers"],
  "EventKit": ["TextCoreLocation", "TextUIKit"],
  "EventKitUI": ["TextEventKit", "TextUIKit"],
  "ImageIO": ["TextCoreGraphics"],
  "LinkPresentation": ["TextUIKit"],
  "MapKit": ["TextCoreLocation", "TextUIKit"],
  "MessageUI": ["TextUIKit"],
  "Photos": ["TextUIKit"],
  "PhotosUI": ["TextPhotos", "TextUIKit"],
  "QuickLook": ["TextUIKit"],
  "SafariServices": ["TextUIKit"],
  "SwiftData": ["TextSwiftDataMacros"],
  "UIKit": ["TextImageIO", "TextUIKitNames", "TextUniformTypeIdentifiers", "TextUserNotifications"],
  "Vision": ["TextUIKit"],
  "VisionKit": ["TextUIKit", "TextVision"],
  "WebKit": ["TextUIKit"],
]
for framework in frameworks {
  let name = "Text\(framework)"
  let others = (further[framework] ?? []).map { Target.Dependency(stringLiteral: $0) }
  package.products.append(.library(name: name, targets: [name]))
  package.targets.append(
    .target(name: name, dependencies: ["TextUI", "TextFoundation"] + others, path: "Sources/Frameworks/\(name)"))
}

/// Lets a target's files import frameworks where they are not, and brings along what Apple's imports bring along.
func asText(_ frameworks: [String]) -> [SwiftSetting] {
  let aliases = frameworks.flatMap { ["-module-alias", "\($0)=Text\($0)"] }
  let along = ["Foundation"] + frameworks.filter { ["CoreData", "UIKit"].contains($0) }
  let imports = along.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", "Text\($0)"] }
  return [.unsafeFlags(aliases + imports, .when(platforms: [.linux]))]
}
/// The frameworks that the clients of other settings use.
let clients = [
  "AVFoundation", "CloudKit", "CoreData", "CoreGraphics", "CoreSpotlight", "EventKit", "EventKitUI", "ImageIO",
  "MetricKit",
  "Photos", "PhotosUI", "SwiftData", "UIKit", "Vision", "VisionKit", "WatchConnectivity",
]
package.targets += [
  .target(name: "TextUIKitNames", path: "Sources/Frameworks/TextUIKitNames"),
  .macro(name: "TextSwiftDataMacros", path: "Sources/Frameworks/TextSwiftDataMacros"),
  .testTarget(
    name: "FrameworkTests",
    dependencies: ["EveryState", "TextOS", "TestSupport"] + frameworks.map { .init(stringLiteral: "Text\($0)") },
    exclude: ["Clients/XcodeTemplate.swift"],
    swiftSettings: swiftUIAsText + asText(["UniformTypeIdentifiers", "CoreTransferable"] + frameworks)),
  // A new Xcode project's settings, and older ones.
  .testTarget(
    name: "FrameworkMainActorTests", dependencies: clients.map { .init(stringLiteral: "Text\($0)") },
    path: "Tests/FrameworkClients/MainActorByDefault",
    swiftSettings: swiftUIAsText + asText(clients) + [
      .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
    ]),
  .testTarget(
    name: "FrameworkSwift5Tests", dependencies: clients.map { .init(stringLiteral: "Text\($0)") },
    path: "Tests/FrameworkClients/Swift5",
    swiftSettings: swiftUIAsText + asText(clients) + [.swiftLanguageMode(.v5)]),
]

// Tests that drive need the simulation. Without it, one target tests the message that users see instead.
if !drives {
  let driving = [
    "EveryStateSimulationSwift5Tests", "EveryStateSimulationMainActorTests", "EveryStateTests",
    "EveryStateLoadersTests",
    "EveryStateSamplesTests", "FrameworkTests", "FrameworkMainActorTests", "FrameworkSwift5Tests",
  ]
  // In a trial, what it changes nothing of: these tests build and find the same without it.
  let untouched = [
    "AsForiOSTests", "EveryStateGoldensTests", "EveryStateMocksTests", "EveryStateReviewTests", "TextOSTests",
    "TextUIMacrosTests",
  ]
  package.targets.removeAll { driving.contains($0.name) || isTrial && untouched.contains($0.name) }
  package.targets.append(
    .testTarget(
      name: "EveryStateRefusedTests", dependencies: ["EveryState", "TestSupport"], swiftSettings: swiftUIAsText))
}

// On a Mac the app is SwiftUI's, and the tests compile and say where to run: TextUI and its like stand for the real ones, and of
// EveryState there is what declarations need. EVERYSTATE_AS_ON_A_MAC=1 shows that on Linux, where TextUI stays, as there is no other.
#if os(Linux)
  let isElsewhere = Context.environment["EVERYSTATE_AS_ON_A_MAC"] == "1"
  let standIns: [String] = []
  let trials: [Target] = [
    .target(
      name: "EveryStateSamplesElsewhere", dependencies: ["EveryState", "EveryStateSamples", "EveryStateLoaders"],
      path: "Tests/EveryStateSamplesTests",
      exclude: [
        "BazaarTests.swift", "NaiveWeatherTests.swift", "PostsScreens.swift", "PostsSnapshots.swift", "SoakTests.swift",
      ],
      swiftSettings: swiftUIAsText),
    .testTarget(name: "EveryStateElsewhereTests", dependencies: ["EveryState"]),
  ]
#else
  let isElsewhere = true
  let standIns = ["TextUI"] + beside + frameworks.map { "Text\($0)" }
  let trials: [Target] = []
#endif

if isElsewhere {
  let drawing = ["EveryStateSimulation", "CEveryStateRuntime", "CEveryStateCrashHandler", "EveryStateBench"]
  let absent = Set(
    drawing + standIns
      + (standIns.isEmpty
        ? [] : ["TextOSNames", "TextUIKitNames", "TextUIMacros", "TextSwiftDataMacros", "EveryStateSamples"]))
  package.targets.removeAll { $0.isTest || $0.path?.hasPrefix("Tests/") == true || absent.contains($0.name) }
  package.targets += standIns.map { .target(name: $0, path: "Sources/Elsewhere/\($0)") } + trials
  if let harness = package.targets.first(where: { $0.name == "EveryState" }) {
    harness.dependencies = ["EveryStateMocks", "TextUI", "EveryStateGoldens"]
    harness.exclude =
      ["Drive", "Place", "Play", "Run", "Soundness", "Verify"]
      + ["PreviewSnapshots", "RegisteredPreviews"].map { "Declare/\($0).swift" }
      + [
        "CrashHandler", "DeclaredScreen", "DriveCache", "PreviewProviders", "SnapshotCatalog", "SnapshotCatalog+Drives",
        "SnapshotFrame", "SuiteHandler", "TestReport",
      ].map { "Catalog/\($0).swift" }
      + ["Log", "Recorder"].map { "Timelines/Timeline\($0).swift" }
  }
}

/// `EVERYSTATE_TESTS=TextUITests,TextCombineTests` keeps only those test targets. It changes no flag, so that a later build without it
/// reuses what was built.
if let names = Context.environment["EVERYSTATE_TESTS"]?.split(separator: ",").map(String.init), !names.isEmpty {
  let unknown = names.filter { name in !package.targets.contains { $0.name == name && $0.isTest } }
  if !unknown.isEmpty { fatalError("EVERYSTATE_TESTS names no test target: \(unknown.joined(separator: ", "))") }
  package.targets.removeAll { $0.isTest && !names.contains($0.name) }
}

// Modules that clients build compile as a whole, with line numbers as their only debug information: a clean build takes a third less
// CPU time. SwiftPM's own build system reads `whole-module${UNSET}.resp`. Swift Build does not accept these flags; it knows no setting UNSET,
// and reads the empty `whole-module.resp`. `EVERYSTATE_INCREMENTAL=1` compiles file by file, for work on this package.
#if compiler(<6.4)
  if Context.environment["EVERYSTATE_INCREMENTAL"] == nil {
    let wholeModules = [
      "EveryState", "EveryStateCommand", "EveryStateGoldens", "EveryStateMocks", "EveryStateReview",
      "EveryStateSamples", "EveryStateSimulation", "TextCombine", "TextCoreTransferable", "TextFoundation", "TextOS",
      "TextOSLog", "TextUI", "TextUIKit", "TextUIMacros", "TextUniformTypeIdentifiers",
    ]
    let flags = SwiftSetting.unsafeFlags(
      ["@\(Context.packageDirectory)/Sources/CompilerFlags/whole-module${UNSET}.resp"],
      .when(platforms: [.linux], configuration: .debug))
    for target in package.targets where target.isTest || wholeModules.contains(target.name) {
      target.swiftSettings = (target.swiftSettings ?? []) + [flags]
    }
  }
#endif
