nonisolated extension View {
  /// Does something when the view comes onto the screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(Appearing(onAppear: action, onDisappear: nil))
  }

  /// Does something when the view leaves the screen.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(Appearing(onAppear: nil, onDisappear: action))
  }

  /// Starts a task when the view comes onto the screen, and cancels it when the view leaves.
  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(ViewTask(id: 0, priority: priority, action: action)) }

  /// Starts a task when the view comes onto the screen, and anew when `value` changes; the one before is canceled, as when it leaves.
  @preconcurrency public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(ViewTask(id: value, priority: priority, action: action)) }
}

private nonisolated struct Appearing: NodeModifier {
  typealias Node = AppearingNode
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
}

private final class AppearingNode: ModifierNode<Appearing>, LifetimeNode {
  func appear() { modifier.onAppear?() }
  func disappear() { modifier.onDisappear?() }
}

private nonisolated struct ViewTask<ID: Equatable>: NodeModifier {
  typealias Node = TaskNode<ID>
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// Runs its task while the view is on the screen; another id cancels the task and starts the next without waiting.
private final class TaskNode<ID: Equatable>: ModifierNode<ViewTask<ID>>, LifetimeNode {
  private let work = TiedWork()
  private var startedID: ID?

  func appear() { start() }

  func disappear() {
    work.end()
    startedID = nil
  }

  func didPlace(_ placed: Placed) {
    if startedID != modifier.id {
      work.end()
      start()
    }
  }

  private func start() {
    startedID = modifier.id
    work.start(priority: modifier.priority, modifier.action)
  }
}
