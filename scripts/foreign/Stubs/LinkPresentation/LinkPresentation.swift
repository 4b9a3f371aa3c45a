import SwiftUI

public final class LPLinkMetadata: NSObject {
  public var title: String?
  public var url: URL?
  public var originalURL: URL?
  public var imageProvider: NSItemProvider?
  public var iconProvider: NSItemProvider?
}
