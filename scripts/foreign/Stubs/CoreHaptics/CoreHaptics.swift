// What a hand would feel.
import Foundation

public protocol CHHapticDeviceCapability { var supportsHaptics: Bool { get } }
private struct NoHaptics: CHHapticDeviceCapability { var supportsHaptics: Bool { false } }
public final class CHHapticEngine: @unchecked Sendable {
  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
}
