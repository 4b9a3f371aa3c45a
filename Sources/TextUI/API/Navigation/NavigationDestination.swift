extension View {
  /// Declares the screen for pushed values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { modifier(ValueDestination(destination: destination, place: CallPlace(fileID, line))) }
  /// Pushes a screen while `isPresented` is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let destination = destination()
    return modifier(
      ItemDestination(item: isPresented.presence, destination: { _ in destination }, place: CallPlace(fileID, line)))
  }
  /// Pushes a screen while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination, place: CallPlace(fileID, line)))
  }
}

private nonisolated struct ValueDestination<Value: Hashable, Destination: View>: NodeModifier {
  typealias Node = ValueDestinationNode<Value, Destination>
  let destination: (Value) -> Destination
  let place: CallPlace?
}

extension ModifierNode {
  /// Whether the view is in a lazy container, where the stack does not see its destinations (Apple: navigationDestination).
  final var isInLazyContainer: Bool {
    parent?.nearest { $0.isLazyContainer ? true : $0.isScreen ? false : nil } ?? false
  }

  fileprivate func misplacedDestination(_ label: String) -> String? {
    let name = "navigationDestination(\(label))"
    return misplacedInBar(name)
      ?? (isInLazyContainer ? "\(name) has no effect here: the stack does not see it in a lazy container" : nil)
  }
}

private final class ValueDestinationNode<Value: Hashable, Destination: View>:
  ModifierNode<ValueDestination<Value, Destination>>, DestinationHolder
{
  private var isKnown = false

  func destination(for value: AnyHashable) -> ((_Site) -> _Node)? {
    guard let value = value.base as? Value else { return nil }
    let make = modifier.destination
    return { site in PresentedContent.evaluate("a pushed screen", at: site) { make(value) } }
  }

  override func misplaced(_ placed: Placed) -> String? {
    misplacedDestination("for: \(Value.self).self")
  }

  override func didUpdate(from previous: ValueDestination<Value, Destination>, _ context: Context) {
    let navigation = context.environment.navigation?.node
    if !isKnown { navigation?.note(self, of: Value.self) }
    isKnown = true
    navigation?.destinationChanged()
  }
}

private nonisolated struct ItemDestination<Item: Hashable, Destination: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  let place: CallPlace?

  @MainActor func body(content: Content) -> some View {
    let binding = item
    let item = binding.wrappedValue
    let destination = destination
    return content.modifier(
      PushedDestination(
        id: item.map { AnyHashable($0) },
        make: { site in PresentedContent.evaluate("a pushed screen", at: site) { item.map(destination) } },
        pop: { binding.wrappedValue = nil }, flag: binding.placeName, isOfLink: false,
        isOfItem: Item.self != Presence.self, place: place))
  }
}

/// Pushes one screen on the stack around while `id` is not nil.
nonisolated struct PushedDestination: NodeModifier {
  typealias Node = PushedDestinationNode
  let id: AnyHashable?
  let make: @MainActor (_Site) -> _Node
  let pop: @MainActor () -> Void
  /// The property that asks for it, in messages.
  var flag: String?
  /// Whether it is a link's own, which may be anywhere.
  var isOfLink = true
  var isOfItem = false
  var place: CallPlace?
}

final class PushedDestinationNode: ModifierNode<PushedDestination> {
  private var push: NavigationPush?
  private var navigation: NavigationNode? { environment.navigation?.node }

  private var isIgnored: Bool { !modifier.isOfLink && isInLazyContainer }

  override func misplaced(_ placed: Placed) -> String? {
    modifier.isOfLink || modifier.id == nil ? nil : misplacedDestination("isPresented/item")
  }

  override func didUpdate(from previous: PushedDestination, _ context: Context) {
    if modifier.id != previous.id { end() }
    guard modifier.id != nil, !isIgnored else { return }
    if let push {
      push.make = modifier.make
      navigation?.destinationChanged()
    } else {
      let push = NavigationPush(make: modifier.make) { [weak self] in self?.modifier.pop() }
      push.isOfItem = modifier.isOfItem
      if let flag = modifier.flag { push.name += " of \"\(flag)\"" }
      self.push = push
      navigation?.push(push)
    }
  }

  private func end() {
    if let push { navigation?.remove(push) }
    push = nil
  }

  override func willUnmount() { end() }
}
