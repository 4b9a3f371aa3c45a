/// A picture with a known label and size only.
public final class CGImage: Sendable {
  package let image: Image
  package let size: CGSize

  package init(_ image: Image, size: CGSize) { (self.image, self.size) = (image, size) }

  /// The width in pixels: 0 without a width, and at most 16 millions.
  public var width: Int { max(0, Cells.whole(size.width)) }
  /// The height in pixels: 0 without a height, and at most 16 millions.
  public var height: Int { max(0, Cells.whole(size.height)) }
  /// The type of the data that it was read from: always unknown.
  public var utType: String? { nil }
}

extension Image {
  /// A picture with `label` as its spoken text. `scale` and `orientation` have no effect in text.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self = cgImage.image.labelled(label)
  }
  /// A picture without spoken text: `silent`. `scale` and `orientation` have no effect in text.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = cgImage.image.labelled(nil)
  }
}
