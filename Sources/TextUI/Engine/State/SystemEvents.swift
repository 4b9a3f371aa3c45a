package enum SystemEvent {
  case url(URL)
  case activity(NSUserActivity)
  case key(KeyPress)
}

nonisolated struct SystemEventHandler: NodeModifier {
  typealias Node = SystemEventNode
  nonisolated(unsafe) let isMeant: (SystemEvent) -> Bool
  /// Handles an event of its type, and returns whether it did.
  nonisolated(unsafe) let handle: (SystemEvent) -> Bool

  init(for isMeant: @escaping (SystemEvent) -> Bool, with handle: @escaping (SystemEvent) -> Bool) {
    self.isMeant = isMeant
    self.handle = handle
  }
}

final class SystemEventNode: ModifierNode<SystemEventHandler> {}

extension TextScreen {
  /// Hands an event to the views: a key to the innermost that handles it, all else to all of them, as SwiftUI does.
  package func handle(_ event: SystemEvent) {
    guard case .key(let press) = event else {
      for node in systemEventNodes where node.modifier.isMeant(event) { _ = node.modifier.handle(event) }
      return
    }
    for node in systemEventNodes where node.modifier.isMeant(event) && node.modifier.handle(event) { return }
    control(for: press)?.press?()
  }

  package func takes(_ event: SystemEvent) -> Bool {
    if systemEventNodes.contains(where: { $0.modifier.isMeant(event) }) { return true }
    guard case .key(let press) = event else { return false }
    return control(for: press) != nil
  }

  private func control(for press: KeyPress) -> Semantics? {
    let shortcut = KeyboardShortcut(press.key, modifiers: press.modifiers)
    return elements.first { $0.isEnabled && $0.press != nil && $0.factBox?.facts.shortcut == shortcut }
  }
}

extension _Node {
  func systemEventNodes() -> [SystemEventNode] {
    var nodes: [SystemEventNode] = []
    visitChildren { nodes += $0.systemEventNodes() }
    if let node = self as? SystemEventNode { nodes.append(node) }
    return nodes
  }
}
