// A library of photos that has none.
@_exported import PhotosUI
import SwiftUI
import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public final class PHAsset: NSObject, Sendable {
  public var localIdentifier: String { "" }
  public var mediaType: PHAssetMediaType { .image }
  public class func fetchAssets(with type: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .init() }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .init() }
}
public final class PHFetchOptions: NSObject {
  public var sortDescriptors: [NSSortDescriptor]?
  public var predicate: NSPredicate?
  public var fetchLimit = 0
}
public final class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public var lastObject: ObjectType? { nil }
  public func object(at index: Int) -> ObjectType { fatalError("There are no photos.") }
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill, `default` }
public final class PHImageRequestOptions: NSObject {
  public enum DeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
  public enum ResizeMode: Int, Sendable { case none, fast, exact }
  public var deliveryMode = DeliveryMode.opportunistic
  public var resizeMode = ResizeMode.fast
  public var isNetworkAccessAllowed = false
  public var isSynchronous = false
}
public final class PHImageManager: NSObject, Sendable {
  public class func `default`() -> PHImageManager { PHImageManager() }
  @discardableResult public func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 { 0 }
  @discardableResult public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> Int32 { 0 }
}
