import EveryStateGoldens

/// Screens by states as rows of a Markdown table.
struct SummaryMatrix {
  struct Row {
    let text: String
    let kind: Kind
    /// Whether a cell only says that a variant looks like its screen.
    let hasSame: Bool
  }
  enum Kind {
    case changed
    /// A variant that looks like its screen, which changed.
    case following
    /// All frames of the screen match their goldens.
    case unchanged
  }

  let rows: [Row]
  let head: String

  init(_ review: Review, coverage: [ViewCoverage.Screen]? = nil) {
    let columns = ["Screen"] + CoverageMatrix.requiredStates + ["other states"] + (coverage == nil ? [] : ["branches"])
    head = "| \(columns.joined(separator: " | ")) |\n|" + columns.map { _ in "---|" }.joined() + "\n"
    var frames: [ScreenKey: [ReviewedFrame]] = [:]
    var order: [ScreenKey] = []
    for frame in review.frames where frame.name.kind == .frame {
      let screen = frame.name.screenKey
      if frames[screen] == nil { order.append(screen) }
      frames[screen, default: []].append(frame)
    }
    var claims: [ScreenKey: ScreenClaims] = [:]
    for catalog in review.report.claims {
      for screen in catalog.screens { claims[ScreenKey(catalog: catalog.catalog, screen: screen.screen)] = screen }
    }
    // A finding counts once, at its first frame.
    var findings: [GoldenName: Int] = [:]
    for group in FindingGroup.all(review.report.findings.filter { $0.soundness != nil }, review.report.claims) {
      if let name = group.first.names.first { findings[name, default: 0] += 1 }
    }
    let variants = claims.filter { $0.value.variantOf != nil }
    let same = Set(
      variants.keys.flatMap { frames[$0] ?? [] }.filter { frame in
        review.currentText(of: frame).map(GoldenBytes.isSameAsScreen) == true
      }.map(\.name))
    let changed = Set(review.frames.filter(\.needsAttention).map(\.name))
    /// Whether a frame looks like one that changed.
    func follows(_ name: GoldenName) -> Bool {
      let base = claims[name.screenKey]?.variantOf
      guard same.contains(name),
        let base = base.flatMap({ try? GoldenName(catalog: name.catalog, screen: $0, state: name.state) })
      else { return false }
      return changed.contains(base) || follows(base)
    }
    let isOneCatalog = Set(order.map(\.catalog)).count < 2
    rows = order.map { screen in
      let title = isOneCatalog ? screen.screen : "\(screen.catalog): \(screen.screen)"
      let drawn = coverage?.first { $0.catalog == screen.catalog && $0.screen == screen.screen }
      return Self.row(
        title,
        (frames[screen] ?? []).map {
          Cell(
            frame: $0, isSame: same.contains($0.name), follows: follows($0.name), findings: findings[$0.name] ?? 0)
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
    let own = cells.filter { !$0.isRequired }
    let loud = own.filter(\.isLoud).map {
      "\(MarkdownText.code($0.frame.name.state, isInTable: true)) \($0.text)"
    }
    let following = own.count { !$0.isLoud && $0.follows }
    let calm = own.count - loud.count - following
    let last: [String] =
      Array(loud.prefix(8)) + (loud.count > 8 ? ["\(loud.count - 8) more"] : [])
      + (following > 0 ? ["\(following) ="] : [])
      + (calm > 0 ? ["\(calm) unchanged"] : [])
    let texts =
      [MarkdownText.code(title, isInTable: true)] + required + [last.joined(separator: ", ")]
      + [branches].compactMap(\.self)
    return Row(
      text: "| \(texts.joined(separator: " | ")) |\n",
      kind: cells.contains(where: \.isLoud) ? .changed : cells.contains(where: \.follows) ? .following : .unchanged,
      hasSame: following > 0 || cells.contains { $0.showsSame && ($0.isLoud || $0.isRequired) })
  }

  private struct Cell {
    let frame: ReviewedFrame
    /// Whether it looks like the screen that it is a variant of.
    let isSame: Bool
    /// Whether that screen's frame changed.
    let follows: Bool
    let findings: Int

    var isRequired: Bool { CoverageMatrix.requiredStates.contains(frame.name.state) }
    var isLoud: Bool { frame.needsAttention || findings > 0 }

    var showsSame: Bool { isSame && !frame.needsAttention && frame.standing != .notRun }

    var text: String {
      let words = showsSame ? "=" : verdict
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
