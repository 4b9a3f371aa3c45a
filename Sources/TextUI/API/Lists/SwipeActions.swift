extension View {
  /// Adds buttons that a swipe over the row shows. A frame lists them below the row. The list removes the row at the tap of a destructive
  /// one; it comes back with the next update that still has it.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(
      SwipeButtons(items: content(), edge: edge, allowsFullSwipe: allowsFullSwipe, place: CallPlace(fileID, line)))
  }
}

extension View {
  /// Closes the actions of one row when another's are opened. In text each row lists its own, and nothing is open.
  nonisolated public func swipeActionsContainer() -> some View { self }
}

extension _Node { nonisolated static let swipeActions = TraitKey<[Semantics.Action]>(name: "swipe actions") }

private nonisolated struct SwipeButtons<Buttons: View>: OfferingModifier {
  typealias Node = SwipeButtonsNode<Buttons>
  let items: Buttons
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let place: CallPlace?
}

private final class SwipeButtonsNode<Buttons: View>: OfferingNode<SwipeButtons<Buttons>> {
  private var actions: [Semantics.Action] {
    items.elements.compactMap { button in
      guard let press = button.press else { return nil }
      var action = Semantics.Action(
        name: button.label, kind: .swipe(modifier.edge), looks: button.looks + colour(of: button), perform: press)
      action.allowsFullSwipe = modifier.allowsFullSwipe
      action.removesRow = (button.origin as? ButtonNode)?.role == .destructive
      return action
    }
  }

  private func colour(of button: Semantics) -> [String] {
    guard let node = button.origin as? ButtonNode, case let own = node.environment,
      let tint = own.builtIn.tint?._note(in: own), tint != environment.builtIn.tint?._note(in: environment),
      // A destructive action is red anyway.
      node.role != .destructive || tint != "red"
    else { return [] }
    return ["(\(tint))"]
  }

  override func misplaced(_ placed: Placed) -> String? { misplacedOnRow("swipeActions") }

  override func trait<T>(_ key: TraitKey<T>) -> T? {
    guard key.name == Self.swipeActions.name else { return super.trait(key) }
    return ((super.trait(Self.swipeActions) ?? []) + actions) as? T
  }
}
