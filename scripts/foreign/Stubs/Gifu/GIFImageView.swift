import UIKit

open class GIFImageView: UIImageView {
  public func prepareForAnimation(withGIFData data: Data) {}
  public func animate(withGIFData data: Data) {}
  public func startAnimatingGIF() {}
}
