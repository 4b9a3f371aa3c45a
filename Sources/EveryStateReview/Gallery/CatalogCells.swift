import EveryStateGoldens

/// The cells of one catalog, from its declarations, the files on disk and the newest run.
struct CatalogCells {
  let catalog: String
  /// Files in the catalog's folder without a valid name.
  let strangers: [GoldenPath]
  private let tree: GoldenTree
  private let review: Review?
  private let claims: [String: ScreenClaims]
  private let frames: [GoldenName: ReviewedFrame]
  /// The names on disk and in the run, by screen.
  private let known: [String: [String: GoldenName]]
  private let twins: [GoldenName: [GoldenName]]
  private let maps: [String: ScreenMap]
  private let findings: [GoldenName: [GalleryFinding]]

  init(
    catalog: String, tree: GoldenTree, review: Review?, frames: [ReviewedFrame], twins: [Twins],
    findings: [GalleryFinding]
  ) throws {
    (self.catalog, self.tree, self.review) = (catalog, tree, review)
    // Most files belong to the run's frames, whose names are known.
    let inRun = Set(frames.map(\.name.path.components))
    let others = try tree.paths(inCatalog: catalog).filter { !inRun.contains($0.components) }
    strangers = others.filter { $0.name == nil }
    let names = (others.compactMap(\.name) + frames.map(\.name)).filter { $0.kind == .frame }
    known = Dictionary(grouping: names, by: \.screen).mapValues { names in
      Dictionary(names.map { ($0.state, $0) }) { first, _ in first }
    }
    self.frames = Dictionary(frames.filter { $0.name.kind == .frame }.map { ($0.name, $0) }) { first, _ in first }
    maps = Self.maps(catalog, tree, review, frames)
    self.findings = Dictionary(
      findings.flatMap { finding in finding.frames.map { ($0, [finding]) } }, uniquingKeysWith: +)
    let declared = review?.report.claims.first { $0.catalog == catalog }?.screens
    claims = Dictionary((declared ?? []).map { ($0.screen, $0) }) { first, _ in first }
    self.twins = Dictionary(twins.flatMap { [($0.first, [$0.second]), ($0.second, [$0.first])] }, uniquingKeysWith: +)
  }

  /// The ways through the screens in the newest run, or else in the committed map.
  private static func maps(
    _ catalog: String, _ tree: GoldenTree, _ review: Review?, _ frames: [ReviewedFrame]
  ) -> [String: ScreenMap] {
    guard let name = try? GoldenName.map(catalog: catalog) else { return [:] }
    let found = frames.first { $0.name == name }.flatMap { review?.currentText(of: $0) }
    guard let text = found ?? tree.content(at: name.path).bytes else { return [:] }
    let maps = ScreenMap.reading(String(decoding: text, as: UTF8.self))
    return Dictionary(maps.map { ($0.screen, $0) }) { first, _ in first }
  }

  /// The screens with their cells, in the natural order of their names.
  var screens: [GalleryScreen] {
    let names = Set(claims.keys).union(known.keys)
    return names.sorted(by: NaturalOrder.precedes).map { screen in
      GalleryScreen(name: screen, cells: cells(of: screen), map: maps[screen])
    }.filter { !$0.cells.isEmpty }
  }

  private func cells(of screen: String) -> [GalleryCell] {
    let claims = claims[screen]
    let declared = claims?.frames ?? []
    let isDeclared = Set(declared.map(\.name))
    let required = claims.map { $0.isScreen ? requiredCells($0, declared: isDeclared) : [] } ?? []
    let hasRequired = claims?.isScreen ?? false
    let own = declared.map(\.name).filter { !(hasRequired && CoverageMatrix.requiredStates.contains($0)) }
    let others = Set((known[screen] ?? [:]).keys).subtracting(isDeclared).sorted(by: NaturalOrder.precedes)
    return required + own.compactMap { cell(screen, $0, isDeclared: true) }
      + others.compactMap { cell(screen, $0, isDeclared: false) }
  }

