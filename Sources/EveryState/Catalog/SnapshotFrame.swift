import EveryStateGoldens
import Testing

/// One screen in one state: the unit that has a golden.
public struct SnapshotFrame: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let catalog: SnapshotCatalog
  let content: Content
  var session: GoldenSession?

  indirect enum Content: Sendable {
    case frame(GoldenName, DeclaredScreen.Frame)
    /// Stands for what could not be checked, and fails.
    case refusal([String])
    /// Stands for a catalog of which nothing is selected.
    case notSelected
  }

  /// `Watchlist/failed`.
  public var description: String {
    switch content {
    case .frame(let name, _): TerminalText.lines(TerminalText.harmless("\(name.screen)/\(name.state)"))
    case .refusal: "(refused)"
    case .notSelected: "(not selected)"
    }
  }

  public var testDescription: String { description }
}
