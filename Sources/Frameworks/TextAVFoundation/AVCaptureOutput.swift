import TextUIKit

open class AVCaptureOutput: NSObject, @unchecked Sendable {
  public override init() {}
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes no photo: its delegate receives an error.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  open var isHighResolutionCaptureEnabled = false
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let error = AVError("capture a photo")
    delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
  }
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
}
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  public override init() { format = nil }
  public init(format: [String: Any]?) { self.format = format }
}
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {}
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
}
/// Its other methods are never called.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

public enum AVVideoCodecType: String, Sendable { case jpeg, hevc, h264, proRes422 }
public var AVVideoCodecKey: String { "AVVideoCodecKey" }

/// Finds no codes.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open func setMetadataObjectsDelegate(_ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?)
  {}
}
/// Its methods are optional, and never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
open class AVMetadataObject: NSObject, @unchecked Sendable {
  public let type: ObjectType
  init(none: Never, type: ObjectType) { self.type = type }
  open var bounds: CGRect { .zero }
  public enum ObjectType: String, Sendable {
    case qr, ean8, ean13, upce, code39, code39Mod43, code93, code128, itf14, interleaved2of5, pdf417, aztec,
      dataMatrix, codabar, microQR, face
  }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
}
