// Feedback that one feels.
public enum Haptics {
  public enum HapticStyle: Sendable {
    case light, medium, heavy, soft, rigid, success, warning, error, selectionChanged
  }
  @MainActor public static func generate(_ style: HapticStyle) {}
}
