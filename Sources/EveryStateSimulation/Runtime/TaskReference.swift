#if os(Linux) && canImport(Glibc) && compiler(>=6.3) && (compiler(<6.4) || EVERYSTATE_UNVERIFIED_COMPILER) && !EVERYSTATE_WITHOUT_SIMULATION
  @_spi(ExperimentalScheduling) import _Concurrency

  @_silgen_name("swift_task_getJobTaskId")
  private func runtimeTaskID(_ job: UnownedJob) -> UInt64

  @_silgen_name("swift_task_getJobFlags")
  private func runtimeJobFlags(_ job: UnownedJob) -> UInt32

  /// A task of any kind, kept alive if it is not the child of an `async let`.
  ///
  /// The runtime has no way to ask whether a task has completed, so this reads the flags in the task itself, whose
  /// place is fixed in Swift 6.3 (`AsyncTask` and `ActiveTaskStatus` in the runtime's ABI headers). The canary proves
  /// that the flags mean what is said here before any simulation is made.
  struct TaskReference: @unchecked Sendable {
    let id: UInt64
    /// Whether the task is a child, in a group or of an `async let`. Its parent's cancellation reaches it.
    let isChild: Bool
    /// Whether the task is the child of an `async let`. It lives in its parent's memory.
    let isAsyncLet: Bool
    let priority: UInt8
    private let object: AnyObject?

    private enum Layout {
      static let continuation = 56
      static let statusFlags = 96
      static let isRunningOrEnqueued: UInt32 = 0x1800
      static let isEnqueued: UInt32 = 0x1000
      static let isComplete: UInt32 = 0x2000
      static let jobIsChild: UInt32 = 1 << 24
      static let jobIsInGroup: UInt32 = 1 << 26
    }

    init(_ job: UnownedJob, id: UInt64) {
      let flags = runtimeJobFlags(job)
      self.id = id
      isChild = flags & Layout.jobIsChild != 0
      isAsyncLet = flags & (Layout.jobIsChild | Layout.jobIsInGroup) == Layout.jobIsChild
      priority = UInt8(truncatingIfNeeded: flags >> 8)
      object = isAsyncLet ? nil : unsafeBitCast(job, to: AnyObject.self)
    }

    init(pointer task: UnsafeMutableRawPointer) {
      let job = unsafeBitCast(task, to: UnownedJob.self)
      self.init(job, id: runtimeTaskID(job))
    }

    static func current() -> TaskReference? {
      withUnsafeCurrentTask { task in
        guard let task else { return nil }
        let job = unsafeBitCast(task, to: UnownedJob.self)
        return TaskReference(job, id: runtimeTaskID(job))
      }
    }

    static var nameOfCurrent: String? { Task.name }

    /// The id of the task that a job belongs to; 0 if it belongs to none, as when an actor is to be served.
    @inline(__always)
    static func id(of job: UnownedJob) -> UInt64 { runtimeTaskID(job) }

    /// Whether the task of `job` is complete. It must not have been destroyed.
    static func isComplete(_ job: UnownedJob) -> Bool { statusFlags(job) & Layout.isComplete != 0 }

    static func isRunningOrEnqueued(_ job: UnownedJob) -> Bool {
      let flags = statusFlags(job)
      return flags & Layout.isRunningOrEnqueued != 0 && flags & Layout.isComplete == 0
    }

    static func continuation(_ job: UnownedJob) -> UInt {
      unsafeBitCast(job, to: UnsafeRawPointer.self).load(fromByteOffset: Layout.continuation, as: UInt.self)
    }

    private static func statusFlags(_ job: UnownedJob) -> UInt32 {
      unsafeBitCast(job, to: UnsafeRawPointer.self).load(fromByteOffset: Layout.statusFlags, as: UInt32.self)
    }

    /// The code with which the task goes on if it is running, or in somebody's queue; `nil` for a child of an `async let`.
    var continuationIfActive: UInt? {
      withJob { Self.isRunningOrEnqueued($0) ? Self.continuation($0) : nil } ?? nil
    }

    /// The code with which the task goes on if it waits in nobody's queue; `nil` for a child of an `async let`.
    var continuationUnlessEnqueued: UInt? {
      withJob { Self.statusFlags($0) & Layout.isEnqueued == 0 ? Self.continuation($0) : nil } ?? nil
    }

    /// False for a child of an `async let`, which is not kept alive.
    var isComplete: Bool { withJob(Self.isComplete) ?? false }

    var isKnownToBeCancelled: Bool { asUnsafeTask?.isCancelled ?? false }

    func cancel() { asUnsafeTask?.cancel() }

    private func withJob<Value>(_ body: (UnownedJob) -> Value) -> Value? {
      guard let object else { return nil }
      // Not the object itself as a job: the optimizer of Swift 6.3 fails over that.
      let address = Unmanaged.passUnretained(object).toOpaque()
      return withExtendedLifetime(object) { body(unsafeBitCast(address, to: UnownedJob.self)) }
    }

    // `UnsafeCurrentTask` is a task's address. That it is not the current one matters for neither use here.
    private var asUnsafeTask: UnsafeCurrentTask? { object.map { unsafeBitCast($0, to: UnsafeCurrentTask.self) } }
  }
#endif
