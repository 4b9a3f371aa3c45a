extension View {
  /// Whether touches reach the view. Where they do not, it is read and nothing more.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(ElementsChange { elements, _ in enabled ? elements : elements.map(\.untouchable) })
  }
}

extension Semantics {
  /// The element as it is read, without what a person can do with it.
  fileprivate var untouchable: Semantics {
    var element = self
    if !isStatic { element.facts.more.append("no taps") }
    element.press = nil
    element.editing = nil
    element.choices = []
    element.actions = []
    return element
  }
}
