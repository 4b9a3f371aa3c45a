nonisolated extension View {
  /// Does something with the old and the new value when `value` has changed. With `initial` it does so at first as well.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(ChangeAction(value: value, initial: initial, action: action)) }

  /// Does something when `value` has changed, and with `initial` at first as well.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modifier(ChangeAction(value: value, initial: initial) { _, _ in action() })
  }

  /// Does something with the new value when `value` has changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeAction(value: value, initial: false) { _, new in action(new) })
  }
}

private nonisolated struct ChangeAction<Value: Equatable>: NodeModifier {
  typealias Node = ChangeActionNode<Value>
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

/// Compares once a commit, after placing; the closure is the one of the newest view.
private final class ChangeActionNode<Value: Equatable>: ModifierNode<ChangeAction<Value>>, LifetimeNode {
  private var seen: Value?

  func didPlace(_ placed: Placed) {
    let new = modifier.value
    guard let old = seen else {
      seen = new
      if modifier.initial { modifier.action(new, new) }
      return
    }
    guard old != new else { return }
    seen = new
    graph.willReact(self, to: "onChange(of:)", from: old, to: new)
    modifier.action(old, new)
  }
}
