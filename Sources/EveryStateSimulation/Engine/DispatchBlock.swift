import CEveryStateRuntime

/// A block that a simulation was asked to run on a dispatch queue. It has to be performed or discarded, once.
struct DispatchBlock: @unchecked Sendable {
  private let work: OpaquePointer

  init(_ work: OpaquePointer) { self.work = work }

  func perform() { everystate_dispatch_perform(work) }

  func discard() { everystate_dispatch_discard(work) }

  var isForMainQueue: Bool { everystate_dispatch_queue(work) == nil }

  func isFor(queue: UnsafeMutableRawPointer) -> Bool { everystate_dispatch_queue(work) == queue }

  /// Identifies the queue. Every block of a global queue has its own identity, because those run concurrently.
  var queueID: UInt { everystate_dispatch_queue_identity(work) }

  var queueLabel: String { String(cString: everystate_dispatch_label(work)) }

  var isCancelled: Bool { everystate_dispatch_is_cancelled(work) }

  /// Whether it waits for no group that is not empty yet.
  var mayRun: Bool { everystate_dispatch_may_run(work) }
}
