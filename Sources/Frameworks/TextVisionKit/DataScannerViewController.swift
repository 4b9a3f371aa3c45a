@_exported import TextUIKit
import TextVision

/// A camera that reads text and codes. A frame has no camera. A representable of it is a box with its name.
open class DataScannerViewController: UIViewController {
  open class var isSupported: Bool { false }
  open class var isAvailable: Bool { false }
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  public let recognizedDataTypes: Set<RecognizedDataType>
  open var isScanning: Bool { false }
  open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  open func stopScanning() {}
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }

  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  public enum TextContentType: Sendable { case URL, dateTimeDuration, emailAddress, fullStreetAddress, telephoneNumber }
  public enum ScanningUnavailable: Error { case cameraRestricted, unsupported }
  public struct RecognizedDataType: Hashable, Sendable {
    private let kind: String
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
      Self(kind: "text \(languages) \(textContentType as Any)")
    }
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self(kind: "codes \(symbologies)") }
  }
}

/// Text or a code. A scanner recognizes none.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text), barcode(Barcode)
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  public struct Text: Identifiable, Sendable { public let (id, transcript): (UUID, String) }
  public struct Barcode: Identifiable, Sendable { public let (id, payloadStringValue): (UUID, String?) }
}

/// Its methods are optional, and never called.
@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {}

/// The document camera, which a frame does not have. A representable of it is a box with its name.
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
/// Its methods are optional, and never called.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {}
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  init(none: Never) {}
  public let (pageCount, title) = (0, "")
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
