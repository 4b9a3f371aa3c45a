/// A person, or whoever started us, wants this process to end: nothing new is begun, and what was begun is put away.
enum EndingSignals {
  static func await() {
    Terminal.unblockSignals()
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in endingSignals += 1 } }
  }

  static var hasCome: Bool { endingSignals > 0 }
}

nonisolated(unsafe) private var endingSignals = 0
