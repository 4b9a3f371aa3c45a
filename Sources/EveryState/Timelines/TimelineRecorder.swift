import EveryStateSimulation

/// Writes down what happens in a timeline, with virtual time stamps.
///
///     recorder.observe(loader.state, as: "loader")             // every state that an observer gets
///     recorder.sample("loader", as: "screen", every: .seconds(1)) // what somebody sees who looks now and then
///     recorder.note("cancel")                                  // what the script does
///     recorder.enter("#", of: "file 1")                        // a row of the chart
@MainActor
public final class TimelineRecorder {
  private let simulation: Simulation
  private var log = TimelineLog()
  private var chart = TimelineChart()
  private var column: Duration?
  private var isSampling = true

  init(_ simulation: Simulation) { self.simulation = simulation }

  /// Writes down each element of a sequence when it comes. One that is equal in words to the one before is marked `(again)`.
  /// `pause` makes a slow observer, that is busy with each element for so long.
  public func observe<Element>(
    _ states: any AsyncSequence<Element, Never>, as lane: String = "", pausing pause: Duration = .zero,
    _ describe: @escaping @MainActor (Element) -> String = { String(describing: $0) }
  ) {
    // Made here, so that nothing is missed until the task begins; used by the task alone, which is on this actor.
    nonisolated(unsafe) var iterator = states.makeAsyncIterator()
    log.open(lane)
    Task {
      while let element = await iterator.next(isolation: #isolation) {
        log.add(describe(element), in: lane, at: simulation.now)
        if pause > .zero { try? await Task.sleep(for: pause) }
      }
    }
  }

  /// Writes down what an observer of `lane` sees who looks only now and then: what it misses is marked `(skipped: ...)`.
  public func sample(_ lane: String, as name: String, every interval: Duration) {
    log.open(name)
    Task {
      var seen = 0
      while isSampling {
        let texts = log.texts(of: lane)
        if texts.count > seen {
          let skipped = texts[seen..<(texts.count - 1)]
          let remark = skipped.isEmpty ? "" : "  (skipped: \(skipped.joined(separator: "; ")))"
          log.add(texts.last! + remark, in: name, at: simulation.now)
          seen = texts.count
        }
        do { try await Task.sleep(for: interval) } catch { return }
      }
    }
  }

  /// Writes down something that the script does, such as `cancel`.
  public func note(_ text: String) {
    let time = simulation.now
    // In turn: observers that are due to see something first write it down first.
    Task { log.add("-- \(text)", in: nil, at: time) }
  }

  /// Begins a phase of a row of the chart: its sign is drawn until the next phase of the row, a blank ends it.
  public func enter(_ sign: Character, of row: String) { chart.enter(sign, of: row, at: simulation.now) }

  /// Draws a chart of the rows below the timeline, and how many rows are in flight at a time.
  public func drawChart(column: Duration) { self.column = column }

  func endSampling() { isSampling = false }

  var lines: [String] {
    let chartLines = column.map { chart.lines(column: $0) } ?? []
    return log.lines + (log.lines.isEmpty || chartLines.isEmpty ? [] : [""]) + chartLines
  }
}
