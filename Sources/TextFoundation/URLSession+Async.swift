import Foundation
import FoundationNetworking

// Linux' Foundation has these with a delegate that may be left out: such a function is no witness of a protocol's.
extension URLSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
}
