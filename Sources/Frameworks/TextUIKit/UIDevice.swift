import TextUI

/// The frame's device: a phone in portrait, or an iPad in regular width.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()
  private nonisolated override init() {}

  open var name: String { model }
  open var model: String { PresentScreen.isWide ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { PresentScreen.isWide ? .pad : .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isMultitaskingSupported: Bool { true }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { 1 }
  open var batteryState: BatteryState { .full }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open func playInputClick() {}

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  nonisolated private static func name(_ event: String) -> Notification.Name { .init("UIDevice\(event)Notification") }
  nonisolated public static var orientationDidChangeNotification: Notification.Name { name("OrientationDidChange") }
  nonisolated public static var batteryLevelDidChangeNotification: Notification.Name { name("BatteryLevelDidChange") }
  nonisolated public static var batteryStateDidChangeNotification: Notification.Name { name("BatteryStateDidChange") }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 2) }
  public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 16) }
  public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 8) }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 4) }
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  public static var all: UIInterfaceOrientationMask { [.portrait, .landscape, .portraitUpsideDown] }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The traits of a phone in portrait and light mode.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  public override convenience init() { self.init(userInterfaceStyle: .light) }
  public static var current: UITraitCollection { UITraitCollection() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var displayScale: CGFloat { 3 }

  /// The default value of the app's own trait: nothing sets traits here.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { Trait.defaultValue }
}

/// The screen of the frame: its size in points while a body is evaluated or an action runs, and that of the usual phone before that.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  private nonisolated override init() {}

  open var bounds: CGRect { CGRect(origin: .zero, size: PresentScreen.size) }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var brightness: CGFloat = 0.5
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { .current }

  nonisolated private static func name(_ event: String) -> Notification.Name { .init("UIScreen\(event)Notification") }
  nonisolated public static var brightnessDidChangeNotification: Notification.Name { name("BrightnessDidChange") }
  nonisolated public static var didConnectNotification: Notification.Name { name("DidConnect") }
  nonisolated public static var didDisconnectNotification: Notification.Name { name("DidDisconnect") }
}

/// Traits that can be changed, as a bridged key writes them.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The value of the app's own trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// The app's own trait. It has its default value until something sets it.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An environment value backed by a UIKit trait. Where no view sets it, it is read from the traits of a phone in portrait; it is never
/// written to UIKit.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Reads the value from the traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Not called in text. On a device: hands the value of the views around to UIKit's views inside.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a bridged key, set by a view or read from the traits.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: key) ?? Key.read(from: .current) }
    set { set(newValue, for: key) }
  }

  private mutating func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) { self[key] = value }
}
