enum BackgroundThread {
  static func start(_ body: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Body(run: body)).toOpaque()
    var thread = noThread
    var failure: Int32 = 0
    // The thread is the process's, whichever simulation is the first to need it.
    VirtualTime.hidden { failure = pthread_create(&thread, nil, { run($0) }, context) }
    precondition(failure == 0, "EveryState watchdog: no thread could be created (error \(failure))")
  }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  pthread_detach(pthread_self())
  Unmanaged<Body>.fromOpaque(context!).takeRetainedValue().run()
  return nil
}
