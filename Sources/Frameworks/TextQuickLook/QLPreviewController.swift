import TextUI
@_exported import TextUIKit

/// A preview of files. A representable of it is a box with its name.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? {
    dataSource.map { $0.previewController(self, previewItemAt: currentPreviewItemIndex) }
  }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}

/// A file to preview. Apple's is a protocol of classes, to which Swift converts a URL; here a URL is one itself.
public protocol QLPreviewItem {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem { public var previewItemTitle: String? { nil } }
extension URL: QLPreviewItem { public var previewItemURL: URL? { self } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {}

extension View {
  /// Shows a file while `item` has one: a sheet with an area, `<preview-->`, and the file's name.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { quickLookPreview(item, in: []) }
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL {
    let file = Binding {
      selection.wrappedValue.map(Preview.init)
    } set: {
      selection.wrappedValue = $0?.id
    }
    return sheet(item: file) { _StandIn("preview", marks: [.init($0.id.lastPathComponent)]) }
  }
}

private struct Preview: Identifiable { let id: URL }
