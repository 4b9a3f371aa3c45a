/// Makes previews of views; harnesses may draw them as well.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews, which the compiler finds.
  associatedtype Previews: View
  /// The previews: each view inside is one of its own, named by `previewDisplayName(_:)`.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// The preview's name in Xcode.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { modifier(PreviewName(name: value)) }
}

/// Names a preview for `PreviewList`.
nonisolated struct PreviewName: NodeModifier {
  typealias Node = ModifierNode<PreviewName>
  let name: String?
}
