import Dispatch
import Testing

/// Runs tests on a thread of their own. The pool runs hundreds of tests before the main actor's get their turn; those then
/// run alone, one after another, with a core idle.
public struct BesideTheMainActor: SuiteTrait, TestTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws { try await withTaskExecutorPreference(Thread.shared) { try await function() } }

  private final class Thread: TaskExecutor {
    static let shared = Thread()
    private let queue = DispatchQueue(label: "tests beside the main actor", qos: .utility)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == BesideTheMainActor { public static var besideTheMainActor: Self { Self() } }
