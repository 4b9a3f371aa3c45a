@_exported import TextCoreGraphics

@_exported import class TextUIKit.CALayer

/// A camera or a microphone. A frame has none, and a request for access is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  init(none: Never) {}
  open class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  open class func requestAccess(for type: AVMediaType) async -> Bool { false }
  open class func requestAccess(for type: AVMediaType, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
  open class func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(_ device: DeviceType, for type: AVMediaType?, position: Position) -> AVCaptureDevice? {
    nil
  }
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    open var devices: [AVCaptureDevice] { [] }
  }

  public let (uniqueID, localizedName) = ("", "")
  public let (position, deviceType) = (Position.unspecified, DeviceType.builtInWideAngleCamera)
  public let (hasTorch, hasFlash, isTorchAvailable, isFlashAvailable) = (false, false, false, false)
  public let isFocusPointOfInterestSupported = false
  public let (minAvailableVideoZoomFactor, maxAvailableVideoZoomFactor) = (CGFloat(1), CGFloat(1))
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint.zero
  open var videoZoomFactor: CGFloat = 1
  open func isTorchModeSupported(_ mode: TorchMode) -> Bool { false }
  open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level: Float) throws {}

  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum DeviceType: String, Sendable {
    case builtInWideAngleCamera, builtInUltraWideCamera, builtInTelephotoCamera, builtInDualCamera,
      builtInDualWideCamera, builtInTripleCamera, builtInTrueDepthCamera, builtInMicrophone, microphone, external
  }
}

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public enum AVMediaType: String, Sendable { case video, audio, text, metadata }

/// The failure of a request that a frame cannot answer.
public struct AVError: LocalizedError, Sendable {
  public let errorDescription: String?
  init(_ request: String) { errorDescription = "AVFoundation was asked to \(request). Stub it in the world." }
}
