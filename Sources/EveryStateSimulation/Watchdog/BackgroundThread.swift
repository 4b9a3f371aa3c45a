#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that belongs to nobody's pool.
enum BackgroundThread {
  static func start(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Body(run: body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, nil, { run($0) }, context)
    #else
      var thread = pthread_t()
      var failure: Int32 = 0
      // The thread is the process's, whichever simulation is the first to need it.
      VirtualTime.hidden { failure = pthread_create(&thread, nil, { run($0!) }, context) }
    #endif
    precondition(failure == 0, "EveryState watchdog: no thread could be created (error \(failure))")
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  pthread_detach(pthread_self())
  Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
