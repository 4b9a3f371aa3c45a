/// What an import means on Linux.
enum ImportKind: Equatable {
  /// The toolchain has it, or the app itself.
  case isThere
  /// This package has a module that stands for it, in a product.
  case standIn(module: String, product: String)
  /// A framework of Apple's for which nothing stands.
  case missing
  /// A package's module, or nobody's.
  case package

  init(_ found: FileReading.Import, own: Set<String>) {
    let name = found.name
    // No alias reaches a part of a module, unless it was made to, as `os.log`.
    if found.path != name, Self.standIns[name] != nil, Self.standIns[found.path] == nil {
      self = .missing
      return
    }
    self =
      if own.contains(name) || Self.toolchain.contains(name) { .isThere } else if let standIn = Self.standIns[name] {
        .standIn(module: standIn.module, product: standIn.product)
      } else if Self.frameworks.contains(name) { .missing } else { .package }
  }

  /// By framework.
  static let standIns: [String: (module: String, product: String)] = Dictionary(
    TextNames.standIns.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return (words[0], (words[1], words[2]))
    }, uniquingKeysWith: { first, _ in first })

  /// The modules of which `canImport` holds in a client that names all stand-ins.
  static let importable = toolchain.union(standIns.keys)

  private static let toolchain: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder",
    "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
  ]

  /// Apple's.
  private static let frameworks: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AlarmKit AppIntents AppKit
    AppTrackingTransparency AudioToolbox AuthenticationServices BackgroundTasks CFNetwork CallKit CarPlay Carbon Charts
    CloudKit Cocoa Combine CommonCrypto Contacts ContactsUI CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics
    CoreHaptics CoreImage CoreLocation CoreLocationUI CoreML CoreMIDI CoreMedia CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CryptoKit CryptoTokenKit Darwin
    DeveloperToolsSupport DeviceCheck EventKit EventKitUI ExtensionKit FamilyControls FileProvider FoundationModels
    GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit ImageIO ImagePlayground
    Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication MachO MapKit MediaPlayer MessageUI Messages
    Metal MetalKit MetalPerformanceShaders MetricKit MultipeerConnectivity MusicKit NaturalLanguage Network
    NetworkExtension NotificationCenter OSLog ObjectiveC PDFKit PassKit PencilKit Photos PhotosUI PushKit QuartzCore
    QuickLook QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices SceneKit ScreenCaptureKit
    ScreenTime Security ServiceManagement ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI
    SymbolKit SystemConfiguration TVServices TVUIKit TipKit Translation UIKit UniformTypeIdentifiers UserNotifications
    UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
    WorkoutKit iAd os simd
    """.split { " \n".contains($0) }.map(String.init))
}
