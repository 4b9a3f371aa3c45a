import AVKit
import AuthenticationServices
import PhotosUI
import SafariServices
import SwiftUI
import UserNotifications
import WebKit

@MainActor @Suite struct MediaTests {
  private static let trailer = URL(string: "https://example.com/trailer.mp4")!

  struct Safari: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }
  struct Page: UIViewRepresentable {
    let url: URL
    func makeUIView(context: UIViewRepresentableContext<Page>) -> WKWebView {
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      view.load(URLRequest(url: url))
      return view
    }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  @Test @MainActor func `a picture of a request is written as its address`() {
    let request = URL(string: "https://example.com/a.png").map { URLRequest(url: $0) }
    expect(draw { AsyncImage(request: request) }, is: draw { AsyncImage(url: request?.url) })
    let phase = draw { AsyncImage(request: request) { Text($0.image == nil ? "none" : "some") } }
    expect(draw { AsyncImage(request: request, content: { $0 }, placeholder: { Text("none") }) }, is: phase)
  }

  @Test func `videos and pages are areas, pickers and sign-ins controls`() {
    let lines = draw(columns: 40, height: 20) {
      VideoPlayer(player: AVPlayer(url: Self.trailer)).frame(height: 40)
      WebView(url: Self.trailer).frame(height: 40)
      Safari(url: Self.trailer).frame(height: 40)
      Page(url: Self.trailer).frame(height: 40)
      PhotosPicker("Choose a photo", selection: .constant(nil as PhotosPickerItem?), matching: .images)
      SignInWithAppleButton {
        $0.requestedScopes = [.email]
      } onCompletion: { _ in
      }
    }
    let pieces = ["<video---", "<web---", "<Safari---", "<Page---", "[Choose a photo ^]", "Sign in with Apple ^]"]
    for piece in pieces { expect(lines, contains: piece) }
  }

  @Test func `permissions are neither requested nor granted`() async throws {
    try await expect(UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]), is: false)
    await expect(UNUserNotificationCenter.current().notificationSettings().authorizationStatus, is: .notDetermined)
    expect(PHPhotoLibrary.authorizationStatus(for: .readWrite), is: .notDetermined)
  }
}
