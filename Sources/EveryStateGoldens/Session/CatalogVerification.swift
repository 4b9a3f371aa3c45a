extension GoldenSession {
  /// Checks a catalog as a whole, by its declaration and the disk: names, missing and orphaned goldens, twins, matrix, index.
  package func completeness(of claims: CatalogClaims) -> [Finding] {
    let declared: [GoldenClaims.Claim]
    do {
      declared = try claims.goldens()
    } catch {
      return reported([Finding(catalog: claims.catalog, verdict: .invalid, message: error.description)])
    }
    // A refused catalog has no matrix and no line of the index.
    let refusals = register(claims, declared: declared)
    // One shard checks the catalog, so that each finding is reported once.
    guard refusals.isEmpty, looksAtCatalog(claims.catalog) else { return reported(refusals) }
    var findings =
      emptySelection(of: claims).map { [Finding(catalog: claims.catalog, verdict: .missing, message: $0)] } ?? []
    let isSelected = declared.contains { selection.matches($0.name) }
    if isSelected {
      findings += diskFindings(claims, declared: declared)
      if let matrix = matrixFinding(claims) { findings.append(matrix) }
      if let index = indexFinding(claims.catalog) { findings.append(index) }
    }
    return reported(findings)
  }

  /// Reports a broken rule of soundness.
  package func report(unsound finding: Finding) -> Finding { reported([finding])[0] }

  private func register(_ claims: CatalogClaims, declared: [GoldenClaims.Claim]) -> [Finding] {
    do {
      try declare(claims)
      return []
    } catch {
      let pairs = (error as? CollidingClaims)?.pairs ?? []
      return [
        Finding(
          catalog: claims.catalog, verdict: .invalid, message: String(describing: error),
          names: pairs.flatMap { [$0.first.name, $0.second.name] }, declaredAt: pairs.first?.second.declaredAt)
      ]
    }
  }

  /// Which parts of the selection select nothing in this process and on disk: the run would check nothing. nil if there are none.
  package func emptySelection(of claims: CatalogClaims) -> String? {
    guard !selection.isEverything else { return nil }
    let own = ((try? claims.goldens()) ?? []).map(\.name)
    let others = state.withLock(\.declarations).goldens
    let onDisk = ((try? tree.catalogsOnDisk()) ?? []).filter { $0 != claims.catalog }
      .flatMap { (try? tree.paths(inCatalog: $0)) ?? [] }.compactMap(\.name)
    let map = try? GoldenName.map(catalog: claims.catalog)
    let unmatched = selection.itemsWithoutMatch(in: own + others + onDisk + [map].compactMap { $0 })
    guard !unmatched.isEmpty else { return nil }
    let items = unmatched.map { "'\(TerminalText.harmless($0.description))'" }
    let choices = own.filter { $0.kind == .frame }.map { "  " + ShellQuoting.quoted($0.selector) }
    return "\(Selection.variable) selects nothing with \(items.joined(separator: ", ")). "
      + "\(TerminalText.harmless(claims.catalog)) has:\n" + choices.joined(separator: "\n")
  }

  private func diskFindings(_ claims: CatalogClaims, declared: [GoldenClaims.Claim]) -> [Finding] {
    let disk: [GoldenPath]
    do {
      disk = try tree.paths(inCatalog: claims.catalog)
    } catch {
      return [Finding(catalog: claims.catalog, verdict: .invalid, message: error.description)]
    }
    let completeness = Completeness(declared: declared, disk: disk)
    let renamings = renamings(in: claims, completeness)
    let new = Set(renamings.flatMap { $0.names.map(\.new) })
    let former = Set(renamings.flatMap { $0.names.map(\.old.path) })
    var findings = renamings.filter { $0.names.map(\.new).contains(where: selection.matches) }.map {
      renameFinding($0, catalog: claims.catalog)
    }
    let missing = completeness.missing.filter {
      $0.name.kind == .frame && selection.matches($0.name) && !new.contains($0.name)
    }
    let isRenaming = !missing.isEmpty && !completeness.orphans.isEmpty
    if mode == .never, !missing.isEmpty {
      findings.append(missingFinding(missing, catalog: claims.catalog, isRenaming: isRenaming))
    }
    let orphans = completeness.orphans.filter { path in
      !former.contains(path) && (selection.isEverything || path.name.map(selection.matches) == true)
    }
    if !orphans.isEmpty { findings.append(orphanFinding(orphans, claims, isRenaming: isRenaming)) }
    return findings + twinFindings(claims, declared: declared, disk: disk)
  }

  /// What pairs goldens and frames of other names.
  private static let renamed = "If names changed: swift run everystate review. Otherwise "

  private func renameFinding(_ renaming: Renaming, catalog: String) -> Finding {
    let (goldens, remove) = (renaming.names.map(\.old), "swift run everystate prune --yes")
    let count = counted(goldens.count, "golden")
    let words =
      renaming.isKnown
      ? "\(renaming.words): \(count) \(goldens.count == 1 ? "has" : "have") the old name."
      : "Is \(renaming.old) now \(renaming.new)? No catalog declares its \(count)."
    let accept = "If it is a rename: swift run everystate review. Otherwise remove the goldens: \(remove)"
    return Finding(
      catalog: catalog, verdict: .orphaned,
      message: words + "\n"
        + (mode == .all || mode == .failed ? "Remove them: \(remove)" : accept),
      names: goldens, paths: goldens.map(\.path.text))
  }

  private func missingFinding(_ missing: [GoldenClaims.Claim], catalog: String, isRenaming: Bool) -> Finding {
    let lines = missing.map { claim in "  \(claim.name)\(claim.declaredAt.map { "  (\($0))" } ?? "")" }
    return Finding(
      catalog: catalog, verdict: .missing,
      message:
        "\(TerminalText.harmless(catalog)): \(missing.count) declared \(missing.count == 1 ? "frame has" : "frames have") "
        + "no golden. \(isRenaming ? Self.renamed + "record" : "Record"): \(RecordMode.variable)=missing swift test\n"
        + lines.joined(separator: "\n"),
      names: missing.map(\.name), paths: missing.map(\.name.path.text), declaredAt: missing.first?.declaredAt)
  }

  private func orphanFinding(_ orphans: [GoldenPath], _ claims: CatalogClaims, isRenaming: Bool) -> Finding {
    Finding(
      catalog: claims.catalog, verdict: .orphaned,
      message:
        "\(TerminalText.harmless(claims.catalog)): \(orphans.count) \(orphans.count == 1 ? "golden is" : "goldens are") declared by "
        + "no catalog. \(isRenaming ? Self.renamed + "remove" : "Remove"): swift run everystate prune --yes\n"
        + orphans.byScreen(declared: claims.keys).map { "  \($0.words)" }.joined(separator: "\n"),
      names: orphans.compactMap(\.name), paths: orphans.map(\.text))
  }

  /// Checks only screens whose goldens this run does not write, so that test order does not matter; the others at its end.
  private func twinFindings(_ claims: CatalogClaims, declared: [GoldenClaims.Claim], disk: [GoldenPath]) -> [Finding] {
    let onDisk = Set(disk)
    let recorded = state.withLock(\.results.recorded)
    return claims.screens.sorted { $0.screen < $1.screen }.flatMap { screen -> [Finding] in
      let own = declared.filter { $0.name.kind == .frame && $0.name.screen == screen.screen }
      let areGoldensKept =
        mode == .never
        || mode == .missing && own.allSatisfy { onDisk.contains($0.name.path) && recorded[$0.name] == nil }
      guard areGoldensKept else {
        state.withLock { _ = $0.end.postponedTwins.insert(ScreenKey(catalog: claims.catalog, screen: screen.screen)) }
        return []
      }
      return twins(of: screen, among: own.filter { selection.matches($0.name) })
    }
  }

  /// The twins of the screens that this run has written or drawn anew, even if no test checked their catalogs as a whole.
  func twinsAtEnd() -> [Finding] {
    let (catalogs, screens, drawn) = state.withLock { state in
      let recorded = state.results.recorded.keys.filter { $0.kind == .frame }
      let drawn = state.results.open.filter { $0.key.kind == .frame && $0.value.traits.isAcceptable }.map(\.key)
      return (
        state.declarations.catalogs,
        state.end.postponedTwins.union((recorded + drawn).map(\.screenKey)),
        Set(drawn)
      )
    }
    let findings = screens.sorted().flatMap { key -> [Finding] in
      guard let claims = catalogs[key.catalog], let declared = try? claims.goldens(),
        let screen = claims.screens.first(where: { $0.screen == key.screen })
      else { return [] }
      let own = declared.filter { $0.name.kind == .frame && $0.name.screen == key.screen }
      return twins(of: screen, among: own, drawn: drawn)
    }
    return reported(findings)
  }

  private func twins(
    of screen: ScreenClaims, among declared: [GoldenClaims.Claim], drawn: Set<GoldenName> = []
  ) -> [Finding] {
    var texts: [GoldenName: [UInt8]] = [:]
    for claim in declared { texts[claim.name] = text(of: claim.name, isDrawn: drawn.contains(claim.name)) }
    return Twins.all(in: texts).compactMap { twins in
      let isWaived = screen.twinWaivers.contains { $0.covers(twins.first.state, twins.second.state) }
      return isWaived ? nil : twinFinding(twins, in: declared)
    }
  }

  /// The text that this run has drawn, or else a golden that can be compared. Inlined, it ends the optimizer of Swift 6.3.1.
  @inline(never) func text(of name: GoldenName, isDrawn: Bool) -> [UInt8]? {
    if isDrawn { return FrameTexts(of: name, in: tree, output).pending }
    if case .text(let bytes) = tree.content(at: name.path) { return bytes }
    return nil
  }

  private func twinFinding(_ twins: Twins, in declared: [GoldenClaims.Claim]) -> Finding {
    Finding(
      catalog: twins.first.catalog, verdict: .twin,
      message:
        "\(twins.first.screen): '\(twins.first.state)' and '\(twins.second.state)' look the same. Either one of them "
        + "is not reached, or users cannot tell them apart: fix the screen or its world. If they are alike on purpose:\n"
        + "  .looksAlike(\(twins.first.state.asLiteral), \(twins.second.state.asLiteral), because: \"...\")\n"
        + "  \(twins.first.path)\n  \(twins.second.path)",
      names: [twins.first, twins.second], paths: [twins.first.path.text, twins.second.path.text],
      declaredAt: declared.first { $0.name == twins.second }?.declaredAt)
  }

  private func matrixFinding(_ claims: CatalogClaims) -> Finding? {
    guard let name = try? GoldenName.matrix(catalog: claims.catalog), selection.matches(name) else { return nil }
    var text = CoverageMatrix.text(of: claims)
    let golden = tree.matrix(of: claims.catalog)
    if let golden { text = WarningCounts.text(text, WarningCounts.read(golden)) }
    let looks = tree.variantLooks(of: claims.catalog)
    if let looks {
      let same = looks.told.same
      var matrix = VariantLooks(text)
      matrix.update { place, _ in same.contains(place) }
      text = matrix.text
    }
    // Older versions wrote no blank lines.
    if mode != .all, let golden, golden.split(separator: "\n") == text.split(separator: "\n") { text = golden }
    if let finding = finding(name, text: text) { return finding }
    guard let looks, looks.told.text != looks.found.text else { return nil }
    return variantLooksFinding(name, told: looks.told.same, found: looks.found.same)
  }

  /// The variants in the matrix are updated at the end of a run that may write.
  private func variantLooksFinding(
    _ name: GoldenName, told: Set<VariantLooks.Place>, found: Set<VariantLooks.Place>
  ) -> Finding? {
    guard mode == .never else {
      state.withLock { _ = $0.end.matricesToUpdate.insert(name.catalog) }
      return nil
    }
    let places = told.symmetricDifference(found).map { "  \($0.screen)/\($0.state)" }.sorted()
    return Finding(
      catalog: name.catalog, verdict: .invalid,
      message:
        "\(name.path): its rows for variants do not match the goldens of the variants. Run the tests where goldens are recorded, "
        + "and commit the matrix.\n" + places.map(TerminalText.harmless).joined(separator: "\n"),
      names: [name], paths: [name.path.text])
  }

  func updateVariantLooks() {
    let catalogs = state.withLock { state in
      state.end.matricesToUpdate.union(state.results.recorded.keys.map(\.catalog))
    }
    guard mode != .never else { return }
    for catalog in catalogs { try? tree.updateVariantLooks(of: catalog) }
  }

  /// Compares a text about a catalog as a whole; nil if it matches.
  func finding(_ name: GoldenName, text: String) -> Finding? {
    let outcome = verify(name, text: text)
    if outcome.verdict == .matched, !outcome.isFailure { return nil }
    return Finding(
      catalog: name.catalog, verdict: outcome.verdict, severity: outcome.severity, message: outcome.message,
      names: [name], paths: [outcome.golden], actual: outcome.actual, patch: outcome.patch)
  }

  private func indexFinding(_ catalog: String) -> Finding? {
    func finding(_ verdict: Verdict, severity: Severity = .failure, _ message: String) -> Finding {
      Finding(catalog: catalog, verdict: verdict, severity: severity, message: message, paths: [GoldenPath.index.text])
    }
    do throws {
      let index = try tree.index()
      if let format = index?.format, format > textFormat {
        return finding(
          .invalid, "The goldens have text format \(format); this renderer writes \(textFormat). Update EveryState.")
      }
      if index?.catalogs.contains(catalog) == true {
        guard mode != .never, try !tree.isIndexInOrder() else { return nil }
        try tree.updateIndex(format: textFormat) { _ in }
        return finding(
          .recorded, severity: .note,
          "\(GoldenPath.folder)/\(GoldenPath.indexFile) was sorted. Commit it with the goldens.")
      }
      guard mode != .never else {
        return finding(
          .invalid,
          "\(TerminalText.harmless(catalog)) is not in the index of catalogs. Record: \(RecordMode.variable)=missing swift test"
        )
      }
      try tree.updateIndex(format: textFormat) { $0.insert(catalog) }
      return finding(
        .recorded, severity: mode == .missing ? .failure : .note,
        "\(TerminalText.harmless(catalog)) was added to \(GoldenPath.folder)/\(GoldenPath.indexFile). Commit it with the goldens."
      )
    } catch { return finding(.invalid, String(describing: error)) }
  }

  /// `Basket / loaded`, for an agent with the line to edit.
  func place(of finding: Finding) -> String {
    let line = isForAgent ? finding.declaredAt.map { " (\($0.relative(to: packageRoot)))" } : nil
    return finding.placeWords + (line ?? "")
  }

  func reported(_ findings: [Finding]) -> [Finding] {
    state.withLock { state in
      for finding in findings where finding.counts { state.results.count(finding) }
    }
    return findings.map { finding in
      do {
        try report.write(
          ReportLine(
            finding: ReportFinding(
              catalog: finding.catalog, verdict: finding.verdict, severity: finding.severity,
              headline: finding.headline, names: finding.names, paths: finding.paths,
              declaredAt: finding.declaredAt?.relative(to: packageRoot), soundness: finding.soundness)))
        return finding
      } catch { return finding.adding(trouble: "the run's report could not be written. \(error)") }
    }
  }
}
