import EveryStateGoldens
import Testing

/// One screen in one state: the unit that has a golden.
public struct SnapshotFrame: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let catalog: SnapshotCatalog
  let content: Content
  var session: GoldenSession?

  indirect enum Content: Sendable {
    case frame(GoldenName, DeclaredScreen.Frame)
    /// A placeholder for a catalog that cannot be checked; it fails.
    case refusal([Refusal])
    /// A placeholder for a catalog without a selected frame.
    case notSelected
  }

  /// The frame's name, such as `Watchlist/failed`.
  public var description: String {
    switch content {
    case .frame(let name, _): TerminalText.line("\(name.screen)/\(name.state)")
    case .refusal: "(refused)"
    case .notSelected: "(not selected)"
    }
  }

  public var testDescription: String { description }
}

extension SnapshotCatalog {
  /// The frames whose names can be paths; the session refuses a catalog that has others.
  var declaredFrames: [SnapshotFrame] {
    screens.flatMap { screen in
      screen.frames.compactMap { frame in
        guard let name = try? GoldenName(catalog: self.name, screen: screen.name, state: frame.name) else { return nil }
        return SnapshotFrame(catalog: self, content: .frame(name, frame))
      }
    }
  }
}

extension SnapshotFrame {
  var name: GoldenName? { if case .frame(let name, _) = content { name } else { nil } }

  /// The line where the state is declared; the catalog's for a placeholder.
  var location: SourceLocation {
    if case .frame(_, let declared) = content { declared.location } else { catalog.location }
  }
}
