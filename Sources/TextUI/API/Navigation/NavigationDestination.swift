extension View {
  /// Declares the screen for pushed values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(ValueDestination(destination: destination)) }
  /// Pushes a screen while `isPresented` is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let destination = destination()
    return modifier(ItemDestination(item: isPresented.presence) { _ in destination })
  }
  /// Pushes a screen while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(ItemDestination(item: item, destination: destination)) }
}

private nonisolated struct ValueDestination<Value: Hashable, Destination: View>: NodeModifier {
  typealias Node = ValueDestinationNode<Value, Destination>
  let destination: (Value) -> Destination
}

private final class ValueDestinationNode<Value: Hashable, Destination: View>:
  ModifierNode<ValueDestination<Value, Destination>>, DestinationHolder
{
  func destination(for value: AnyHashable) -> ((_Site) -> _Node)? {
    guard let value = value.base as? Value else { return nil }
    let make = modifier.destination
    return { site in PresentedContent.evaluate("a pushed screen", at: site) { make(value) } }
  }

  override func didUpdate(from previous: ValueDestination<Value, Destination>, _ context: Context) {
    context.environment.navigation?.node?.destinationChanged()
  }
}

private nonisolated struct ItemDestination<Item: Hashable, Destination: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination

  @MainActor func body(content: Content) -> some View {
    let binding = item
    let item = binding.wrappedValue
    let destination = destination
    return content.modifier(
      PushedDestination(
        id: item.map { AnyHashable($0) },
        make: { site in PresentedContent.evaluate("a pushed screen", at: site) { item.map(destination) } },
        pop: { binding.wrappedValue = nil }, flag: binding.placeName))
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
}

final class PushedDestinationNode: ModifierNode<PushedDestination> {
  private var push: NavigationPush?
  private var navigation: NavigationNode? { environment.navigation?.node }

  override func didUpdate(from previous: PushedDestination, _ context: Context) {
    if modifier.id != previous.id { end() }
    guard modifier.id != nil else { return }
    if let push {
      push.make = modifier.make
      navigation?.destinationChanged()
    } else {
      let push = NavigationPush(make: modifier.make) { [weak self] in self?.modifier.pop() }
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
