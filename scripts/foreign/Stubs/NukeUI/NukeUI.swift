// A picture from an address: it stands as a picture that has arrived.
@_exported import Nuke
import SwiftUI

@MainActor public struct LazyImageState {
  public let image: Image? = Image("picture")
  public let imageContainer: ImageContainer? = nil
  public let error: Error? = nil
  public let isLoading = false
}

@MainActor public struct LazyImage<Content: View>: View {
  private let content: (LazyImageState) -> Content
  public init(
    url: URL?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) { self.content = content }
  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (LazyImageState) -> Content
  ) { self.content = content }
  public var body: some View { content(LazyImageState()) }
  public func processors(_ processors: [any ImageProcessing]?) -> Self { self }
}
