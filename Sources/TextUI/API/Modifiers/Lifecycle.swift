extension View {
  /// Does something when the view comes onto the screen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(Appearing(onAppear: action, onDisappear: nil))
  }

  /// Does something when the view leaves the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(Appearing(onAppear: nil, onDisappear: action))
  }

  /// Starts a task when the view comes onto the screen, and cancels it when the view leaves.
  @preconcurrency
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(ViewTask(id: 0, priority: priority, action: action))
  }

  /// Starts a task when the view comes onto the screen, and anew when `value` changes; the one before is cancelled, as when it leaves.
  @preconcurrency
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(ViewTask(id: value, priority: priority, action: action))
  }
}

private struct Appearing: NodeModifier {
  typealias Body = Never
  typealias Node = AppearingNode
  nonisolated(unsafe) let onAppear: (() -> Void)?
  nonisolated(unsafe) let onDisappear: (() -> Void)?

  nonisolated init(onAppear: (() -> Void)?, onDisappear: (() -> Void)?) {
    self.onAppear = onAppear
    self.onDisappear = onDisappear
  }
}

@MainActor
private final class AppearingNode: ModifierNode<Appearing>, LifetimeNode {
  func appear() { modifier.onAppear?() }
  func disappear() { modifier.onDisappear?() }
}

private struct ViewTask<ID: Equatable>: NodeModifier {
  typealias Body = Never
  typealias Node = TaskNode<ID>
  nonisolated(unsafe) let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  nonisolated init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }
}

/// Runs its task while the view is on the screen; another id cancels the task and starts the next without waiting.
@MainActor
private final class TaskNode<ID: Equatable>: ModifierNode<ViewTask<ID>>, LifetimeNode {
  private var task: Task<Void, Never>?
  private var startedID: ID?

  func appear() { start() }

  func disappear() {
    task?.cancel()
    task = nil
    startedID = nil
  }

  func didPlace(_ placed: Placed) {
    if startedID != modifier.id {
      task?.cancel()
      start()
    }
  }

  private func start() {
    startedID = modifier.id
    task = Task(priority: modifier.priority, operation: modifier.action)
  }
}
