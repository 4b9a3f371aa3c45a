/// Makes a picture of a view. Here nothing is rendered: the picture has only a note.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  /// The content of the picture.
  @Published public var content: Content
  /// The room that the view is offered.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels of `cgImage` a point has in each direction.
  @Published public var scale: CGFloat = 1
  /// Without effect: whether nothing is seen through the picture.
  @Published public var isOpaque = false
  /// Without effect: how the colors of the picture are stored.
  @Published public var colorMode = ColorRenderingMode.nonLinear
  /// Without effect: how bright the picture may be beyond white.
  @Published public var allowedDynamicRange: Image.DynamicRange? = .standard
  /// Without effect: whether the renderer follows the values that the view is made of.
  @Published public var isObservationEnabled = false

  /// Makes a renderer of `view`.
  public init(content view: Content) { content = view }

  /// A picture of the size that was proposed, in pixels: `scale` for each point.
  public var cgImage: CGImage? {
    let size = size
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    return CGImage(Image(drawn: "rendered", ratio: Double(size.width / max(1, size.height))), size: pixels)
  }

  /// The proposed size, in points; 100 where none is proposed, or an infinite one.
  package var size: CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { proposed.flatMap { $0.isFinite ? $0 : nil } ?? 100 }
    return CGSize(width: length(proposedSize.width), height: length(proposedSize.height))
  }
}
