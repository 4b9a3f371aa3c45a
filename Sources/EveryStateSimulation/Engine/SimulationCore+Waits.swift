// The work that runs while the running code blocks the simulating thread.
extension SimulationCore {
  /// Runs work of another thread, or advances time to the next entry due by `limit`. Returns false if nothing is due.
  func help(until limit: Int64) -> Bool {
    if isFinished { return false }
    if let work = ready.removeFirst(where: mayRunNow) {
      run(work)
      return true
    }
    let hasArrivals = admitArrivals()
    let hasNotifications = admitNotifications()
    return hasArrivals || hasNotifications || wakeNext(dueBy: min(limit, Self.longestWait))
  }

  func canHelp(until limit: Int64) -> Bool {
    if isFinished { return false }
    if ready.contains(where: mayRunNow) || hasArrivals || notifications.contains(where: \.mayRun) { return true }
    return timeline.nextDeadline.map { $0 <= min(limit, Self.longestWait) } ?? false
  }

  /// Whether a wait with a limit is one for a thread that this simulation has started; where nothing may leave, nothing outside counts.
  var waitsForOutside: Bool { departures.count > 0 && !stopsAtDepartures }

  /// A wait without limit beside endless polling must end.
  private static var longestWait: Int64 { 24 * 3600 * 1_000_000_000 }

  /// Whether work may run while other work has not ended: the main thread and a queue do one thing at a time.
  private func mayRunNow(_ work: Work) -> Bool {
    switch work {
    case .job, .event: work.lane == .background || isMainFree
    case .block(let block): block.isForMainQueue ? isMainFree : !busyQueues.contains(block.queueID)
    }
  }
}
