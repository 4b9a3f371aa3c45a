import Foundation

public typealias VNConfidence = Float

/// Something found in a picture. Vision finds nothing.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let confidence: VNConfidence = 0
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable { public let boundingBox = CGRect.zero }
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public let (topLeft, topRight, bottomLeft, bottomRight) = (CGPoint.zero, CGPoint.zero, CGPoint.zero, CGPoint.zero)
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  open func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
  public let (string, confidence) = ("", VNConfidence(0))
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  public let symbology = VNBarcodeSymbology.qr
  public let payloadStringValue: String? = nil
}
public enum VNBarcodeSymbology: String, CaseIterable, Sendable {
  case qr, microQR, aztec, ean8, ean13, upce, code39, code93, code128, itf14, i2of5, pdf417, dataMatrix, codabar
}
