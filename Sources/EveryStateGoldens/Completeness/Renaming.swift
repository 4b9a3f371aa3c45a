/// A screen or a state that has another name now, as far as names tell: its goldens have the old one, and declared frames of the same states,
/// in the same variants, have no goldens. Whether their texts are equal is known once the frames are drawn.
struct Renaming {
  /// `Basket`, `Basket / mine`.
  let old: String
  let new: String
  /// All of the old goldens, and of the new frames.
  fileprivate(set) var names: [(old: GoldenName, new: GoldenName)]

  /// Whether this run has drawn the new frames, with the texts of the old goldens.
  fileprivate(set) var isKnown = false

  var words: String { Self.words(old, new) }

  /// The renamed screens and states of a catalog. Where several names fit, none is chosen.
  /// - Parameter new: the declared frames without goldens, and those whose first goldens this run has recorded.
  static func all(in claims: CatalogClaims, new: Set<GoldenName>, orphans: [GoldenPath]) -> [Renaming] {
    let (bases, declared) = (VariantBases([claims]), claims.keys)
    let frames = ((try? claims.goldens()) ?? []).map(\.name).filter { $0.kind == .frame }
    let goldens = orphans.compactMap(\.name).filter { $0.kind == .frame }
    let gone = Set(goldens.map(\.screenKey)).subtracting(declared)
    let old = Dictionary(grouping: goldens) { name in
      declared.contains(name.screenKey) ? bases.root(of: name.screenKey) : name.screenKey.root(among: gone)
    }
    let screens = Dictionary(grouping: frames) { bases.root(of: $0.screenKey) }
    let isNew = screens.mapValues { $0.allSatisfy(new.contains) }
    let (before, now) = (Shapes(old.filter { gone.contains($0.key) }), Shapes(screens.filter { isNew[$0.key] == true }))
    let ofScreens = now.keys.compactMap { shape, key -> Renaming? in
      guard let key, let former = before.keys[shape] ?? nil else { return nil }
      return Renaming(former.screen, key.screen, old[former] ?? [], screens[key] ?? [])
    }
    let ofStates = screens.compactMap { key, frames -> Renaming? in
      let (before, now) = (old[key] ?? [], frames.filter(new.contains))
      let states = [before, now].map { Set($0.map(\.state)) }
      guard isNew[key] == false, states.allSatisfy({ $0.count == 1 }), before.count == now.count,
        Set(before.map(\.screen)) == Set(now.map(\.screen))
      else { return nil }
      return Renaming("\(key.screen) / \(before[0].state)", "\(key.screen) / \(now[0].state)", before, now)
    }
    return (ofScreens + ofStates).sorted { $0.new < $1.new }
  }

  private init(_ old: String, _ new: String, _ goldens: [GoldenName], _ frames: [GoldenName]) {
    (self.old, self.new) = (TerminalText.harmless(old), TerminalText.harmless(new))
    names = zip(goldens.sorted(), frames.sorted()).map { ($0, $1) }
  }

  static func words(_ old: String, _ new: String) -> String { TerminalText.harmless("\(old) is now \(new)") }

  /// The screens with the same states in the same variants; nil for several.
  private struct Shapes {
    private(set) var keys: [Set<[String]>: ScreenKey?] = [:]

    init(_ screens: [ScreenKey: [GoldenName]]) {
      for (key, names) in screens {
        let shape = Set(names.map { [String($0.screen.dropFirst(key.screen.count)), $0.state] })
        keys[shape] = keys[shape] == nil ? key : .some(nil)
      }
    }
  }
}

extension GoldenSession {
  /// The renamed screens and states of a catalog, as far as names tell, and the texts that this run has drawn.
  func renamings(in claims: CatalogClaims, _ completeness: Completeness) -> [Renaming] {
    let (open, added) = state.withLock { ($0.results.open, $0.results.added) }
    let new = Set(completeness.missing.map(\.name)).union(added)
    guard !new.isEmpty, !completeness.orphans.isEmpty else { return [] }
    func isRenamed(_ name: GoldenName) -> Bool? {
      if let verdict = open[name] { return verdict == .renamed }
      let text = added.contains(name) ? tree.content(at: name.path).bytes : nil
      return text.map { formerName(of: name, text: $0) != nil }
    }
    return Renaming.all(in: claims, new: new, orphans: completeness.orphans).compactMap { renaming in
      var kept = renaming
      let known = renaming.names.map { isRenamed($0.new) }
      kept.names = zip(renaming.names, known).filter { $1 != false }.map(\.0)
      kept.isKnown = !known.contains(nil)
      return kept.names.isEmpty ? nil : kept
    }
  }

  /// The renames that explain a text about a catalog as a whole; none if they do not.
  func renamings(explaining old: [UInt8], _ new: [UInt8], of catalog: String) -> [Renaming] {
    guard let claims = state.withLock({ $0.declarations.catalogs[catalog] }), let declared = try? claims.goldens(),
      let disk = try? tree.paths(inCatalog: catalog)
    else { return [] }
    let renamings = renamings(in: claims, Completeness(declared: declared, disk: disk))
    return !renamings.isEmpty && RenamedNames(renamings.flatMap(\.names)).explain(old, new) ? renamings : []
  }

  /// The frames of some renames, without those that have other changes; nil while that is not known of each.
  func frames(of renamings: [Renaming]) -> [GoldenName]? {
    guard !renamings.isEmpty, renamings.allSatisfy(\.isKnown) else { return nil }
    let renames = state.withLock(\.results.renames)
    return renamings.flatMap(\.names).map(\.new).filter { renames[$0]?.isChanged != true }
  }

  /// `Basket is now Cart`, of a frame that has the text of a golden of another name.
  func renaming(of former: GoldenName, to name: GoldenName) -> String {
    let (old, new) = state.withLock { $0.declarations.bases.roots(of: former, name) }
    return former.screen == name.screen
      ? Renaming.words("\(old) / \(former.state)", "\(new) / \(name.state)") : Renaming.words(old, new)
  }
}
