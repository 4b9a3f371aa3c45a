import EveryStateGoldens

/// Undeclared goldens that equal new frames of another name.
package struct Rename: Equatable, Sendable {
  /// A golden, and the new frame with the same text.
  package struct Frame: Equatable, Sendable {
    package let old: GoldenName
    package let new: GoldenName
  }

  /// The frames, sorted by their new names.
  package let frames: [Frame]
  /// The matrix and the map, if only the new names distinguish them from their goldens.
  package fileprivate(set) var followers: [GoldenName] = []

  /// How many frames have changed besides their names.
  private let changedCount: Int

  init(frames: [Frame], changed: Int = 0) { (self.frames, changedCount) = (frames, changed) }

  /// Both parts of one rename, the frames of the screen without variants first.
  fileprivate func joined(with other: Rename, of screen: ScreenKey) -> Rename {
    let all = (frames + other.frames).sorted {
      ($0.new.screenKey == screen ? 0 : 1, $0.new) < ($1.new.screenKey == screen ? 0 : 1, $1.new)
    }
    var rename = Rename(frames: all, changed: changedCount + other.changedCount)
    rename.followers = followers + other.followers
    return rename
  }

  /// `Watchlist -> Markets`, or `Watchlist / own -> Watchlist / mine` for a state.
  package var title: String {
    let (old, new) = (frames[0].old, frames[0].new)
    return old.screen == new.screen ? "\(old) -> \(new)" : "\(old.screen) -> \(new.screen)"
  }

  /// `1 frame`, `24 frames, the coverage matrix and the map`.
  package var size: String { AffectedTexts(names).words() }

  /// `Watchlist -> Markets, 24 frames, otherwise unchanged`.
  package var words: String { "\(title), \(remark)" }

  /// What is said beside its title.
  var remark: String {
    if changedCount == 0 { return "\(size), otherwise unchanged" }
    return size + (changedCount == frames.count ? ", with changes" : "; \(changedCount) also changed")
  }

  /// The new names of all that is accepted with it.
  package var names: [GoldenName] { frames.map(\.new) + followers }

  /// The part of the rename that concerns some frames; nil if none does.
  func among(_ names: Set<GoldenName>) -> Rename? {
    var rename = Rename(frames: frames.filter { names.contains($0.new) })
    if rename.frames.count == frames.count { rename.followers = followers.filter(names.contains) }
    return rename.frames.isEmpty ? nil : rename
  }
}

extension Review {
  /// The renames, in the order of the new names. A golden and a frame belong to at most one rename.
  func findRenames() -> [Rename] {
    let new = newFrames
    // Without a new frame there is no rename, and the goldens need not be listed.
    let orphans = new.isEmpty ? [] : ((try? orphans()) ?? []).compactMap(\.name).filter { $0.kind == .frame }
    guard !orphans.isEmpty else { return [] }
    let bases = Dictionary(report.claims.flatMap { claims in claims.screens.map { ($0.screen, $0.variantOf) } }) { $1 }
    var renames = Renames(
      old: orphans.compactMap { name in tree.content(at: name.path).bytes.map { (name, $0) } },
      new: new.compactMap { frame in currentText(of: frame).map { (frame.name, $0) } },
      bases: bases.compactMapValues(\.self)
    ).all
    let open = frames.filter { $0.standing == .open }
    let ofCatalogs = open.filter { $0.name.kind == .matrix } + open.filter { $0.name.kind == .map }
    for index in renames.indices {
      let pairs = renames[index].frames + changedRenames.flatMap(\.frames)
      let names = RenamedNames(pairs.map { ($0.old, $0.new) })
      renames[index].followers = ofCatalogs.map(\.name).filter { name in
        name.catalog == renames[index].frames[0].new.catalog && explains(names, name)
      }
    }
    return renames
  }

  /// The renamed frames that have changed, too.
  func findChangedRenames() -> [Rename] {
    let pairs = frames.compactMap { frame in
      frame.standing == .open
        ? frame.outcome?.former.map { Rename.Frame(old: $0, new: frame.name) } : nil
    }
    let bases = VariantBases(report.claims)
    return Dictionary(grouping: pairs) { pair in
      [bases.root(of: pair.new.screenKey).screen] + (pair.old.screen == pair.new.screen ? [pair.new.state] : [])
    }.values.map { Rename(frames: $0, changed: $0.count) }.sorted { $0.frames[0].new < $1.frames[0].new }
  }

