import AVFoundation
import PhotosUI
import SwiftUI
import Vision
import VisionKit

// Source of apps with a camera and photos, which compiles in each language mode and isolation.

struct PhotoPicker: UIViewControllerRepresentable {
  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      results.first?.itemProvider.loadObject(ofClass: UIImage.self) { _, _ in }
    }
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .not(.screenshots)])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

final class ScannerDelegate: NSObject, DataScannerViewControllerDelegate {
  func dataScanner(_ scanner: DataScannerViewController, didAdd items: [RecognizedItem], allItems: [RecognizedItem]) {
    for case .barcode(let code) in items where code.payloadStringValue != nil { scanner.stopScanning() }
  }
}

@MainActor final class Camera: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureMetadataOutputObjectsDelegate {
  var message = ""
  let (session, output) = (AVCaptureSession(), AVCapturePhotoOutput())
  func start() async {
    guard await AVCaptureDevice.requestAccess(for: .video) else { return message = "No access" }
    guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
      let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input)
    else { return }
    let metadata = AVCaptureMetadataOutput()
    metadata.setMetadataObjectsDelegate(self, queue: .main)
    metadata.metadataObjectTypes = [.qr, .ean13]
    AVCaptureVideoPreviewLayer(session: session).connection?.videoOrientation = .portrait
    DispatchQueue.global(qos: .userInitiated).async { [session] in session.startRunning() }
  }
  func capture() { output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self) }
  nonisolated func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto _: AVCapturePhoto, error: Error?
  ) { Task { @MainActor in message = error?.localizedDescription ?? "" } }
  nonisolated func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
  ) { _ = (objects.first as? AVMetadataMachineReadableCodeObject)?.stringValue }
}

func readText(_ image: CGImage) async throws -> [String] {
  try await Task.detached {
    let request = VNRecognizeTextRequest { request, _ in _ = request.results as? [VNRecognizedTextObservation] }
    try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    return (request.results ?? []).compactMap { $0.topCandidates(1).first?.string }
  }.value
}

func save(_ image: UIImage, completion: @escaping @Sendable (Bool) -> Void) {
  PHPhotoLibrary.shared().performChanges {
    PHAssetChangeRequest.creationRequestForAsset(from: image)
  } completionHandler: { isSaved, _ in
    completion(isSaved)
  }
}
