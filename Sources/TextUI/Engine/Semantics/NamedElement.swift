struct NamedElement<Label: View> {
  let undrawn: Label
  /// Whether a golden tells the name where it is not drawn: that of segments goes without saying.
  var isHeard = true
}

extension NamedElement: UndrawnViewModifier {
  typealias Body = Never
  typealias Node = NamedElementNode<Label>
}

@MainActor
final class NamedElementNode<Label: View>: UndrawnViewNode<NamedElement<Label>>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    let named = undrawnElements
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
