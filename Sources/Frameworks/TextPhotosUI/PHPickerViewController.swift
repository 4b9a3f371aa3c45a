import TextUIKit

/// The system's photo picker. No photo can be chosen. A representable of it is a box with its name.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

public struct PHPickerConfiguration: Hashable, Sendable {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preselectedAssetIdentifiers: [String] = []
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
}

public indirect enum PHPickerFilter: Hashable, Sendable {
  case images, videos, livePhotos, screenshots, panoramas, bursts, slomoVideos, screenRecordings, timelapseVideos
  case any(of: [PHPickerFilter]), all(of: [PHPickerFilter]), not(PHPickerFilter)
}
