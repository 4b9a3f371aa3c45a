/// Makes previews of views; harnesses may draw them as well.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// The preview's name in Xcode.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
