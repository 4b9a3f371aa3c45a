import Foundation

/// An actor whose jobs each have a thread of their own.
public actor ActorOnAThread {
  private let executor = ThreadExecutor()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  public init() {}
  public func work() -> Int { 3 }
}

private final class ThreadExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
