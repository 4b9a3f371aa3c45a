import EveryStateGoldens

/// Screens by states as rows of a Markdown table.
struct SummaryMatrix {
  /// A screen's row.
  struct Row {
    let text: String
    /// Whether all of the screen's frames are as their goldens say.
    let isCalm: Bool
  }

  let rows: [Row]
  let head: String

  /// - Parameter coverage: how many branches of each screen stand in goldens; nil for no column of that.
  init(_ review: Review, coverage: [ViewCoverage.Screen]? = nil) {
    let columns = ["Screen"] + CoverageMatrix.owedStates + ["its own"] + (coverage == nil ? [] : ["branches"])
    head = "| \(columns.joined(separator: " | ")) |\n|" + columns.map { _ in "---|" }.joined() + "\n"
    struct Screen: Hashable {
      let catalog: String
      let screen: String
    }
    var frames: [Screen: [ReviewedFrame]] = [:]
    var order: [Screen] = []
    for frame in review.frames where frame.name.kind == .frame {
      let screen = Screen(catalog: frame.name.catalog, screen: frame.name.screen)
      if frames[screen] == nil { order.append(screen) }
      frames[screen, default: []].append(frame)
    }
    var claims: [Screen: ScreenClaims] = [:]
    for catalog in review.report.claims {
      for screen in catalog.screens { claims[Screen(catalog: catalog.catalog, screen: screen.screen)] = screen }
    }
    let isOneCatalog = Set(order.map(\.catalog)).count < 2
    rows = order.map { screen in
      let title = isOneCatalog ? screen.screen : "\(screen.catalog): \(screen.screen)"
      let drawn = coverage?.first { $0.catalog == screen.catalog && $0.screen == screen.screen }
      return Self.row(
        title, frames[screen] ?? [], claims[screen],
        branches: coverage.map { _ in drawn.map { "\($0.drawn)/\($0.branches)" } ?? "" })
    }
  }

  private static func row(
    _ title: String, _ frames: [ReviewedFrame], _ claims: ScreenClaims?, branches: String?
  ) -> Row {
    let owed = CoverageMatrix.owedStates.map { state -> String in
      if let frame = frames.first(where: { $0.name.state == state }) { return cell(frame) }
      return claims?.waivers.contains { $0.state == state } == true ? "waived" : ""
    }
    let own = frames.filter { !CoverageMatrix.owedStates.contains($0.name.state) }
    let loud = own.filter(\.needsAttention).map { "\(Markdown.code($0.name.state, isInTable: true)) \(cell($0))" }
    let calm = own.count - loud.count
    let last =
      loud.prefix(8) + (loud.count > 8 ? ["\(loud.count - 8) more"] : []) + (calm > 0 ? ["\(calm) as expected"] : [])
    let cells =
      [Markdown.code(title, isInTable: true)] + owed + [last.joined(separator: ", ")] + [branches].compactMap(\.self)
    return Row(
      text: "| \(cells.joined(separator: " | ")) |\n",
      isCalm: !frames.contains(where: \.needsAttention))
  }

  private static func cell(_ frame: ReviewedFrame) -> String {
    guard frame.needsAttention else { return frame.standing == .notRun ? "not checked" : "ok" }
    guard frame.standing == .open, let outcome = frame.outcome else { return "**\(frame.word)**" }
    return outcome.verdict == .missing ? "**new**" : "**\(frame.word)** +\(outcome.addedLines) -\(outcome.removedLines)"
  }
}
