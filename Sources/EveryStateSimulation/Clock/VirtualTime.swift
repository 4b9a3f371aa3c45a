import CEveryStateRuntime

/// A simulation's time: what its clocks show on the thread that is inside it. The value itself lives in C, where the interposed clock
/// functions read it.
struct VirtualTime {
  private let clock: UnsafeMutablePointer<everystate_virtual_clock>

  /// - Parameter start: the wall clock at the beginning, as the time since 1970.
  init(start: Duration, surroundings: UnsafePointer<everystate_surroundings>? = nil) {
    let (seconds, attoseconds) = start.components
    // A date before 1970 has negative components; the C side wants the fraction to count forwards.
    let fraction = attoseconds / 1_000_000_000
    let borrows = fraction < 0
    clock = .allocate(capacity: 1)
    clock.initialize(
      to: everystate_virtual_clock(
        start_seconds: borrows ? seconds - 1 : seconds,
        start_nanoseconds: Int32(borrows ? fraction + 1_000_000_000 : fraction), elapsed_nanoseconds: 0,
        simulation: nil, is_serving_actor: false, tasks_on_their_way: 0, asked_executor: 0, is_creating_task: false,
        surroundings: surroundings, default_time_zone: everystate_value(), cf_default_time_zone: nil,
        texts: nil))
  }

  func deallocate() {
    everystate_forget_default_time_zone(clock)
    clock.deinitialize(count: 1)
    clock.deallocate()
  }

  /// Virtual nanoseconds since the beginning.
  var elapsed: Int64 { clock.pointee.elapsed_nanoseconds }

  func move(to instant: Int64) { everystate_pass(clock, instant.subtractingReportingOverflow(elapsed).partialValue) }

  @inline(__always)
  static var ownerOnThisThread: UnsafeMutableRawPointer? { everystate_clock_of_this_thread()?.pointee.simulation }

  /// The simulation, as an unretained reference. Set before the time is shown.
  var owner: UnsafeMutableRawPointer? {
    get { clock.pointee.simulation }
    nonmutating set { clock.pointee.simulation = newValue }
  }

  /// The texts that code inside has looked up, as an unretained reference.
  var texts: UnsafeMutableRawPointer? {
    get { clock.pointee.texts }
    nonmutating set { clock.pointee.texts = newValue }
  }

  var isCreatingTask: Bool { clock.pointee.is_creating_task }

  func serving(_ servesActor: Bool, _ body: () -> Void) {
    let outer = clock.pointee.is_serving_actor
    clock.pointee.is_serving_actor = servesActor
    body()
    clock.pointee.is_serving_actor = outer
    clock.pointee.asked_executor = 0
  }

  /// The app's own executor that the running job gives its task to; 0 without one.
  var askedExecutor: UInt { clock.pointee.asked_executor }

  var hasTaskOnItsWay: Bool { clock.pointee.tasks_on_their_way > 0 }

  /// Runs `body` with the calling thread's clocks showing this time.
  @inline(__always) func shown<Value>(during body: () throws -> Value) rethrows -> Value {
    let outer = everystate_clock_of_this_thread()
    everystate_set_clock_of_this_thread(clock)
    defer { everystate_set_clock_of_this_thread(outer) }
    return try body()
  }

  /// Runs `body` with the real clocks, on a thread that may be inside a simulation.
  static func hidden(during body: () -> Void) {
    let outer = everystate_clock_of_this_thread()
    everystate_set_clock_of_this_thread(nil)
    defer { everystate_set_clock_of_this_thread(outer) }
    body()
  }
}