  /// Each rename once: its frames that have changed are joined with the others.
  package var joinedRenames: [Rename] {
    let bases = VariantBases(report.claims)
    func key(_ rename: Rename) -> [String] {
      let (old, new) = (rename.frames[0].old, rename.frames[0].new)
      let screen = bases.root(of: new.screenKey)
      return [screen.catalog, screen.screen] + (old.screen == new.screen ? [old.state, new.state] : [])
    }
    return changedRenames.reduce(into: renames) { all, rename in
      guard let place = all.firstIndex(where: { key($0) == key(rename) }) else { return all.append(rename) }
      all[place] = all[place].joined(with: rename, of: bases.root(of: rename.frames[0].new.screenKey))
    }
  }

  /// The old name of each renamed frame, by its new one.
  package var oldNames: [GoldenName: GoldenName] {
    Dictionary((renames + changedRenames).flatMap { $0.frames.map { ($0.new, $0.old) } }) { $1 }
  }

  private func explains(_ names: RenamedNames, _ name: GoldenName) -> Bool {
    guard let old = texts[name]?.golden.bytes, let new = texts[name]?.pending else { return false }
    return names.explain(old, new)
  }

  /// The commands that accept a rename, and that discard only its new texts.
  func commands(for rename: Rename) -> GoldenCommands {
    let own = Set(rename.names)
    var selectors: [String] = []
    for name in rename.names {
      // The screen's name is enough, unless another frame has it.
      let isWhole =
        name.kind == .frame
        && frames.allSatisfy {
          $0.name.screen != name.screen || own.contains($0.name) || $0.standing != .open
        } && own.count { $0.screen == name.screen } > 1
      let selector = isWhole ? Selection.written(name.screen) : selector(of: name)
      if !selectors.contains(selector) { selectors.append(selector) }
    }
    return GoldenCommands(selectors: selectors)
  }

  /// Removes only the old goldens of a rename whose new ones the run has recorded.
  func acceptCommand(for rename: Rename) -> String {
    let isOpen = frames.contains { $0.name == rename.frames[0].new && $0.standing == .open }
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
  /// The screen that each variant is one of.
  private let bases: [String: String]

  /// The most goldens with one text that a frame is paired with.
  private static let candidates = 20

  init(old: [(GoldenName, [UInt8])], new: [(GoldenName, [UInt8])], bases: [String: String]) {
    byText = Dictionary(grouping: old) { RenamedText($0.1, of: $0.0) }.mapValues { $0.map(\.0).sorted() }
    self.new = new.sorted { $0.0 < $1.0 }
    self.bases = bases
  }

  var all: [Rename] {
    var (taken, found): (Set<GoldenName>, [Rename]) = ([], [])
    let screens = Dictionary(grouping: pairs { $0.state == $1.state && $0.screen != $1.screen }) {
      self.screens($0.old.screen, $0.new.screen)
    }
    let states = Dictionary(grouping: pairs { $0.screen == $1.screen }) {
      [root($0.new.screen), $0.old.state, $0.new.state]
    }
    for frames in [screens, states].flatMap(Self.ranked) {
      var free: [Rename.Frame] = []
      for frame in frames where !taken.contains(frame.old) && !taken.contains(frame.new) {
        free.append(frame)
        taken.formUnion([frame.old, frame.new])
      }
      if !free.isEmpty { found.append(Rename(frames: free)) }
    }
    return found.sorted { $0.frames[0].new < $1.frames[0].new }
  }

  /// The most frequent first.
  private static func ranked(_ pairs: [[String]: [Rename.Frame]]) -> [[Rename.Frame]] {
    pairs.sorted {
      $0.value.count == $1.value.count ? $0.key.lexicographicallyPrecedes($1.key) : $0.value.count > $1.value.count
    }.map(\.value)
  }

  private func root(_ screen: String) -> String {
    guard let base = bases[screen], base.utf8.count < screen.utf8.count else { return screen }
    return root(base)
  }

  /// The two screens without what the names of their variants add.
  private func screens(_ old: String, _ new: String) -> [String] {
    guard let base = bases[new], new.hasPrefix(base + " ") else { return [old, new] }
    let variant = new.dropFirst(base.count)
    return old.hasSuffix(variant) && old.count > variant.count
      ? screens(String(old.dropLast(variant.count)), base) : [old, new]
  }

  private func pairs(_ mayPair: (GoldenName, GoldenName) -> Bool) -> [Rename.Frame] {
    new.flatMap { new in
      (byText[RenamedText(new.text, of: new.name)] ?? []).filter {
        $0.catalog == new.name.catalog && mayPair($0, new.name)
      }.prefix(Self.candidates).map { Rename.Frame(old: $0, new: new.name) }
    }
  }
}
