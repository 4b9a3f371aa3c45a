// A picture from an address: it stands as a picture that has arrived.
@_exported import SDWebImage
import SwiftUI

public struct WebImage: View {
  public enum Indicator { case activity, progress }
  private var image = Image("picture")
  public init(url: URL?, isAnimating: Binding<Bool> = .constant(true)) {}
  public var body: some View { image }
  public func resizable() -> WebImage {
    var resizable = self
    resizable.image = image.resizable()
    return resizable
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> WebImage { self }
  public func placeholder(@ViewBuilder _ content: () -> some View) -> WebImage { self }
  public func placeholder(_ image: Image) -> WebImage { self }
  public func indicator(_ indicator: Indicator) -> WebImage { self }
  public func onSuccess(perform action: ((Any) -> Void)? = nil) -> WebImage { self }
}
extension AnyTransition { public static var fade: AnyTransition { .opacity } }
