import TextCombine

extension View {
  /// Runs `action` with the publisher's values while the view is in the tree.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(Receiving(publisher: publisher, action: action)) }
}

private nonisolated struct Receiving<P: Publisher>: NodeModifier where P.Failure == Never {
  typealias Node = ReceivingNode<P>
  let publisher: P
  let action: (P.Output) -> Void
}

/// Subscribes when the view enters the tree, before any view appears: a value sent in `onAppear` is received. Values
/// go to the newest view's action.
private final class ReceivingNode<P: Publisher>: ModifierNode<Receiving<P>> where P.Failure == Never {
  private var isSubscribed = false

  override func didUpdate(from previous: Receiving<P>, _ context: Context) {
    guard !isSubscribed else { return }
    isSubscribed = true
    let subscription = modifier.publisher.sink { [weak self] output in
      nonisolated(unsafe) let output = output
      // Views receive on the main actor, as the publisher is asked to send there. A publisher may send at once, in the update.
      onMainActor { ViewUpdate.pause { self?.modifier.action(output) } }
    }
    tie { $0.keep(subscription) }
  }
}
