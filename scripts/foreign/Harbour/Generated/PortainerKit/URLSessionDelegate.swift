// Stands in for the delegate that trusts a server's own certificate.
import Foundation

extension PortainerClient {
  final class URLSessionDelegate: NSObject, FoundationNetworking.URLSessionDelegate {}
}
