/// What a hand would feel: nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public init(style: FeedbackStyle) {}
  public override init() {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ type: FeedbackType) {}
  public enum FeedbackType: Int, Sendable { case success, warning, error }
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

// Sounds and words for those who cannot see.
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }
}
