/// The catalogs that this process has declared, and the goldens that they claim.
struct Declarations {
  private var claims = GoldenClaims()
  private(set) var catalogs: [String: CatalogClaims] = [:]
  private(set) var bases = VariantBases([])
  /// The goldens of each catalog that it does not declare, when its first frame without a golden was compared.
  fileprivate var orphans: [String: [GoldenName]] = [:]
  /// The old names that frames may have had, as far as names tell.
  fileprivate var oldNames: [GoldenName: GoldenName] = [:]

  /// Adds a catalog as a whole, or nothing of it. Throws if two claims name one golden.
  /// - Returns: false for a catalog that was declared before in the same words.
  mutating func add(_ catalog: CatalogClaims) throws -> Bool {
    guard catalogs[catalog.catalog] != catalog else { return false }
    var claims = claims
    try claims.insert(try catalog.goldens())
    self.claims = claims
    catalogs[catalog.catalog] = catalog
    bases.add(catalog)
    return true
  }

  var goldens: [GoldenName] { catalogs.values.flatMap { (try? $0.goldens()) ?? [] }.map(\.name) }
}

extension GoldenSession {
  /// Writes a catalog's declaration to the report, before its first frame. Throws if two claims name one golden.
  package func declare(_ claims: CatalogClaims) throws {
    if try state.withLock({ try $0.declarations.add(claims) }) { try report.write(ReportLine(claims: claims)) }
  }

  /// The undeclared golden that has a new frame's text, of the same state or screen, or a like text where names tell a rename; nil without
  /// one.
  func formerName(of name: GoldenName, text: [UInt8]) -> FormerName? {
    guard name.kind == .frame, !followsNewFrame(name, text) else { return nil }
    let orphans = state.withLock { state in
      if let known = state.declarations.orphans[name.catalog] { return known }
      let claims = state.declarations.catalogs[name.catalog]
      let declared = (try? claims?.goldens()) ?? []
      let disk = declared.isEmpty ? [] : (try? tree.paths(inCatalog: name.catalog)) ?? []
      let completeness = Completeness(declared: declared, disk: disk)
      let found = completeness.orphans.compactMap(\.name).filter { $0.kind == .frame }
      state.declarations.orphans[name.catalog] = found
      guard let claims, !found.isEmpty else { return found }
      let new = Set(completeness.missing.map(\.name)).union(state.results.added)
      for (old, new) in Renaming.all(in: claims, new: new, orphans: completeness.orphans).flatMap(\.names) {
        state.declarations.oldNames[new] = old
      }
      return found
    }
    let renamed = RenamedText(text, of: name)
    func isSame(_ old: GoldenName) -> Bool {
      (old.state == name.state || old.screen == name.screen)
        && tree.content(at: old.path).bytes.map { RenamedText($0, of: old) } == renamed
    }
    // What several screens show is that of the one whose other frames have this screen's texts.
    let screen = state.withLock { $0.results.renames.first { $0.key.screenKey == name.screenKey }?.value.old.screen }
    let same = orphans.first { $0.screen == screen && isSame($0) } ?? orphans.first(where: isSame)
    if let same { return FormerName(name: same, changed: nil) }
    return state.withLock { $0.declarations.oldNames[name] }.flatMap { old in
      tree.content(at: old.path).bytes.flatMap { golden in
        let changed = GoldenBytes.text(golden, under: text)
        let screens = state.withLock { $0.declarations.bases.roots(of: old, name) }
        return RenamedText.isLike(changed, text, naming: screens) ? FormerName(name: old, changed: changed) : nil
      }
    }
  }

  /// Whether a text only says that it is the one of a frame that is new itself.
  private func followsNewFrame(_ name: GoldenName, _ text: [UInt8]) -> Bool {
    let (base, open, added) = state.withLock {
      ($0.declarations.bases.base(of: name, saying: text), $0.results.open, $0.results.added)
    }
    guard let base else { return false }
    let recorded = added.contains(base) ? tree.content(at: base.path).bytes : nil
    return open[base] == .missing || recorded.map { formerName(of: base, text: $0) == nil } ?? false
  }
}

/// The undeclared golden of a renamed frame.
struct FormerName {
  let name: GoldenName
  /// Its text under the new name; nil if it is the frame's.
  let changed: [UInt8]?
}
