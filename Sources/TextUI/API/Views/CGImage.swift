/// A picture of which no more is known than how it is told, and its size.
public final class CGImage: Sendable {
  package let image: Image
  package let size: CGSize

  package init(_ image: Image, size: CGSize) {
    self.image = image
    self.size = size
  }

  /// How wide it is, as a whole number.
  public var width: Int { Int(size.width) }
  /// How high it is, as a whole number.
  public var height: Int { Int(size.height) }
  /// What kind of data it was read from: not known.
  public var utType: String? { nil }
}

extension Image {
  /// A picture that `label` is heard of. `scale` and `orientation` change nothing in text.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self = cgImage.image.labelled(label)
  }
  /// A picture that nothing is heard of: `silent`. `scale` and `orientation` change nothing in text.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = cgImage.image.labelled(nil)
  }
}
