import TextUI

/// The frame's device: a phone held upright, or an iPad where the width is regular.
@preconcurrency @MainActor
open class UIDevice: NSObject {
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

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
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
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What UIKit tells of the surroundings: those of a phone held upright, in light.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle

  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  public override convenience init() { self.init(userInterfaceStyle: .light) }
  public static var current: UITraitCollection { UITraitCollection() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  open var displayScale: CGFloat { 3 }
}
