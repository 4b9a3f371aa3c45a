import EveryStateGoldens
import EveryStateSimulation

/// Records the events of a timeline with virtual time stamps.
///
///     recorder.observe(loader.state, as: "loader")             // every state that an observer gets
///     recorder.sample("loader", as: "screen", every: .seconds(1)) // what a poll once a second sees
///     recorder.note("cancel")                                  // what the script does
///     recorder.enter("#", of: "file 1")                        // a row of the chart
@MainActor public final class TimelineRecorder {
  private let simulation: Simulation
  private var log = TimelineLog()
  private var chart = TimelineChart()
  private var column: Duration?
  private var isSampling = true

  init(_ simulation: Simulation) { self.simulation = simulation }

  /// Records each element of a sequence when it arrives. A repeated description is marked `(again)`.
  /// `pause` simulates a slow observer that spends that long on each element.
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

  /// Records the states that an observer of `lane` sees by polling. Missed states are marked `(skipped: ...)`.
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

  /// Records an event of the script, such as `cancel`.
  public func note(_ text: String) {
    let time = simulation.now
    // In turn: observers that are due earlier record their elements first.
    Task { log.add("-- \(text)", in: nil, at: time) }
  }

  /// Begins a phase of a row of the chart: its sign is drawn until the row's next phase. A blank ends the phase.
  public func enter(_ sign: Character, of row: String) { chart.enter(sign, of: row, at: simulation.now) }

  /// Draws a chart of the rows below the timeline, with the number of rows in flight at a time.
  public func drawChart(column: Duration) { self.column = column }

  func endSampling() { isSampling = false }

  var lines: [String] {
    let chartLines = column.map { chart.lines(column: $0) } ?? []
    return log.lines + (log.lines.isEmpty || chartLines.isEmpty ? [] : [""]) + chartLines
  }
}

/// Runs a timeline's script in virtual time, and draws its recording.
@MainActor struct TimelineDrive {
  private let timeline: SnapshotTimeline

  private let aliases: Aliases

  init(_ timeline: SnapshotTimeline, redactions: [RedactionRule]) {
    self.timeline = timeline
    aliases = Aliases(redactions)
  }

  func run() throws -> DrivenFrame { try UndisturbedDrive.run(runOnce) }

  private func runOnce() throws -> UndisturbedDrive.Attempt {
    let environment = SnapshotEnvironment()
    let simulation = try Simulation(at: environment.now, in: .of(environment))
    simulation.refusesDepartures = true
    defer { simulation.finish() }
    let recorder = TimelineRecorder(simulation)
    var result: DrivenFrame.Result
    do {
      let script = timeline.script
      try simulation.run { try await script(recorder) }
      recorder.endSampling()
      while try simulation.advanceToNextWake() {}
      result = drawn(recorder)
    } catch let error as SimulationStuck {
      result = .refused(.stuck, error.description)
    } catch {
      result = .refused(.notDriven, "the timeline's script threw \(error).")
    }
    let departure = simulation.departures.first
    if let departure {
      result = .refused(.notDriven, "the timeline left virtual time: \(departure). \(departure.remedy)")
    }
    let notes = FrameNotes(sleepers: simulation.sleepers.map(\.description), redactions: aliases.fired)
    return UndisturbedDrive.Attempt(
      frame: DrivenFrame(result: result, notes: notes, columns: nil), departure: departure)
  }

  private func drawn(_ recorder: TimelineRecorder) -> DrivenFrame.Result {
    let lines = recorder.lines.map(aliases.apply)
    if lines.isEmpty {
      return .refused(
        .notDriven, "the timeline recorded nothing. Let its script observe something, note something or enter a phase.")
    }
    return .drawn(moments: [DrivenFrame.Moment(event: nil, lines: lines)])
  }
}
