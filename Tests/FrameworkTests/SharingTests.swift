import LinkPresentation
import MessageUI
import QuickLook
import SwiftUI

/// Mail, messages, link previews and file previews: boxes with names, and no account.
@MainActor @Suite struct SharingTests {
  private static let page = URL(string: "https://example.com/story")!

  struct MailView: UIViewControllerRepresentable {
    @Binding var result: Result<MFMailComposeResult, any Error>?
    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate, UINavigationControllerDelegate {
      let parent: MailView
      init(_ parent: MailView) { self.parent = parent }
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
      ) {
        parent.result = error.map { .failure($0) } ?? .success(result)
        controller.dismiss(animated: true)
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
      let controller = MFMailComposeViewController()
      controller.mailComposeDelegate = context.coordinator
      controller.delegate = context.coordinator
      controller.setToRecipients(["help@example.com"])
      controller.setMessageBody("<p>Hello</p>", isHTML: true)
      return controller
    }
    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  }
  struct MessageView: UIViewControllerRepresentable {
    final class Coordinator: NSObject, MFMessageComposeViewControllerDelegate {
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
      ) { controller.dismiss(animated: result == .sent) }
    }
    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
      let controller = MFMessageComposeViewController()
      (controller.recipients, controller.body) = (["555"], "Hello")
      controller.messageComposeDelegate = context.coordinator
      return controller
    }
    func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
  }
  struct LinkPreview: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }
    func updateUIView(_ view: LPLinkView, context: Context) {
      LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
        if let metadata { Task { @MainActor in view.metadata = metadata } }
      }
    }
  }
  struct FilePreview: UIViewControllerRepresentable {
    let url: URL
    final class Coordinator: NSObject, QLPreviewControllerDataSource {
      let url: URL
      init(_ url: URL) { self.url = url }
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
        index == 0 ? url as QLPreviewItem : url.deletingLastPathComponent() as NSURL
      }
    }
    func makeCoordinator() -> Coordinator { Coordinator(url) }
    func makeUIViewController(context: Context) -> QLPreviewController {
      let controller = QLPreviewController()
      controller.dataSource = context.coordinator
      return controller
    }
    func updateUIViewController(_ controller: QLPreviewController, context: Context) { controller.reloadData() }
  }

  @Test func `controllers and link views are boxes with their names`() {
    let lines = draw(columns: 40, height: 20) {
      MailView(result: .constant(nil)).frame(height: 40)
      MessageView().frame(height: 40)
      LinkPreview(url: Self.page).frame(height: 40)
      FilePreview(url: Self.page).frame(height: 40)
    }
    for piece in ["<MailView--", "<MessageView--", "<LinkPreview--", "<FilePreview--"] {
      expect(lines, contains: piece)
    }
  }

  @Test func `a device without an account sends nothing`() {
    expect(!MFMailComposeViewController.canSendMail())
    expect(!MFMessageComposeViewController.canSendText())
    expect(!MFMessageComposeViewController.canSendAttachments())
  }

  @Test func `a request for a page's metadata fails and names the page`() async {
    let message = "LinkPresentation was asked for the metadata of https://example.com/story. Stub it in the world."
    let error = await #expect(throws: LPError.self) {
      try await LPMetadataProvider().startFetchingMetadata(for: Self.page)
    }
    expect(error?.localizedDescription, is: message)
    expect(error?.code, is: .metadataFetchFailed)
    await confirmation { confirm in
      LPMetadataProvider().startFetchingMetadata(for: Self.page) { metadata, error in
        expect(metadata == nil)
        expect(error?.localizedDescription, is: message)
        confirm()
      }
    }
  }

  @Test func `a preview is a sheet with the file's name, and a controller has its data source's item`() {
    let shown = draw(columns: 40) { Text("Files").quickLookPreview(.constant(URL(filePath: "/tmp/report.pdf"))) }
    expect(shown, contains: "<preview--", "report.pdf")
    let hidden = draw { Text("Files").quickLookPreview(.constant(nil)) }
    expect(hidden, lacks: "preview")
    let (controller, source) = (QLPreviewController(), FilePreview.Coordinator(Self.page))
    controller.dataSource = source
    expect(controller.currentPreviewItem?.previewItemURL, is: Self.page)
    controller.currentPreviewItemIndex = 1
    expect(controller.currentPreviewItem?.previewItemURL?.absoluteString, is: "https://example.com/")
  }
}
