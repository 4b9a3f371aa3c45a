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

  /// `Watchlist -> Markets`, or `Watchlist / own -> Watchlist / mine` for a state.
  package var title: String {
    let (old, new) = (frames[0].old, frames[0].new)
    return old.screen == new.screen ? "\(old) -> \(new)" : "\(old.screen) -> \(new.screen)"
  }

  /// `1 frame`, `24 frames`.
  package var size: String { counted(frames.count, "frame") }

  /// The part of the rename that concerns some frames; nil if none does.
  func among(_ names: Set<GoldenName>) -> Rename? {
    let own = frames.filter { names.contains($0.new) }
    return own.isEmpty ? nil : Rename(frames: own)
  }
}

extension Review {
  /// The renames, in the order of the new names. A golden and a frame belong to at most one rename.
  package func renames() throws -> [Rename] {
    // Without a new frame there is no rename, and the goldens need not be listed.
    newFrames.isEmpty ? [] : renames(among: try orphans())
  }

  func renames(among orphans: [GoldenPath]) -> [Rename] {
    let orphans = orphans.compactMap { path in path.name.flatMap { $0.kind == .frame ? $0 : nil } }
    let new = newFrames
    guard !orphans.isEmpty, !new.isEmpty else { return [] }
    return Renames(
      old: orphans.compactMap { name in tree.content(at: name.path).bytes.map { (name, $0) } },
      new: new.compactMap { frame in currentText(of: frame).map { (frame.name, $0) } }
    ).all
  }

  /// The commands that accept a rename, and that discard only its new texts.
  func commands(for rename: Rename) -> GoldenCommands {
    let screen = rename.frames[0].new
    let own = Set(rename.frames.map(\.new))
    // The screen's name is enough, unless another frame has it.
    let isWhole = frames.allSatisfy { $0.name.screen != screen.screen || own.contains($0.name) || $0.standing != .open }
    if own.count > 1, isWhole { return GoldenCommands(selectors: [Selection.written(screen.screen)]) }
    return GoldenCommands(selectors: rename.frames.map { selector(of: $0.new) })
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
      return outcome.verdict == .missing && frame.standing == .open
        || outcome.verdict == .recorded && outcome.goldenDigest == nil && frame.standing == .settled
    }
  }
}

/// Pairs goldens with frames: screens first, each with the one that shares most of its frames, then states within a screen.
private struct Renames {
  /// The goldens' names by their text, sorted.
  private let byBody: [ArraySlice<UInt8>: [GoldenName]]
  private let new: [(name: GoldenName, text: [UInt8])]

  init(old: [(GoldenName, [UInt8])], new: [(GoldenName, [UInt8])]) {
    byBody = Dictionary(grouping: old) { GoldenBytes.body(of: $0.1) }.mapValues { $0.map(\.0).sorted() }
    self.new = new.sorted { $0.0 < $1.0 }
  }

  var all: [Rename] {
    var (taken, found): (Set<GoldenName>, [Rename]) = ([], [])
    let screens = Dictionary(grouping: pairs { $0.state == $1.state && $0.screen != $1.screen }) {
      [$0.old.screen, $0.new.screen]
    }
    let ranked = screens.sorted { ($1.value.count, $0.key[0], $0.key[1]) < ($0.value.count, $1.key[0], $1.key[1]) }
    for frames in ranked.map(\.value) + pairs({ $0.screen == $1.screen }).map({ [$0] }) {
      let free = frames.filter { !taken.contains($0.old) && !taken.contains($0.new) }
      guard !free.isEmpty else { continue }
      taken.formUnion(free.flatMap { [$0.old, $0.new] })
      found.append(Rename(frames: free))
    }
    return found.sorted { $0.frames[0].new < $1.frames[0].new }
  }

  private func pairs(_ mayPair: (GoldenName, GoldenName) -> Bool) -> [Rename.Frame] {
    new.flatMap { new in
      (byBody[GoldenBytes.body(of: new.text)] ?? []).filter { $0.catalog == new.name.catalog && mayPair($0, new.name) }
        .prefix(1).map { Rename.Frame(old: $0, new: new.name) }
    }
  }
}
