import TextUIKit

/// Keeps its inputs and outputs, and never runs, because a frame has no camera.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  open var sessionPreset = Preset.high
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  open var isRunning: Bool { false }
  open func startRunning() {}
  open func stopRunning() {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 == input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 == output } }

  public enum Preset: String, Sendable {
    case photo, high, medium, low, inputPriority, iFrame1280x720, vga640x480, hd1280x720, hd1920x1080, hd4K3840x2160
  }
}

open class AVCaptureInput: NSObject, @unchecked Sendable {}
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A connection of an input and an output. A frame has none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  init(none: Never) {}
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open var isVideoMirrored = false
  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The layer that shows what a camera sees. Draws nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public override init() {}
  public init(session: AVCaptureSession) { self.session = session }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { rect }
  open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { object }
}

/// The layer that shows a video in UIKit views. Draws nothing.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public override init() {}
  public init(player: AVPlayer?) { self.player = player }
}
