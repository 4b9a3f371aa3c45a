/// Names the element inside by a label that is not drawn.
struct NamedElement<Label: View> {
  let label: Label
  /// Whether a golden tells the name where it is not drawn: that of segments goes without saying.
  var isHeard = true
}

extension NamedElement: NodeModifier {
  typealias Body = Never
  typealias Node = NamedElementNode<Label>
}

@MainActor
final class NamedElementNode<Label: View>: ModifierNode<NamedElement<Label>>, SemanticsChanging {
  private var label: _Node?

  override func visitChildren(_ visit: (_Node) -> Void) {
    super.visitChildren(visit)
    if let label { visit(label) }
  }

  override func didUpdate(from previous: NamedElement<Label>, _ context: Context) {
    label = Label._evaluate(modifier.label, at: _Site(context.single(in: self), existing: label))
  }

  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    let named = label?.place(in: CellRect(x: 0, y: 0, width: 0, height: 0), .ideal).elements ?? []
    let name = named.readAloud
    // A label of several texts is drawn as several.
    let isDrawn = named.partsReadAloud.allSatisfy { part in inner.contains { $0.parts.contains(part) } }
    return inner.map { element in
      var element = element
      if !name.isEmpty, name != element.label {
        if modifier.isHeard, !isDrawn { element.say(name) } else { element.label = name }
      }
      return element
    }
  }
}
