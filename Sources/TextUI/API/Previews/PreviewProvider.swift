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

private nonisolated struct PreviewName: NodeModifier {
  typealias Node = PreviewNameNode
  let name: String?
}

private final class PreviewNameNode: ModifierNode<PreviewName> {
  override func trait<T>(_ key: TraitKey<T>) -> T? {
    if key.name == _Node.previewName.name, let name = modifier.name { return name as? T }
    return super.trait(key)
  }
}

extension _Node { static let previewName = TraitKey<String>(name: "preview name") }
