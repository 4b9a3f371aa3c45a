import EveryStateGoldens
import EveryStateSimulation
import Testing

/// The verification of one frame: drive, render, compare, check stability, decide, write, report.
struct FrameVerification: Sendable {
  let name: GoldenName
  let frame: DeclaredScreen.Frame
  let session: GoldenSession
  var cache: DriveCache?
  /// Writes a golden's text from a drawing.
  var write: @Sendable (GoldenName, Int?, [DrivenFrame.Moment]) -> String = GoldenText.text

  @MainActor func run() throws -> FrameOutcome {
    let line = SourceLine(frame.location)
    session.begin(name, declaredAt: line, isFound: frame.isFound)
    CrashHandler.begin(name, declaredAt: line.relative(to: session.packageRoot))
    defer { CrashHandler.end() }

    // Drive.
    let driven: DrivenFrame
    let base: [[String]]?
    do {
      driven = try driveOrTake()
      base = try frame.baseOfDrive.flatMap { try look(of: $0) }
    } catch { return failed(.notDriven, "\(error)") }

    // Render.
    guard case .drawn(let moments) = driven.result else { return refused(driven) }
    let text = text(driven, moments, base)

    // Compare.
    let comparison = session.compare(text, with: name)

    // Check that a new text does not depend on chance.
    if comparison.isDifferent, let unsteadiness = try stability(of: text, base) {
      return failed(.unsteady, unsteadiness.message, driven.notes)
    }

    // Decide, write, report.
    let decision = session.decide(on: comparison)
    let outcome = session.carryOut(decision, on: comparison, declaredAt: line)
    return session.report(outcome, notes: driven.notes)
  }

  /// Drives the frame, or takes the drive that `verifySoundness()` has left in the cache.
  @MainActor private func driveOrTake() throws -> DrivenFrame {
    let driven = try cache?.take(name.ofDrive, for: .test) ?? driveForTest()
    cache?.keep(driven, of: DriveCache.Base(screen: name.screen, state: name.state, location: frame.location))
    return driven
  }

  /// Drives the frame, with its events if soundness will read them.
  @MainActor private func driveForTest() throws -> DrivenFrame {
    let isShared = cache?.isShared(name.ofDrive, of: name.catalog, in: session) == true
    let driven = try drive(frame, seed, recordsEvents: isShared)
    if isShared { cache?.leave(driven, of: name.ofDrive, for: .soundness) }
    return driven
  }

  private var seed: Seed { frame.seed(in: name.screen) }

  /// Drives a frame under the watchdog, which reports a drive that never ends.
  @MainActor private func drive(
    _ frame: DeclaredScreen.Frame, _ seed: Seed, recordsEvents: Bool = false
  ) throws -> DrivenFrame {
    let scenario = Scenario(seed: seed, recordsEvents: recordsEvents, recordsAccessibility: recordsEvents)
    return try Watchdog.guarding(
      name.selector,
      onExpiry: { report in
        _ = failed(.stuck, report.description)
        CrashHandler.restart("the frame was stuck")
      }, say: TestReport.warn, { try frame.drive(scenario) })
  }

  /// The frame again, with the events that audits read.
  @MainActor func drivenForAudit() throws -> DrivenFrame { try drive(frame, seed, recordsEvents: true) }

  /// The text of the screen that this frame is a variant of.
  @MainActor private func look(of base: DriveCache.Base) throws -> [[String]]? {
    if let known = cache?.look(of: base) { return known }
    guard let driven = try frame.baseFrame.map({ try drive($0, seed) }) else { return nil }
    cache?.keep(driven, of: base)
    guard case .drawn(let moments) = driven.result else { return nil }
    return moments.map(\.lines)
  }

  /// Reports a drive without a drawing, with the part of a storyboard that was reached.
  private func refused(_ driven: DrivenFrame) -> FrameOutcome {
    guard case .refused(let verdict, let message) = driven.result else { preconditionFailure("\(name) was drawn") }
    let text = driven.reached.isEmpty ? nil : write(name, driven.columns, driven.reached)
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    return failed(verdict, message, driven.notes.reaching(lines))
  }

  private func failed(_ verdict: Verdict, _ message: String, _ notes: FrameNotes = FrameNotes()) -> FrameOutcome {
    session.fail(
      name, verdict, message, declaredAt: SourceLine(frame.location), isFound: frame.isFound, notes: notes)
  }

  /// The golden's text; one line for a variant that looks like its screen.
  private func text(_ driven: DrivenFrame, _ moments: [DrivenFrame.Moment], _ base: [[String]]?) -> String {
    guard let screen = frame.base?.screen, base == moments.map(\.lines) else {
      return write(name, driven.columns, moments)
    }
    return GoldenText.text(name, columns: driven.columns, sameAs: screen)
  }

  @MainActor private func stability(of first: String, _ base: [[String]]?) throws -> Unsteadiness? {
    StabilityCheck(first: first, seed: seed).unsteadiness { seed in
      do {
        let driven = try drive(frame, seed)
        return switch driven.result {
        case .refused(let verdict, let message): .refused(verdict, message)
        case .drawn(let moments): .drawn(text(driven, moments, base))
        }
      } catch { return .refused(.notDriven, "\(error)") }
    }
  }
}
