import EveryStateGoldens

extension RunDocument {
  /// A side of an `if` or a `switch` of a view, or the body of a `ForEach`.
  struct Branch: Encodable, Sendable {
    /// `if`, `else`, `skip` for an `if` without `else` that is passed over, `case`, `rows` for a `ForEach`.
    let kind: String
    /// From the package's root.
    let file: String
    let line: Int
    /// The condition, the pattern or the data.
    let subject: String
    /// The selectors of the frames that draw it: none, if no golden does.
    let frames: [String]
  }

  /// A case of an error type of which dependencies throw some case.
  struct ErrorCase: Encodable, Sendable {
    let type: String
    let name: String
    /// From the package's root.
    let file: String
    let line: Int
    /// The selectors of the frames in which it is thrown.
    let frames: [String]
  }

  /// How many branches of what a screen is made of stand in goldens.
  struct ScreenBranches: Encodable, Sendable {
    let catalog: String
    let screen: String
    let branches: Int
    let drawn: Int
  }

  /// The document of `coverage`: every branch and every error's case, with its frames.
  package init(coverage: ViewCoverage, of report: RunReport) {
    self.init(command: "coverage", exitStatus: coverage.isWhole ? 0 : 1)
    run = Run(report)
    branches = coverage.branches.sides.map {
      Branch(
        kind: $0.branch.kind.rawValue, file: $0.branch.file, line: $0.branch.line, subject: $0.branch.subject,
        frames: $0.frames.map(\.selector))
    }
    errorCases = coverage.errors.cases.map {
      ErrorCase(type: $0.type, name: $0.name, file: $0.file, line: $0.line, frames: $0.frames.map(\.selector))
    }
    screens = coverage.screens.map {
      ScreenBranches(catalog: $0.catalog, screen: $0.screen, branches: $0.branches, drawn: $0.drawn)
    }
  }
}
