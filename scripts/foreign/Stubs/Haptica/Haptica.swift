// Nobody feels anything.
import Foundation

public enum HapticFeedbackType { case success, warning, error }
public enum Haptic {
  case selection
  case notification(HapticFeedbackType)
  public func generate() {}
}
