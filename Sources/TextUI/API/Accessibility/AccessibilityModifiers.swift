nonisolated extension View {
  /// Sets the view's label for assistive technologies.
  public func accessibilityLabel(_ label: Text) -> some View { changingElement { $0.say(label.resolved($1).plain) } }
  /// Sets the view's label for assistive technologies, in quotes where another text is drawn: `{plus "Add"}`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
  /// Sets the view's label for assistive technologies if `isEnabled` is true.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    changingElement { if isEnabled { $0.say(Text(labelKey).resolved($1).plain) } }
  }

  /// The value that the view shows.
  public func accessibilityValue(_ value: Text) -> some View {
    changingElement {
      $0.value = value.resolved($1).plain
      $0.facts.hasOwnValue = true
    }
  }
  /// The value that the view shows, written as `value "3 of 5"` where something else is drawn.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  /// Sets the hint about the effect of using the view.
  public func accessibilityHint(_ hint: Text) -> some View { changingElement { $0.hint = hint.resolved($1).plain } }
  /// Sets the hint about the effect of using the view, written as `hint "Opens the settings"`.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// A name for tests, which is not visible. Every element inside gets it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(
      ElementsChange { elements, _ in
        elements.map { element in
          var element = element
          // The innermost name stays.
          element.identifier = element.identifier ?? identifier
          return element
        }
      })
  }

  /// Further names by which the user may call the view, the most natural one first.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View {
    changingElement { element, environment in
      element.inputLabels = labels.map { $0.resolved(environment).plain }
      element.facts.otherNames = element.inputLabels
    }
  }
  /// Further names by which the user may call the view, written as `also called Pay, Buy`.
  public func accessibilityInputLabels(_ labelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(labelKeys.map { Text($0) })
  }
  @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    accessibilityInputLabels(labels.map { Text($0) })
  }

  /// Keeps the view from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(HidingFromAssistance(isHidden: hidden)) }

  /// Adds traits for assistive technologies, written where the drawing does not show them: `button`, `heading`.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingElement { element, _ in traits.add(to: &element) }
  }
  /// Removes traits for assistive technologies, written as `no button`.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changingElement { element, _ in traits.remove(from: &element) }
  }

  /// Makes one element of the view, and decides about those inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(ElementsChange { elements, _ in children.apply(to: elements) })
  }

  /// Adds an action; the default action is that of a press.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    changingElement { element, environment in
      let kind: Semantics.Action.Kind =
        actionKind.isOfScreen ? .screen : actionKind == .default && element.press != nil ? .drawn : .named
      if actionKind == .default { element.press = appAction(handler) }
      element.actions.append(.init(name: actionKind.name.words(environment), kind: kind, perform: appAction(handler)))
    }
  }
  /// Adds an action under a name, which an assistive technology offers: `actions: Archive`.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    changingElement {
      $0.actions.append(.init(name: name.resolved($1).plain, kind: .named, perform: appAction(handler)))
    }
  }
  /// Adds an action under a name in the app's string tables, written as `actions: Archive`.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }

  /// Lets the user step the view's value up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    changingElement { element, _ in
      element.actions.append(.init(name: "Increment", kind: .adjust, perform: appAction { handler(.increment) }))
      element.actions.append(.init(name: "Decrement", kind: .adjust, perform: appAction { handler(.decrement) }))
    }
  }

  /// Elements of a higher priority come first in their container.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    changingElement { element, _ in element.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
  }

  /// Replaces the view for assistive technologies by another one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(Representation(side: representation()))
  }

  func changingElement(_ change: @escaping (inout Semantics, EnvironmentValues) -> Void) -> some View {
    modifier(ElementsChange { elements, environment in elements.asOne { change(&$0, environment) } })
  }
  /// Words that a pointer over the view shows.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
  /// The older form of `accessibilityLabel`: the view's label for assistive technologies.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older form of `accessibilityValue`: the value that the view shows.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older form of `accessibilityHint`: the effect of using the view.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The older form of `accessibilityIdentifier`: a name for tests, which is not visible.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// The older form of `accessibilityHidden`: keeps the view from assistive technologies.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The older form of `accessibilityAddTraits`: further roles of the view, such as a button or a heading.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
  /// The older form of `accessibilityRemoveTraits`: removes traits.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
  /// The older form of `accessibilitySortPriority`: elements of a higher priority come first.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// The older form of `accessibilityInputLabels`: further names by which the user may call the view.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}

nonisolated struct ElementsChange: NodeModifier {
  typealias Node = ElementsChangeNode
  let change: ([Semantics], EnvironmentValues) -> [Semantics]
}

final class ElementsChangeNode: ModifierNode<ElementsChange>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] { modifier.change(inner, environment) }
}

private nonisolated struct HidingFromAssistance: NodeModifier {
  typealias Node = HidingFromAssistanceNode
  let isHidden: Bool
}

private final class HidingFromAssistanceNode: ModifierNode<HidingFromAssistance>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] { modifier.isHidden ? [] : inner }

  override func surround(_ part: inout AuditedPart, _ placed: Placed) { if modifier.isHidden { part.isUnheard = true } }

  override func draw(_ placed: Placed, on canvas: CellCanvas) {
    guard modifier.isHidden else { return super.draw(placed, on: canvas) }
    canvas.silently(placed, self) { super.draw(placed, on: canvas) }
  }

  override func see(_ placed: Placed, in look: inout ScreenLook) -> Bool {
    if modifier.isHidden {
      look.hiddenControls += placed.children.flatMap(\.elements).filter {
        !$0.isStatic && $0.isEnabled && $0.role != .progress
      }
      .map(\.label)
    }
    return true
  }
}

private nonisolated struct Representation<Shown: View>: SideViewModifier {
  typealias Node = RepresentationNode<Shown>
  let side: Shown
}

private final class RepresentationNode<Shown: View>: SideViewNode<Representation<Shown>>, SemanticsChanging {
  override var elementsChange: (any SemanticsChanging)? { self }
  func changed(_ inner: [Semantics], _ placed: Placed) -> [Semantics] {
    var elements = side.place(in: placed.frame, ProposedCells(placed.frame.size)).elements
    for index in elements.indices {
      elements[index].facts.drawn = index == 0 ? inner.drawnAloud : ""
      elements[index].facts.representedRole = elements[index].role
      elements[index].facts.hasOwnValue = true
      elements[index].frame = placed.frame
    }
    return elements
  }
}
