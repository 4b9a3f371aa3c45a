import UIKit

public struct UIImageColors {
  public var background, primary, secondary, detail: UIColor!
}
public enum UIImageColorsQuality { case lowest, low, high, highest }
extension UIImage {
  public func getColors(quality: UIImageColorsQuality = .high) -> UIImageColors? { nil }
  public func getColors(quality: UIImageColorsQuality = .high, _ completion: @escaping (UIImageColors?) -> Void) {}
}
