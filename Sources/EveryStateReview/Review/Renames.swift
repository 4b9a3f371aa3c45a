import EveryStateGoldens

extension Review {
  /// The renames, in the order of the new names. A golden and a frame belong to at most one rename.
  func findRenames() -> [Rename] {
    let new = newFrames
    // Without a new frame there is no rename, and the goldens need not be listed.
    let orphans = new.isEmpty ? [] : ((try? orphans()) ?? []).compactMap(\.name).filter { $0.kind == .frame }
    let bases = VariantBases(report.claims)
    let drawn = Dictionary(new.map { ($0.name, currentText(of: $0)) }) { $1 }.compactMapValues(\.self)
    let same = Renames(
      old: orphans.compactMap { name in tree.content(at: name.path).bytes.map { (name, $0) } },
      new: drawn.map { ($0.key, $0.value) },
      bases: bases
    ).all
    let open = frames.filter { $0.standing == .open }
    let changed = open.compactMap { frame in
      frame.outcome?.former.map { Rename.Frame(old: $0, new: frame.name, isChanged: true) }
    }
    let ofCatalogs = open.filter { $0.name.kind == .matrix } + open.filter { $0.name.kind == .map }
    let renamed = Set((same + changed).map(\.new))
    return Rename.all(
      // A text that only says that it is its screen's has the name that this has.
      (same + changed).filter { frame in
        let base = drawn[frame.new].flatMap { bases.base(of: frame.new, saying: $0) }
        return base.map { renamed.contains($0) || drawn[$0] == nil } ?? true
      },
      following: ofCatalogs.compactMap { texts[$0.name]?.change(of: $0.name, former: nil, in: tree) })
  }

  /// The old name of each renamed frame, by its new one.
  package var oldNames: [GoldenName: GoldenName] {
    Dictionary(renames.flatMap { $0.frames.map { ($0.new, $0.old) } }) { $1 }
  }

  /// Orphaned goldens without the old ones of renamed frames.
  /// - Parameter names: the new names of these frames; nil for all.
  package func withoutOldNames(_ orphans: [GoldenPath], of names: Set<GoldenName>? = nil) -> [GoldenPath] {
    let former = Set(oldNames.filter { names?.contains($0.key) != false }.values.map(\.path))
    return orphans.filter { !former.contains($0) }
  }

  /// Some frames with the matrices and maps that follow from the renames of all of them.
  package func withFollowers(_ frames: [ReviewedFrame]) -> [ReviewedFrame] {
    let names = Set(frames.map(\.name))
    let left = renames.filter { !names.isSuperset(of: $0.frames.map(\.new)) }.flatMap(\.followers)
    let more = Set(renames.flatMap(\.followers)).subtracting(left).subtracting(names)
    return frames + self.frames.filter { more.contains($0.name) }
  }

  /// The commands that accept a rename, and that discard only its new texts.
  func commands(for rename: Rename) -> GoldenCommands {
    let open = (frames + removed).filter { $0.standing == .open }
    let known = Dictionary(open.map { ($0.name, $0) }) { first, _ in first }
    let own = rename.allNames.compactMap { known[$0] }
    var commands = GoldenCommands(own.map(\.name), among: open.map(\.name), selector: selector)
    if own.contains(where: \.isRemoved) { commands.digest = digest(of: own) }
    return commands
  }

  /// A part of a run removes no golden.
  func acceptCommand(for rename: Rename) -> String {
    let isOpen = (frames + removed).contains { $0.standing == .open && rename.allNames.contains($0.name) }
    return isOpen ? commands(for: rename).accept() : "swift run everystate prune --yes"
  }

  private var newFrames: [ReviewedFrame] {
    frames.filter { frame in
      guard let outcome = frame.outcome, frame.name.kind == .frame else { return false }
      // A run that records has accepted the new name.
      return [.missing, .renamed].contains(outcome.verdict) && frame.standing == .open
        || outcome.verdict == .recorded && outcome.goldenDigest == nil && frame.standing == .settled
    }
  }
}

/// Pairs goldens with frames: screens with their variants first, each with the one that shares most of its frames, then states within a
/// screen.
private struct Renames {
  /// The goldens' names by their text, sorted.
  private let byText: [RenamedText: [GoldenName]]
  private let new: [(name: GoldenName, text: [UInt8])]
  private let bases: VariantBases

  /// The most goldens with one text that a frame is paired with.
  private static let candidates = 20

  init(old: [(GoldenName, [UInt8])], new: [(GoldenName, [UInt8])], bases: VariantBases) {
    byText = Dictionary(grouping: old) { RenamedText($0.1, of: $0.0) }.mapValues { $0.map(\.0).sorted() }
    self.new = new.sorted { $0.0 < $1.0 }
    self.bases = bases
  }

  var all: [Rename.Frame] {
    var (taken, found): (Set<GoldenName>, [Rename.Frame]) = ([], [])
    let screens = Dictionary(grouping: pairs { $0.state == $1.state && $0.screen != $1.screen }) {
      let (old, new) = bases.roots(of: $0.old, $0.new)
      return [old, new]
    }
    let states = Dictionary(grouping: pairs { $0.screen == $1.screen }) {
      [bases.root(of: $0.new.screenKey).screen, $0.old.state, $0.new.state]
    }
    for frame in [screens, states].flatMap(Self.ranked).joined()
    where !taken.contains(frame.old) && !taken.contains(frame.new) {
      found.append(frame)
      taken.formUnion([frame.old, frame.new])
    }
    return found
  }

  /// The most frequent first.
  private static func ranked(_ pairs: [[String]: [Rename.Frame]]) -> [[Rename.Frame]] {
    pairs.sorted {
      $0.value.count == $1.value.count ? $0.key.lexicographicallyPrecedes($1.key) : $0.value.count > $1.value.count
    }.map(\.value)
  }

  private func pairs(_ mayPair: (GoldenName, GoldenName) -> Bool) -> [Rename.Frame] {
    new.flatMap { new in
      (byText[RenamedText(new.text, of: new.name)] ?? []).filter {
        $0.catalog == new.name.catalog && mayPair($0, new.name)
      }.prefix(Self.candidates).map { Rename.Frame(old: $0, new: new.name) }
    }
  }
}
