import EveryStateGoldens
import SwiftUI

@testable import EveryState

/// What came of driving one state: the golden text, or the verdict and what was said.
enum Outcome: Equatable, CustomStringConvertible {
  case drawn(String)
  case refused(Verdict, String)

  var description: String {
    switch self {
    case .drawn(let text): text
    case .refused(let verdict, let message): "\(verdict.rawValue): \(message)"
    }
  }

  var verdict: Verdict? { if case .refused(let verdict, _) = self { verdict } else { nil } }
}

@MainActor
func drive(_ screen: some ScreenSnapshots, _ state: String) throws -> (outcome: Outcome, notes: FrameNotes) {
  let declared = DeclaredScreen(screen)
  guard let frame = declared.frames.first(where: { $0.name == state }) else {
    throw InteractionError("\(declared.name) declares no '\(state)': \(declared.frames.map(\.name))")
  }
  let driven = try frame.drive()
  switch driven.result {
  case .refused(let verdict, let message): return (.refused(verdict, message), driven.notes)
  case .drawn(let moments):
    let text = GoldenText.text(screen: declared.name, state: state, columns: driven.columns, moments: moments)
    return (.drawn(text), driven.notes)
  }
}

/// The drawing of one state, without the golden's first two lines.
@MainActor
func drawing(_ screen: some ScreenSnapshots, _ state: String) throws -> String {
  let outcome = try drive(screen, state).outcome
  guard case .drawn(let text) = outcome else { return "\(outcome)" }
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
}
