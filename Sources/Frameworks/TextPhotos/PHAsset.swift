@_exported import TextImageIO
import TextUIKit

open class PHObject: NSObject, @unchecked Sendable { public let localIdentifier = "" }

/// A photo or a video. No fetch finds one.
open class PHAsset: PHObject, @unchecked Sendable {
  public let (mediaType, isFavorite) = (PHAssetMediaType.unknown, false)
  public let (pixelWidth, pixelHeight, duration) = (0, 0, TimeInterval(0))
  public let (creationDate, modificationDate) = (nil as Date?, nil as Date?)
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .init() }
  open class func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var (fetchLimit, includeHiddenAssets) = (0, false)
}
/// An empty result.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { fatalError("The photo library has no object \(index).") }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// Delivers no pictures.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  open class func `default`() -> PHImageManager { manager }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return 0
  }
  open func cancelImageRequest(_ request: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}
public typealias PHImageRequestID = Int32
public var PHImageManagerMaximumSize: CGSize { CGSize(width: -1, height: -1) }
public var PHImageResultIsDegradedKey: String { "PHImageResultIsDegradedKey" }
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var (isNetworkAccessAllowed, isSynchronous) = (false, false)
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
