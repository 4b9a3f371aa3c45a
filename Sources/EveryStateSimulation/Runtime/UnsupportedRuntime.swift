#if !(os(Linux) && canImport(Glibc) && compiler(>=6.3) && !EVERYSTATE_WITHOUT_SIMULATION)
  /// The counterpart of `Runtime.swift` where simulations cannot work: none is ever made, and nothing but `obstacle` is called.
  enum Runtime {
    @MainActor
    static var obstacle: String? { "this was built for \(BuildFacts.system) with Swift \(BuildFacts.compiler)" }

    static func run(_ job: UnownedJob, _ lane: Lane) { fatalError("no simulation can exist here") }

    static func startOutside(_ body: @escaping @Sendable () async -> Void) {}
  }

  struct TaskReference: Sendable {
    let id: UInt64
    let isChild: Bool
    let isAsyncLet: Bool
    let priority: UInt8

    init(_ job: UnownedJob, id: UInt64) { fatalError("no simulation can exist here") }

    init(pointer task: UnsafeMutableRawPointer) { fatalError("no simulation can exist here") }

    static func current() -> TaskReference? { nil }
    static var nameOfCurrent: String? { nil }
    static func id(of job: UnownedJob) -> UInt64 { 0 }
    static func isComplete(_ job: UnownedJob) -> Bool { false }
    var isComplete: Bool { false }
    var continuationIfActive: UInt? { nil }
    var continuationUnlessEnqueued: UInt? { nil }
    var isKnownToBeCancelled: Bool { false }
    func cancel() {}
  }
#endif
