/// The items that a swipe or a long press brings up. They are evaluated on demand.
@MainActor final class OfferedItems<Items: View> {
  private(set) var node: _Node?
  private var context: Context?
  private var items: (() -> Items)?

  func update(_ context: Context, _ items: @escaping () -> Items) {
    self.context = context
    self.items = items
    if node != nil { evaluate() }
  }

  private func evaluate() {
    guard let context, let items else { return }
    let made = context.parent.map { $0.reading(items) } ?? items()
    node = Items._evaluate(made, at: _Site(context, existing: node))
  }

  var elements: [Semantics] { all.filter { $0.press != nil || !$0.choices.isEmpty || !$0.isEnabled } }

  var all: [Semantics] {
    if node == nil { evaluate() }
    var elements: [Semantics] = []
    _ = node?.visitElements { element in
      elements += element.placedAlone.elements
      return true
    }
    return elements
  }

  var texts: [String] {
    elements.flatMap { element -> [String] in
      if !element.choices.isEmpty, element.role != .menu {
        return element.choices.map { FactText.name($0.label) + ($0.isSelected ? " (selected)" : "") }
      }
      let name = FactText.name(element.label) + (element.role == .menu ? " >" : "")
      return [([name] + element.looks).joined(separator: " ")]
    }
  }
}

/// A modifier that offers items which are not seen.
protocol OfferingModifier: NodeModifier {
  associatedtype Items: View
  var items: Items { get }
}

class OfferingNode<Modifier: OfferingModifier>: ModifierNode<Modifier> {
  final let items = OfferedItems<Modifier.Items>()

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let node = items.node { visit(node) }
  }

  override func didUpdate(from previous: Modifier, _ context: Context) {
    let made = modifier.items
    items.update(context.list(in: self)) { made }
  }
}

extension Semantics {
  @MainActor var looks: [String] {
    let words = [(origin as? ButtonNode)?.role?.name, isSelected ? "selected" : nil, isEnabled ? nil : "disabled"]
    let details = words.compactMap { $0 }.joined(separator: " ")
    return (origin?.firstPicture.map { ["<\(FactText.name($0.name))>"] } ?? [])
      + (details.isEmpty ? [] : ["(\(details))"])
  }
}

extension _Node {
  var firstPicture: Image? { (self as? LeafNode<Image>)?.view ?? children.lazy.compactMap(\.firstPicture).first }
}
