import EveryStateGoldens

/// Screens by states as rows of a Markdown table.
struct SummaryMatrix {
  struct Row {
    let text: String
    /// Whether all frames of the screen match their goldens.
    let isCalm: Bool
  }

  let rows: [Row]
  let head: String
  /// The meaning of a sign in the table; nil without one.
  let legend: String?

  init(_ review: Review, coverage: [ViewCoverage.Screen]? = nil) {
    let columns = ["Screen"] + CoverageMatrix.requiredStates + ["other states"] + (coverage == nil ? [] : ["branches"])
    head = "| \(columns.joined(separator: " | ")) |\n|" + columns.map { _ in "---|" }.joined() + "\n"
    var frames: [ScreenKey: [ReviewedFrame]] = [:]
    var order: [ScreenKey] = []
    for frame in review.frames where frame.name.kind == .frame {
      let screen = ScreenKey(catalog: frame.name.catalog, screen: frame.name.screen)
      if frames[screen] == nil { order.append(screen) }
      frames[screen, default: []].append(frame)
    }
    var claims: [ScreenKey: ScreenClaims] = [:]
    for catalog in review.report.claims {
      for screen in catalog.screens { claims[ScreenKey(catalog: catalog.catalog, screen: screen.screen)] = screen }
    }
    var findings: [GoldenName: Int] = [:]
    for finding in review.report.findings where finding.soundness != nil {
      for name in finding.names { findings[name, default: 0] += 1 }
    }
    let variants = claims.filter { $0.value.variantOf != nil }
    let same = Set(
      variants.keys.flatMap { frames[$0] ?? [] }.filter { frame in
        review.currentText(of: frame).map(GoldenBytes.isSameAsScreen) == true
      }.map(\.name))
    legend = same.isEmpty ? nil : "`=` looks the same as the screen it is a variant of.\n\n"
    let isOneCatalog = Set(order.map(\.catalog)).count < 2
    rows = order.map { screen in
      let title = isOneCatalog ? screen.screen : "\(screen.catalog): \(screen.screen)"
      let drawn = coverage?.first { $0.catalog == screen.catalog && $0.screen == screen.screen }
      return Self.row(
        title,
        (frames[screen] ?? []).map {
          Cell(frame: $0, isSame: same.contains($0.name), findings: findings[$0.name] ?? 0)
        },
        claims[screen],
        branches: coverage.map { _ in drawn.map { "\($0.drawn)/\($0.branches)" } ?? "" })
    }
  }

  private static func row(_ title: String, _ cells: [Cell], _ claims: ScreenClaims?, branches: String?) -> Row {
    let required = CoverageMatrix.requiredStates.map { state -> String in
      if let cell = cells.first(where: { $0.frame.name.state == state }) { return cell.text }
      if claims?.waivers.contains(where: { $0.state == state }) == true { return "waived" }
      return claims?.variantOf == nil ? "" : "left out"
    }
    let own = cells.filter { !CoverageMatrix.requiredStates.contains($0.frame.name.state) }
    let loud = own.filter { $0.frame.needsAttention || $0.findings > 0 }.map {
      "\(MarkdownText.code($0.frame.name.state, isInTable: true)) \($0.text)"
    }
    let calm = own.count - loud.count
    let last =
      loud.prefix(8) + (loud.count > 8 ? ["\(loud.count - 8) more"] : []) + (calm > 0 ? ["\(calm) unchanged"] : [])
    let texts =
      [MarkdownText.code(title, isInTable: true)] + required + [last.joined(separator: ", ")]
      + [branches].compactMap(\.self)
    return Row(
      text: "| \(texts.joined(separator: " | ")) |\n",
      isCalm: !cells.contains { $0.frame.needsAttention || $0.findings > 0 })
  }

  private struct Cell {
    let frame: ReviewedFrame
    /// Whether it looks like the screen that it is a variant of.
    let isSame: Bool
    let findings: Int

    var text: String {
      let words = isSame && !frame.needsAttention && frame.standing != .notRun ? "=" : verdict
      return findings == 0 ? words : "\(words), \(counted(findings, "finding"))"
    }

    private var verdict: String {
      guard frame.needsAttention else { return frame.standing == .notRun ? "not checked" : "ok" }
      guard frame.standing == .open, let outcome = frame.outcome else { return "**\(frame.word)**" }
      return outcome.verdict == .renamed
        ? "**renamed**"
        : outcome.verdict == .missing
          ? "**new**" : "**\(frame.word)** +\(outcome.addedLines) -\(outcome.removedLines)"
    }
  }
}
