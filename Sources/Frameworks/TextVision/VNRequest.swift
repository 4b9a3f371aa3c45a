@_exported import TextImageIO
import TextUIKit

@_exported import class TextUIKit.CIImage

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// A request to find something in a picture. It fails, and has no results.
open class VNRequest: NSObject, _Request, @unchecked Sendable {
  private let handler: VNRequestCompletionHandler?
  open var (preferBackgroundProcessing, usesCPUOnly, revision) = (false, false, 1)
  public override init() { handler = nil }
  public init(completionHandler: VNRequestCompletionHandler?) { handler = completionHandler }
  open func cancel() {}
  var purpose: String { "analyze an image" }
  func fail() throws {
    let error = VNError(errorDescription: "Vision was asked to \(purpose); stub it in the world")
    handler?(self, error)
    throw error
  }
}
private struct VNError: LocalizedError { let errorDescription: String? }
/// Gives requests results that those of a kind replace with their own.
public protocol _Request {}
extension _Request { public var results: [VNObservation]? { nil } }

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var (recognitionLanguages, customWords) = (["en-US"], [String]())
  open var (usesLanguageCorrection, automaticallyDetectsLanguage) = (true, false)
  open var minimumTextHeight: Float = 0
  public var results: [VNRecognizedTextObservation]? { nil }
  override var purpose: String { "recognize text" }
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  public var results: [VNBarcodeObservation]? { nil }
  override var purpose: String { "detect barcodes" }
}

/// Fails the first request, and names it.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {}
  public init(ciImage: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {}
  public init(data: Data, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {}
  public init(url: URL, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws { for request in requests { try request.fail() } }
}
public enum VNImageOption: String, Sendable { case properties, cameraIntrinsics, ciContext }
