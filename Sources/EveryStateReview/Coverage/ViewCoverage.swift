import EveryStateGoldens

/// What the goldens of a run show of an app: branches of its views, errors of its dependencies.
package struct ViewCoverage: Sendable {
  /// How much of what a screen is made of stands in goldens, of whichever screens.
  package struct Screen: Sendable {
    package let catalog: String
    package let screen: String
    package let branches: Int
    package let drawn: Int
  }
  package let branches: BranchCoverage
  package let errors: ErrorCoverage
  /// Sorted; a screen without branches is none of them.
  package let screens: [Screen]

  /// - Parameters:
  ///   - reading: what stands in the sources.
  ///   - outcomes: what came of each frame of the run.
  ///   - only: the screens that are looked at. What another one draws is drawn.
  ///   - module: the module that a file belongs to.
  package init(
    _ reading: SourceReading, in outcomes: [ReportOutcome], only: Selection = .everything,
    module: (_ file: String) -> String?
  ) {
    let selected = outcomes.filter { only.matches($0.name) }
    let reach = only.isEverything ? nil : reading.reach(of: selected)
    let whole = BranchCoverage(
      reading.branches.filter { reach?.contains(file: $0.file, line: $0.line) ?? true }, in: outcomes, module: module)
    branches = whole
    let thrown = only.isEverything ? nil : Set(selected.flatMap(\.notes.errors).map(ErrorCoverage.type))
    errors = ErrorCoverage(
      reading.enums.filter { thrown?.contains((module($0.file) ?? "") + "." + $0.name) ?? true }, in: outcomes,
      module: module)
    screens = Dictionary(grouping: selected.filter { $0.name.kind == .frame }) {
      ScreenKey(catalog: $0.name.catalog, screen: $0.name.screen)
    }.sorted { $0.key < $1.key }.compactMap { key, frames in
      // Each of a screen's states is declared in the same type.
      guard let place = frames.lazy.compactMap(\.declaredAt).first,
        let reach = reading.reach(fromFile: place.file, line: place.line)
      else { return nil }
      let sides = whole.sides.filter { reach.contains(file: $0.branch.file, line: $0.branch.line) }
      guard !sides.isEmpty else { return nil }
      return Screen(
        catalog: key.catalog, screen: key.screen, branches: sides.count,
        drawn: sides.count { !$0.frames.isEmpty })
    }
  }

  /// Whether all branches are drawn, and all errors thrown.
  package var isWhole: Bool { branches.undrawn.isEmpty && errors.unthrown.isEmpty }
}
