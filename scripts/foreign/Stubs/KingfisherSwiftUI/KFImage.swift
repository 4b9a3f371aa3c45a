// A picture from an address: it stands as a picture that has arrived.
import SwiftUI

public struct KFImage: View {
  private let image = Image("picture")
  public init(_ url: URL?) {}
  public var body: some View { image }
  public func resizable() -> KFImage { self }
  public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> KFImage { self }
  public func placeholder(@ViewBuilder _ content: () -> some View) -> KFImage { self }
  public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
}
