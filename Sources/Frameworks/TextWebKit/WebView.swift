import TextUI

/// A web page in a view: an area with its address. Nothing is loaded.
public struct WebView: View {
  private let address: String?

  nonisolated public init(url: URL?) { address = url?.absoluteString }
  public init(_ page: WebPage) { address = page.url?.absoluteString }

  public var body: some View { _StandIn("web", marks: address.map { [.init($0)] } ?? []) }
}

/// A page that a view shows: it has its address at once, and nothing is loaded.
@MainActor @Observable
public final class WebPage {
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }

  public init() {}
  public func load(_ url: URL?) { self.url = url }
  public func load(_ request: URLRequest) { url = request.url }
  public func reload() {}
  public func stopLoading() {}
}
