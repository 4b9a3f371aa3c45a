import AVFoundation
import CoreGraphics
import ImageIO
import Photos
import SwiftUI
import Vision
import VisionKit

@MainActor @Suite struct CameraTests {
  @Test func `access is denied, and no camera, photo or scan is available`() async {
    expect(draw(columns: 40) { PhotoPicker().frame(height: 40) }, contains: "<PhotoPicker--")
    expect(!DataScannerViewController.isSupported)
    expect(!VNDocumentCameraViewController.isSupported)
    await expect(PHPhotoLibrary.requestAuthorization(for: .readWrite), is: .denied)
    await confirmation { confirm in save(UIImage()) { if !$0 { confirm() } } }
    expect(PHAsset.fetchAssets(with: .image, options: nil).count, is: 0)
    let camera = Camera()
    expect(AVCaptureDevice.authorizationStatus(for: .video), is: .notDetermined)
    await camera.start()
    camera.capture()
    while camera.message == "No access" { await Task.yield() }
    expect(camera.message, is: "AVFoundation was asked to capture a photo. Stub it in the world.")
    camera.session.addOutput(camera.output)
    expect(camera.session.outputs, is: [camera.output])
  }

  nonisolated private static let requests: [(VNRequest, String)] = [
    (VNRecognizeTextRequest(), "recognize text"), (VNDetectBarcodesRequest(), "detect barcodes"),
  ]
  @Test(arguments: requests) func `a request of Vision fails and is named`(_ request: VNRequest, _ words: String) {
    let error = #expect(throws: (any Error).self) { try VNImageRequestHandler(data: Data()).perform([request]) }
    expect(error?.localizedDescription, is: "Vision was asked to \(words); stub it in the world")
  }

  nonisolated private static let png = [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: 0, count: 15) + [3, 0, 0, 0, 2]
  @Test(arguments: [(png, [3, 2]), ([1, 2, 3], nil), ([], nil)] as [([UInt8], [Int]?)])
  func `a picture's size is that of its header, and other bytes have no source`(_ bytes: [UInt8], _ size: [Int]?) {
    let source = CGImageSourceCreateWithData(Data(bytes) as CFData, [kCGImageSourceShouldCache: false] as CFDictionary)
    let properties = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) as? [CFString: Any] }
    let found = properties.map { [$0[kCGImagePropertyPixelWidth], $0[kCGImagePropertyPixelHeight]] as? [Int] ?? [] }
    expect(found, is: size)
  }

  @Test func `paths and contexts keep what they are given`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 6)], transform: .init(translationX: 1, y: 0))
    expect(path.boundingBox, is: CGRect(x: 1, y: 2, width: 4, height: 4))
    expect(Path(path).cgPath, is: path)
    expect(UIBezierPath(cgPath: path).cgPath, is: path)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { renderer in
      let context = renderer.cgContext
      context.addPath(path)
      context.saveGState()
      context.translateBy(x: 2, y: 0)
      expect(context.ctm.tx, is: 2)
      expect(context.boundingBoxOfPath, is: path.boundingBox)
      context.restoreGState()
      expect(context.ctm, is: .identity)
    }
    expect(picture.cgImage?.cropping(to: CGRect(x: 6, y: 0, width: 9, height: 9))?.width, is: 2)
  }
}
