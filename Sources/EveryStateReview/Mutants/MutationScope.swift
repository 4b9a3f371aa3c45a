import EveryStateGoldens

/// The screens whose frames are run first for a change: those that are made of what it touches.
package struct MutationScope: Sendable {
  private struct Screen {
    let catalog: String
    /// The screen as a selection names it.
    let item: String
    let reach: SourceReading.Reach?
  }
  private let screens: [Screen]

  /// - Parameters:
  ///   - reading: the sources of the app.
  ///   - outcomes: what came of each frame before anything was changed.
  package init(_ reading: SourceReading, _ outcomes: [ReportOutcome]) {
    let groups = Dictionary(grouping: outcomes) {
      "\(Selection.written($0.name.catalog)):\(Selection.written($0.name.screen))"
    }
    screens = groups.sorted { $0.key < $1.key }.map { item, outcomes in
      Screen(catalog: outcomes[0].name.catalog, item: item, reach: reading.reach(of: outcomes))
    }
  }

  /// Whether no screen is made of what stands there.
  func leavesOut(_ place: MutationPlace) -> Bool {
    screens.allSatisfy { $0.reach.map { !$0.contains(file: place.file, line: place.line) } ?? false }
  }

  /// The screens of a place, and the catalogs that they belong to; nil where they are no fewer than all.
  package func selection(of place: MutationPlace) -> (screens: Selection, catalogs: [String])? {
    // A screen that nothing is known of may be made of it.
    let own = screens.filter { $0.reach?.contains(file: place.file, line: place.line) ?? true }
    guard !own.isEmpty, own.count < screens.count,
      let selection = try? Selection(parsing: own.map(\.item).joined(separator: ","))
    else { return nil }
    return (selection, Set(own.map(\.catalog)).sorted())
  }
}
