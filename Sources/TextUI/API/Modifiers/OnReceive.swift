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
/// go to the newest view's action. Each evaluation subscribes anew to a publisher that is another one than before or has completed: the
/// last value of a subject comes again (OpenSwiftUI: `SubscriptionLifetime`; github.com/duyquang91/ActivityIndicator/issues/2).
private final class ReceivingNode<P: Publisher>: ModifierNode<Receiving<P>> where P.Failure == Never {
  private var work = TiedWork()
  private var subscription = 0
  private var isReceiving = false

  override func didUpdate(from previous: Receiving<P>, _ context: Context) {
    var publisher = previous.publisher
    if isReceiving, ViewComparison.areEqual(&publisher, modifier.publisher) { return }
    work.end()
    (subscription, isReceiving) = (subscription + 1, true)
    let number = subscription
    let receiving = modifier.publisher.sink { [weak self] _ in
      onMainActor { if self?.subscription == number { self?.isReceiving = false } }
    } receiveValue: { [weak self] output in
      nonisolated(unsafe) let output = output
      // Views receive on the main actor, as the publisher is asked to send there. A publisher may send at once, in the update.
      onMainActor { ViewUpdate.pause { self?.modifier.action(output) } }
    }
    work.keep(receiving)
  }

  override func willUnmount() { work.end() }
}
