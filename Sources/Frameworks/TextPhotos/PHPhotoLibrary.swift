import TextUIKit

/// The user's photos. Access is not determined, a request is denied, and changes fail.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  open func performChanges(_ block: @escaping () -> Void) async throws { throw PHPhotosError() }
  open func performChanges(_ block: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil) {
    completionHandler?(false, PHPhotosError())
  }
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public struct PHPhotosError: LocalizedError, Sendable {
  public var errorDescription: String? { "Photos was asked to change the photo library. Stub it in the world." }
}

/// A change of the library, which is never performed.
open class PHAssetChangeRequest: NSObject {
  override init() {}
  open var isFavorite = false
  open var placeholderForCreatedAsset: PHObject? { nil }
  open class func deleteAssets(_ assets: Any) {}
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { .init() }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }
}
