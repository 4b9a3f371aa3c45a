import TextCombine

extension View {
  /// Runs `action` for each value of a publisher, from the time at which the view comes into the tree.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(Receiving(publisher: publisher, action: action))
  }
}

private struct Receiving<P: Publisher>: NodeModifier where P.Failure == Never {
  typealias Body = Never
  typealias Node = ReceivingNode<P>
  nonisolated(unsafe) let publisher: P
  nonisolated(unsafe) let action: (P.Output) -> Void

  nonisolated init(publisher: P, action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }
}

/// Subscribes once, and again when the publisher is another object; a value that the body makes anew each time counts as
/// the same one. The action is the newest view's.
@MainActor
private final class ReceivingNode<P: Publisher>: ModifierNode<Receiving<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func didUpdate(from previous: Receiving<P>, _ context: Context) {
    if subscription != nil, !isOther(previous.publisher) { return }
    subscription = modifier.publisher.sink { [weak self] value in
      // A view's publisher sends on the main actor, or through `receive(on:)`.
      MainActor.assumeIsolated { self?.modifier.action(value) }
    }
  }

  override func willUnmount() { subscription = nil }

  private func isOther(_ previous: P) -> Bool {
    guard P.self is AnyObject.Type else { return false }
    return previous as AnyObject !== modifier.publisher as AnyObject
  }
}
