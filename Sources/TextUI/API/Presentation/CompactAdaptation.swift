nonisolated extension View {
  /// What a popover becomes on a phone: otherwise a sheet. Another presentation stays what it is.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { modifier(CompactAdaptation(adaptation: horizontal)) }
}

/// What a presentation becomes where the width is compact.
public enum PresentationAdaptation: Hashable, Sendable {
  /// As the system does; not at all; a popover, a sheet, a cover.
  case automatic, none, popover, sheet, fullScreenCover
}

private nonisolated struct CompactAdaptation: NodeModifier {
  typealias Node = CompactAdaptationNode
  let adaptation: PresentationAdaptation
}

private final class CompactAdaptationNode: ModifierNode<CompactAdaptation> {}

extension PresentedNode {
  /// Apple, presentationCompactAdaptation(horizontal:vertical:): "a popover presentation over a horizontally-compact view uses a sheet
  /// appearance by default".
  func adapted(_ kind: PresentationKind) -> PresentationKind {
    guard kind == .popover else { return kind }
    switch content.adaptation ?? .automatic {
    case .automatic, .sheet: return .sheet
    case .none, .popover: return .popover
    case .fullScreenCover: return .cover
    }
  }
}

extension _Node {
  fileprivate var adaptation: PresentationAdaptation? {
    if let node = self as? CompactAdaptationNode { return node.modifier.adaptation }
    return self is PresentedNode ? nil : children.lazy.compactMap(\.adaptation).first
  }
}
