// Stands in for the app's own image service: no picture ever arrives.
import SwiftUI
import UIKit

public final class ImageService {
  public enum Size: String { case small, medium, cast, original }
}

public final class ImageLoaderCache {
  public static let shared = ImageLoaderCache()
  public func loaderFor(path: String?, size: ImageService.Size) -> ImageLoader { ImageLoader(path: path, size: size) }
}

public final class ImageLoader: ObservableObject {
  public let path: String?
  public let size: ImageService.Size
  @Published public var image: UIImage?

  public init(path: String?, size: ImageService.Size) {
    self.path = path
    self.size = size
  }
}
