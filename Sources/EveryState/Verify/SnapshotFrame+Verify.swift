import EveryStateGoldens
import EveryStateSimulation
import Testing

extension SnapshotFrame {
  /// Drives the screen into the state, draws it and compares it with its golden. What is wrong becomes an issue of the current test, at the
  /// line where the state is declared. The drive is the main actor's; the rest runs where the caller does.
  ///
  ///     @Test(arguments: catalog.frames) func matches(_ frame: SnapshotFrame) async throws { try await frame.verify() }
  nonisolated(nonsending) public func verify() async throws {
    if let played = PlayedFrame.current {
      if case .frame(let name, let frame) = content { try await played.play(name, frame) }
      return
    }
    var ofRun: SnapshotRun {
      guard let run else { preconditionFailure("\(self) was made by no catalog") }
      return run
    }
    switch content {
    case .refusal(let reasons):
      for reason in reasons { TestReport.record(reason, at: catalog.location) }
    case .notSelected:
      if let complaint = FrameSelection.complaint(ofRun) { TestReport.record(complaint, at: catalog.location) }
    case .frame(let name, let frame):
      let run = ofRun
      try await run.verifying(name) {
        let session = run.session
        let known = session.outcomeBeforeRestart(name)
        let outcome = if let known { known } else { try await Self.outcome(name, frame, session, catalog.driveCache) }
        if outcome.verdict == .recorded, known == nil,
          let screen = catalog.screens.first(where: { $0.name == name.screen })
        {
          try await RecordedScreen(screen: screen, catalog: catalog).audit(in: session)
        }
        TestReport.record(outcome, at: frame.location)
      }
    }
  }

  /// Drives, draws and compares one frame; `text` makes a golden's text of a drawing.
  @MainActor static func outcome(
    _ name: GoldenName, _ frame: DeclaredScreen.Frame, _ session: GoldenSession, _ driveCache: DriveCache? = nil,
    text write: (GoldenName, Int?, [DrivenFrame.Moment]) -> String = GoldenText.text
  ) throws -> FrameOutcome {
    let line = SourceLine(frame.location)
    let place = line.relative(to: session.packageRoot)
    session.begin(name, declaredAt: place)
    LastWords.begin(name, declaredAt: place)
    defer { LastWords.end() }
    let chance = frame.chance(in: name.screen)
    func drive(_ frame: DeclaredScreen.Frame, _ chance: Chance, isTaped: Bool = false) throws -> DrivenFrame {
      try Watchdog.guarding(
        name.selector,
        onExpiry: { report in
          _ = session.fail(name, .stuck, report.description, declaredAt: line)
          LastWords.restart("the frame was stuck")
        },
        { try frame.drive(chance, isTaped: isTaped) })
    }
    func baseLook(_ base: DriveCache.Base) throws -> [[String]]? {
      if let known = driveCache?.look(of: base) { return known }
      guard let driven = try frame.baseFrame.map({ try drive($0, chance) }) else { return nil }
      driveCache?.keep(driven, of: base)
      guard case .drawn(let moments) = driven.result else { return nil }
      return moments.map(\.lines)
    }
    let driven: DrivenFrame
    let look: [[String]]?
    do {
      if let known = driveCache?.take(name.ofDrive, for: .test) {
        driven = known
      } else {
        let isTaped = driveCache?.isTaping(name.ofDrive, of: name.catalog, in: session) == true
        driven = try drive(frame, chance, isTaped: isTaped)
        if isTaped { driveCache?.leave(driven, of: name.ofDrive, for: .soundness) }
      }
      driveCache?.keep(driven, of: DriveCache.Base(screen: name.screen, state: name.state, location: frame.location))
      look = try frame.baseOfDrive.flatMap { try baseLook($0) }
    } catch {
      return session.fail(name, .notDriven, "\(error)", declaredAt: line)
    }
    switch driven.result {
    case .refused(let verdict, let message):
      let text = driven.reached.isEmpty ? nil : write(name, driven.columns, driven.reached)
      let lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
      return session.fail(name, verdict, message, declaredAt: line, notes: driven.notes.reaching(lines))
    case .drawn(let moments):
      func text(_ driven: DrivenFrame, _ moments: [DrivenFrame.Moment]) -> String {
        guard let screen = frame.base?.screen, look == moments.map(\.lines) else {
          return write(name, driven.columns, moments)
        }
        return GoldenText.text(name, columns: driven.columns, sameAs: screen)
      }
      let first = text(driven, moments)
      return session.verify(name, text: first, declaredAt: line, notes: driven.notes) {
        StabilityCheck(first: first, chance: chance).unsteadiness { chance in
          do {
            let driven = try drive(frame, chance)
            return switch driven.result {
            case .refused(let verdict, let message): .refused(verdict, message)
            case .drawn(let moments): .drawn(text(driven, moments))
            }
          } catch {
            return .refused(.notDriven, "\(error)")
          }
        }
      }
    }
  }
}
