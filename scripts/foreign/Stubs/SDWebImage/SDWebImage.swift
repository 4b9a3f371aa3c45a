import Foundation
import UIKit

public final class SDWebImageDownloader: @unchecked Sendable {
  public static let shared = SDWebImageDownloader()
  public func downloadImage(with url: URL?, completed: @escaping (UIImage?, Data?, Error?, Bool) -> Void) {}
}
