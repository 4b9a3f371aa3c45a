import EveryStateGoldens

/// Which cases of the app's error types a dependency throws in some state. Only types count of which a case is thrown: many an error
/// never comes from what is mocked.
package struct ErrorCoverage: Sendable {
  package struct Case: Sendable {
    /// `Client.Failure`.
    package let type: String
    package let name: String
    package let file: String
    package let line: Int
    /// The frames in which it is thrown, sorted.
    package let frames: [GoldenName]
  }
  /// File by file, from the top.
  package let cases: [Case]

  /// - Parameters:
  ///   - enums: those of the sources.
  ///   - outcomes: what came of each frame.
  ///   - module: the module that a file belongs to.
  package init(_ enums: [SourceEnum], in outcomes: [ReportOutcome], module: (_ file: String) -> String?) {
    var frames: [String: [GoldenName]] = [:]
    for outcome in outcomes { for error in outcome.notes.errors { frames[error, default: []].append(outcome.name) } }
    let types = Set(frames.keys.map(Self.type))
    cases = enums.flatMap { one -> [Case] in
      let type = (module(one.file) ?? "") + "." + one.name
      guard types.contains(type) else { return [] }
      return one.cases.map {
        Case(
          type: one.name, name: $0.name, file: one.file, line: $0.line,
          frames: frames["\(type).\($0.name)"]?.sorted() ?? [])
      }
    }
  }

  /// `App.Client.Failure` of `App.Client.Failure.offline`.
  static func type(of error: String) -> String { error.split(separator: ".").dropLast().joined(separator: ".") }

  /// The cases that no state throws.
  package var unthrown: [Case] { cases.filter(\.frames.isEmpty) }
}
