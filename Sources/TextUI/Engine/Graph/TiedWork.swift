import TextCombine

/// Work that SwiftUI ties to the life of a view, and ends with it. Everything else is the app's own and free.
///
/// | work | begins | is canceled |
/// |---|---|---|
/// | `task`, `task(id:)` | when the view appears, and with another id | when the view disappears, before the next id's |
/// | `refreshable` | when the user pulls | when the list that was pulled goes, with a branch for one |
/// | `onReceive` | when the view comes into the tree | when the view goes |
/// | a `Task` of a button, a swipe action, a menu, a gesture, `onSubmit`, `onAppear`, `onChange`, `refresh` in the environment | - | never |
@MainActor final class TiedWork {
  private var tasks: [Task<Void, Never>] = []
  private var subscriptions: [AnyCancellable] = []

  @discardableResult
  func start(priority: TaskPriority? = nil, _ action: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let task = Task(priority: priority, operation: action)
    tasks.append(task)
    return task
  }

  func keep(_ subscription: AnyCancellable) { subscriptions.append(subscription) }

  func end() {
    let (tasks, subscriptions) = (tasks, subscriptions)
    (self.tasks, self.subscriptions) = ([], [])
    for task in tasks { task.cancel() }
    for subscription in subscriptions { subscription.cancel() }
  }
}
