@_exported import TextUIKit

/// What a page says of itself. An app may fill it in.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

/// Fails every request: no page is loaded.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(url) }
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(url)) }
  open func cancel() {}
}

public struct LPError: LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }
  public let code = Code.metadataFetchFailed
  public let errorDescription: String?
  init(_ url: URL) {
    errorDescription = "LinkPresentation was asked for the metadata of \(url). Stub it in the world."
  }
}

/// A preview of a page. A representable of it is a box with its name.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  public convenience init(url: URL) {
    self.init(metadata: LPLinkMetadata())
    metadata.originalURL = url
  }
  public convenience init() { self.init(metadata: LPLinkMetadata()) }
  public required init?(coder: NSCoder) { nil }
}
