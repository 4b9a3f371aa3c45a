import TextUI

/// The screen of the frame: its size in points while a body is evaluated or an action runs, and that of the usual phone before that.
@preconcurrency @MainActor
open class UIScreen: NSObject {
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

  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
}