  /// The four states, or why they are not there. States that are waived for one reason share a cell.
  private func requiredCells(_ claims: ScreenClaims, declared: Set<String>) -> [GalleryCell] {
    var cells: [GalleryCell] = []
    var waived: Set<String> = []
    for state in CoverageMatrix.requiredStates where !waived.contains(state) {
      if declared.contains(state) {
        if let cell = cell(claims.screen, state, isDeclared: true) { cells.append(cell) }
      } else if let waiver = claims.waivers.first(where: { $0.state == state }) {
        let alike = claims.waivers.filter { $0.reason == waiver.reason && !declared.contains($0.state) }.map(\.state)
        waived.formUnion(alike)
        cells.append(
          GalleryCell(
            state: alike.joined(separator: ", "), content: .waived(reason: waiver.reason), verdict: .waived,
            facts: .init()))
      } else if claims.variantOf == nil {
        cells.append(GalleryCell(state: state, content: .undeclared, verdict: .undeclared, facts: .init()))
      }
    }
    return cells
  }

  private func cell(_ screen: String, _ state: String, isDeclared: Bool) -> GalleryCell? {
    guard let name = known[screen]?[state] ?? (try? GoldenName(catalog: catalog, screen: screen, state: state)) else {
      return nil
    }
    let frame = frames[name]
    let content = tree.content(at: name.path)
    let isOpen = frame?.standing == .open
    let new = isOpen ? frame.flatMap { review?.change(of: $0)?.new } : nil
    let reached = frame?.standing == .failed ? frame?.outcome?.notes.reached.joined(separator: "\n") ?? "" : ""
    return GalleryCell(
      state: state,
      content: reached.isEmpty
        ? .texts(golden: content.bytes, new: new) : .stopped(reached: Array(reached.utf8)),
      verdict: verdict(frame, content, isDeclared: isDeclared), facts: facts(name, frame, content),
      findings: findings[name] ?? [])
  }

  /// Writes a place outside the package as its file name alone.
  private static func written(_ place: SourceLine, root: String) -> String {
    let place = place.relative(to: root)
    guard place.file.hasPrefix("/") else { return "\(place)" }
    return "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
  }

  private func verdict(_ frame: ReviewedFrame?, _ content: GoldenContent, isDeclared: Bool) -> Verdict {
    // Orphans are unknown without claims.
    if !isDeclared, !claims.isEmpty, frame == nil { return .orphaned }
    if let frame, frame.standing != .notRun { return frame.verdict }
    switch content {
    case .absent: return .missing
    case .problem: return .invalid
    case .text(let bytes): return GoldenBytes.conflictLine(in: bytes) == nil ? .notChecked : .conflicted
    }
  }

  private func facts(_ name: GoldenName, _ frame: ReviewedFrame?, _ content: GoldenContent) -> GalleryCell.Facts {
    let root = tree.packageRoot
    var facts = GalleryCell.Facts()
    let found = findings[name] ?? []
    facts.add("Problems", found.flatMap { ["\($0.sentence) (\($0.rule.name))"] + $0.evidence })
    facts.add("To waive it", found.compactMap(\.waiver))
    facts.add(
      "Changes",
      frame.flatMap { review?.change(of: $0) }.map { FrameFacts($0).facts.words } ?? [])
    if let outcome = frame?.outcome, frame?.standing != .settled, frame?.standing != .open {
      let headline = String(outcome.headline.trimmingPrefix("\(name): "))
      facts.add("Result", [frame?.standing == .gone ? frame?.whyNotDecided ?? "" : headline])
    }
    if case .problem(let problem, _) = content { facts.add("The file", ["\(name.path) \(problem.summary)."]) }
    facts.add("Identical to", twins[name]?.map(\.description) ?? [])
    let declared = frame?.outcome?.declaredAt ?? claims[name.screen]?.place(of: name.state)
    let place = declared.map { review?.report.fromRoot($0) ?? $0 }
    facts.add("Declared at", place.map { [Self.written($0, root: root)] } ?? [])
    if let notes = frame?.outcome?.notes {
      facts.add("Calls", notes.callLog)
      facts.add("Pending timers", notes.sleepers)
      facts.add("Redacted", notes.redactions)
      facts.add("Remarks", notes.remarks)
    }
    facts.lines = facts.lines.map { line in (line.name, line.values.map { GallerySheet.withoutRoot($0, root) }) }
    if let frame, frame.standing == .open { facts.command = review?.acceptCommand(for: frame) }
    return facts
  }
}

extension ScreenClaims {
  fileprivate func place(of state: String) -> SourceLine? {
    frames.first { $0.name == state }?.declaredAt ?? declaredAt
  }
}
