import TextUI
@_exported import TextUIKit

/// A UIKit web view. A representable of it is a box with the representable's name. Nothing is loaded.
open class WKWebView: UIView {
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public let configuration: WKWebViewConfiguration
  public private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var isInspectable = false
  open var customUserAgent: String?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, nil)
  }
}

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
}
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject { open var allowsContentJavaScript = true }
@preconcurrency @MainActor open class WKUserContentController: NSObject {}
@preconcurrency @MainActor open class WKNavigation: NSObject {}
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
}
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var audio: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 1) }
  public static var video: WKAudiovisualMediaTypes { WKAudiovisualMediaTypes(rawValue: 2) }
  public static var all: WKAudiovisualMediaTypes { [.audio, .video] }
}

@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}
/// A web page in a view: an area with its address. Nothing is loaded.
public struct WebView: View {
  private let address: String?

  nonisolated public init(url: URL?) { address = url?.absoluteString }
  public init(_ page: WebPage) { address = page.url?.absoluteString }

  public var body: some View { _StandIn("web", marks: address.map { [.init($0)] } ?? []) }
}

/// The page of a web view. It has its address at once, and nothing is loaded.
@MainActor @Observable public final class WebPage {
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }

  public init() {}
  public func load(_ url: URL?) { self.url = url }
  public func load(_ request: URLRequest) { url = request.url }
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!) { url = baseURL }
  public func reload() {}
  public func stopLoading() {}
}
