// A picture from an address: it stands as a picture that has arrived.
import SwiftUI

public struct KFImage: View {
  private var image = Image("picture")
  public init(_ url: URL?) {}
  public var body: some View { image }
  public func resizable() -> KFImage {
    var resizable = self
    resizable.image = image.resizable()
    return resizable
  }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
  public func placeholder(@ViewBuilder _ content: () -> some View) -> KFImage { self }
  public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
}
