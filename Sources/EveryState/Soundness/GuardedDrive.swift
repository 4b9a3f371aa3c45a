import EveryStateGoldens
import EveryStateSimulation

/// Drives states and what goes on after them, so that a trap or a hang is one finding: the run goes on in a fresh process, which leaves
/// out what the one before died in.
@MainActor
struct GuardedDrive {
  let screen: DeclaredScreen
  /// What the frames' own tests have driven.
  var shared: DrivenOnce?

  /// Drives a declared state and asks what it offers, unless its own test has.
  func callAsFunction(_ frame: DeclaredScreen.Frame) throws -> DrivenFrame {
    guard let shared else { return try self(frame, nil) }
    let name = DrivenOnce.Name(screen: screen.name, state: frame.name)
    if let driven = shared.take(name, for: .soundness) { return driven }
    let driven = try self(frame, nil)
    shared.leave(driven, of: name, for: .test)
    return driven
  }

  func callAsFunction(_ frame: DeclaredScreen.Frame, _ sequel: Sequel?) throws -> DrivenFrame {
    let subject = subject(frame, sequel)
    if let cause = LastWords.cause(of: subject) {
      return DrivenFrame(result: .refused(.crashed, cause), notes: FrameNotes(), columns: nil)
    }
    LastWords.begin(subject)
    defer { LastWords.end() }
    return try Watchdog.guarding(
      subject, onExpiry: { _ in LastWords.restart("it did not come to its end") },
      { try frame.drive(frame.chance(in: screen.name), sequel, isTaped: true) })
  }

  private func subject(_ frame: DeclaredScreen.Frame, _ sequel: Sequel?) -> String {
    "\(screen.name) / \(frame.name)" + (sequel.map { ", \($0.title)" } ?? "") + ", in verifySoundness()"
  }
}
