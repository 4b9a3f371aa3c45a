/// The events in order. Detached tasks can write too.
@MainActor final class Log {
  private(set) var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
}
