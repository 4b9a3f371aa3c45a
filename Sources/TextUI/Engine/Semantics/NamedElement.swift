nonisolated struct NamedElement<Label: View>: SideViewModifier {
  typealias Node = NamedElementNode<Label>
  let side: Label
  /// Whether a golden writes the name where it is not drawn: not for segments.
  var isHeard = true
}

final class NamedElementNode<Label: View>: SideViewNode<NamedElement<Label>>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    let named = sideElements
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
