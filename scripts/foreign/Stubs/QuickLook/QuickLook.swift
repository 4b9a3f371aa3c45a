import SwiftUI

extension View {
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
}
