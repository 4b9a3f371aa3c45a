import TextUI

/// A picture, drawn by its name, or by its format and size if it was made of data.
///
/// The size of a named picture is unknown, and counts as a square of 100 points.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  let image: Image
  public let size: CGSize
  public let scale: CGFloat
  private let data: Data?

  init(_ image: Image, size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1, data: Data? = nil) {
    self.image = image
    self.size = size
    self.scale = scale
    self.data = data
  }

  public override convenience init() { self.init(Image(drawn: "empty", ratio: nil), size: .zero) }
  public convenience init?(named name: String) {
    guard let image = Image(known: name) else { return nil }
    self.init(image)
  }
  /// Of `#imageLiteral`.
  public required convenience init(imageLiteralResourceName name: String) { self.init(Image(name)) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }
  public convenience init?(systemName: String) {
    self.init(Image(systemName: systemName), size: CGSize(width: 20, height: 20))
  }
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: systemName)
  }
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// Nil if the data is not a picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = PictureHeader(data).map({ CGImage($0) }) else { return nil }
    let size = CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
    self.init(picture.image, size: size, scale: scale, data: data)
  }
  public convenience init?(contentsOfFile path: String) {
    self.init(data: FileManager.default.contents(atPath: path) ?? Data())
  }
  public convenience init(cgImage: CGImage) { self.init(cgImage.image, size: cgImage.size) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale)
    self.init(cgImage.image, size: size, scale: scale)
  }

  private func with(_ image: Image) -> UIImage { UIImage(image, size: size, scale: scale, data: data) }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    mode == .automatic ? self : with(image.renderingMode(mode == .alwaysOriginal ? .original : .template))
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(image, size: size, scale: scale, data: data) }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  open func preparingForDisplay() -> UIImage? { self }
  open func byPreparingForDisplay() async -> UIImage? { self }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open var cgImage: CGImage? { CGImage(image, size: CGSize(width: size.width * scale, height: size.height * scale)) }
  open var imageOrientation: Orientation { .up }
  open var isSymbolImage: Bool { false }
  /// The data that the picture was made of. Nothing is encoded.
  open func pngData() -> Data? { data }
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.image == image && other.size == size && other.data == data
  }
  open override var hash: Int { size.width.hashValue }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The configuration of a symbol, without effect: symbols have one size in text.
  open class Configuration: NSObject, @unchecked Sendable {}
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public override init() {}
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
    public init(weight: UIImage.SymbolWeight) {}
    public init(scale: UIImage.SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
    public init(font: UIFont) {}
    public init(paletteColors: [UIColor]) {}
    public init(hierarchicalColor: UIColor) {}
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension Image { public init(uiImage: UIImage) { self = uiImage.image } }
