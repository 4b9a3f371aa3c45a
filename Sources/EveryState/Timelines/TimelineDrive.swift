import EveryStateGoldens
import EveryStateSimulation

/// Runs a timeline's script in virtual time, and writes down what its recorder saw.
@MainActor
struct TimelineDrive {
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

extension DeclaredScreen {
  init<Timelines: TimelineSnapshots>(timelines declaration: Timelines) {
    let frames = declaration.timelines.map { timeline in
      Frame(name: timeline.name, kind: .timeline, location: timeline.location) { redactions, _, _ in
        try TimelineDrive(timeline, redactions: redactions).run()
      }
    }
    self.init(name: declaration.timelineName, type: String(describing: Timelines.self), frames: frames)
  }
}
