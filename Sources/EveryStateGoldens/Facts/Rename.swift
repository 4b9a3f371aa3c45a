/// A screen with its variants, or a state, that has a new name: goldens that no catalog declares, and the frames that replace them.
package struct Rename: Equatable, Sendable {
  package struct Frame: Equatable, Sendable, Codable {
    package let old: GoldenName
    package let new: GoldenName
    /// Whether it has another text, too.
    package let isChanged: Bool

    package init(old: GoldenName, new: GoldenName, isChanged: Bool = false) {
      (self.old, self.new, self.isChanged) = (old, new, isChanged)
    }
  }

  /// The frames, sorted by their new names.
  package let frames: [Frame]
  /// The matrix and the map, if only new names distinguish them from their goldens.
  package let followers: [GoldenName]
  /// Those that other changes change, too.
  private let touched: [GoldenName]
  /// The frame that names it: the first of the whole rename, even if only others are left.
  private let first: Frame

  /// The renames that some frames make, one for a screen with its variants or for a state, in the order of the new names.
  /// - Parameter changes: those of matrices and maps, which may follow.
  package static func all(_ frames: [Frame], following changes: [FrameChange]) -> [Rename] {
    let (olds, news) = (Set(frames.map(\.old.screenKey)), Set(frames.map(\.new.screenKey)))
    /// The screens without the variant that both names add; nil for another variant.
    func roots(_ frame: Frame) -> [String]? {
      let (old, new) = (frame.old.screenKey.root(among: olds).screen, frame.new.screenKey.root(among: news).screen)
      return frame.old.screen.dropFirst(old.count) == frame.new.screen.dropFirst(new.count) ? [old, new] : nil
    }
    func key(_ frame: Frame) -> [String] {
      [frame.new.catalog] + (roots(frame) ?? [frame.old.screen, frame.new.screen])
        + (frame.old.screen == frame.new.screen ? [frame.old.state, frame.new.state] : [])
    }
    let catalogs = Dictionary(grouping: frames.filter { roots($0) != nil }, by: \.new.catalog).mapValues {
      RenamedNames($0.map { ($0.old, $0.new) })
    }
    func names(of catalog: String, where isOf: (RenamedNames, [UInt8], [UInt8]) -> Bool) -> [GoldenName] {
      changes.filter { change in
        guard change.name.kind != .frame, change.name.catalog == catalog, let old = change.old else { return false }
        return catalogs[catalog].map { isOf($0, old, change.new) } ?? false
      }.map(\.name)
    }
    return Dictionary(grouping: frames, by: key).values.map { own in
      let own = own.sorted { $0.new < $1.new }
      // What says more than new names is a change of its own.
      let whole = names(of: own[0].new.catalog) { $0.explain($1, $2) }
      let part = names(of: own[0].new.catalog) { $0.explainPart(of: $1, $2) }
      // Of frames that have all changed, the lines follow from their changes.
      return Rename(
        frames: own, followers: own.allSatisfy(\.isChanged) ? [] : whole, touched: part.filter { !whole.contains($0) },
        first: own[0])
    }.sorted { $0.frames[0].new < $1.frames[0].new }
  }

  /// `Watchlist -> Markets`, or `Watchlist / own -> Watchlist / mine` for a state.
  package var title: String {
    let (old, new) = (first.old, first.new)
    return old.screen == new.screen ? "\(old) -> \(new)" : "\(old.screen) -> \(new.screen)"
  }

  /// `renamed: Watchlist -> Markets, 24 frames, otherwise unchanged`.
  var line: String { "renamed: \(title), \(remark)" }

  /// What is said beside its title: `24 frames, the coverage matrix and the map, otherwise unchanged`.
  package var remark: String {
    let (size, changed) = (AffectedTexts(names).words(), frames.count(where: \.isChanged))
    let own =
      changed == 0
      ? ", otherwise unchanged" : changed == frames.count ? ", with changes" : "; \(changed) also changed"
    return size + own + (touched.isEmpty ? "" : "; also lines of \(AffectedTexts(touched).words())")
  }

  /// The new names of all that is accepted with it.
  package var names: [GoldenName] { frames.map(\.new) + followers }

  /// They, and the names of the goldens that go.
  package var allNames: [GoldenName] { names + frames.map(\.old) }

  /// Those of texts that have changed by it alone.
  package var unchangedNames: [GoldenName] { frames.filter { !$0.isChanged }.map(\.new) + followers }

  /// The part of the rename that changes nothing else and concerns some frames; nil if none does.
  package func unchanged(among names: Set<GoldenName>) -> Rename? {
    let all = frames.filter { !$0.isChanged }
    // Of a rename that the run has recorded, the old goldens are left.
    let own = all.filter { names.contains($0.new) || names.contains($0.old) }
    return own.isEmpty
      ? nil
      : Rename(
        frames: own, followers: own.count == all.count ? followers.filter(names.contains) : [], touched: touched,
        first: first)
  }
}
