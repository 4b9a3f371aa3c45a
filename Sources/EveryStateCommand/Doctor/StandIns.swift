/// The counterpart of an imported module on Linux.
enum ImportKind: Equatable {
  /// A module of the toolchain or of the app itself.
  case available
  /// A module of this package replaces it.
  case standIn
  /// A framework of Apple's that has no replacement.
  case unavailable
  /// A module of another package.
  case package

  /// - Parameter own: the app's own modules.
  init(_ name: String, own: Set<String>) {
    self =
      if own.contains(name) || Self.toolchain.contains(name) { .available } else if StandIn(for: name) != nil {
        .standIn
      } else if Self.frameworks.contains(name) { .unavailable } else { .package }
  }

  private static let toolchain: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]

  private static let frameworks: Set<String> = Set(
    """
    ARKit AVFAudio Accelerate Accessibility Accounts ActivityKit AdServices AlarmKit AppKit AppTrackingTransparency
    AudioToolbox BackgroundTasks CFNetwork CallKit CarPlay Carbon Cocoa CommonCrypto Contacts ContactsUI CoreAudio
    CoreBluetooth CoreFoundation CoreHaptics CoreImage CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion
    CoreNFC CoreServices CoreTelephony CoreText CoreVideo CoreWLAN CryptoTokenKit Darwin DeveloperToolsSupport
    DeviceCheck ExtensionKit FamilyControls FileProvider FoundationModels GameController GameKit GameplayKit
    GroupActivities HealthKit HealthKitUI HomeKit IOKit ImagePlayground Intents IntentsUI JavaScriptCore
    LocalAuthentication MachO MediaPlayer Messages Metal MetalKit MetalPerformanceShaders MobileCoreServices
    MultipeerConnectivity MusicKit NaturalLanguage NetworkExtension NotificationCenter ObjectiveC PDFKit PassKit
    PencilKit PushKit QuartzCore QuickLookThumbnailing RealityKit ReplayKit RoomPlan SceneKit ScreenCaptureKit
    ScreenTime Security ServiceManagement ShazamKit Social SoundAnalysis Speech SpriteKit SymbolKit
    SystemConfiguration TVServices TVUIKit Translation UserNotificationsUI VideoToolbox WatchKit
    WeatherKit WorkoutKit iAd simd
    """.split { " \n".contains($0) }.map(String.init))
}

/// A module of this package that replaces a framework.
struct StandIn: Equatable {
  let framework: String
  var module: String { ["SwiftUI": "TextUI", "os": "TextOS"][framework] ?? "Text\(framework)" }
  var product: String { Self.inTextUI.contains(framework) ? "TextUI" : module }
  /// The argument of `-module-alias`.
  var alias: String { "\(framework)=\(module)" }

  init?(for framework: String) {
    guard Self.inTextUI.contains(framework) || Self.furtherFrameworks.contains(framework) else { return nil }
    self.framework = framework
  }

  static var all: [StandIn] { (inTextUI + furtherFrameworks).sorted().compactMap { StandIn(for: $0) } }

  private static let inTextUI = ["Combine", "CoreTransferable", "OSLog", "SwiftUI", "UniformTypeIdentifiers", "os"]

  /// Each has a product of its own; the list `frameworks` of the package's manifest.
  static let furtherFrameworks = [
    "UIKit", "AVFoundation", "AVKit", "AppIntents", "AuthenticationServices", "Charts", "CloudKit", "CoreData",
    "CoreGraphics",
    "CoreLocation", "CoreSpotlight", "CryptoKit", "EventKit", "EventKitUI", "ImageIO", "LinkPresentation", "MapKit",
    "MessageUI", "MetricKit", "Network", "Photos", "PhotosUI", "QuickLook", "SafariServices", "StoreKit", "SwiftData",
    "TipKit", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WebKit", "WidgetKit",
  ]
}
