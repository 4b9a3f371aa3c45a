// What views and their models use of Nuke: requests and a cache that has nothing.
import Foundation

public protocol ImageProcessing {}
public enum ImageProcessors {
  public struct Resize: ImageProcessing { public init(size: CGSize) {} }
}
extension ImageProcessing where Self == ImageProcessors.Resize {
  public static func resize(size: CGSize) -> Self { Self(size: size) }
}
public struct ImageRequest: ExpressibleByStringLiteral, Sendable {
  public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
  public init(url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal) {}
  public init(stringLiteral value: String) {}
}
public struct ImageContainer: Sendable {
  public enum AssetType: Sendable { case gif, png, jpeg }
  public var type: AssetType?
  public var data: Data?
}
public final class ImagePipeline: @unchecked Sendable {
  public struct Configuration: Sendable { public static let withDataCache = Configuration() }
  public struct Cache: Sendable {
    public func cachedData(for request: ImageRequest) -> Data? { nil }
    public func removeAll() {}
  }
  nonisolated(unsafe) public static var shared = ImagePipeline(configuration: .withDataCache)
  public let cache = Cache()
  public init(configuration: Configuration) {}
  public func data(for request: ImageRequest) async throws -> (Data, URLResponse?) { throw URLError(.notConnectedToInternet) }
}
