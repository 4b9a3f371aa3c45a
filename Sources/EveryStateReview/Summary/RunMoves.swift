import EveryStateGoldens

/// What moved between two runs: frames that stand otherwise, or whose text is another one.
package struct RunMoves: Sendable {
  /// A frame that moved.
  package struct Move: Equatable, Sendable {
    package let name: GoldenName
    /// How it stood, `matched`; nil for a frame that is new.
    package let before: String?
    /// How it stands; nil for a frame that is gone.
    package let after: String?

    /// `Watchlist / failed: matched -> changed`
    package var words: String {
      switch (before, after) {
      case (let before?, let after?) where before == after: "\(name): \(after), with another text than before"
      case (let before?, let after?): "\(name): \(before) -> \(after)"
      case (nil, let after?): "\(name): new, \(after)"
      case (_, nil): "\(name): gone"
      }
    }
  }

  /// The frames that moved, sorted.
  package let moves: [Move]

  /// - Parameters:
  ///   - before: the earlier run; nil where there was none.
  ///   - after: the later run.
  package init(from before: RunReport?, to after: RunReport) {
    let (old, new) = (Self.stands(before), Self.stands(after))
    // What a part of the tests left out has not gone: it is declared still, or its catalog is not known to this run.
    let declared = Set(after.notRun)
    let catalogs = Set(after.claims.map(\.catalog))
    moves = Set(old.keys).union(new.keys).sorted().compactMap { name in
      let (was, now) = (old[name], new[name])
      if was == now
        || (now == nil && (name.kind != .frame || declared.contains(name) || !catalogs.contains(name.catalog)))
      {
        return nil
      }
      return Move(name: name, before: was?.word, after: now?.word)
    }
  }

  private struct Stand: Equatable {
    let word: String
    let digest: String?
  }

  private static func stands(_ report: RunReport?) -> [GoldenName: Stand] {
    var result: [GoldenName: Stand] = [:]
    for outcome in report?.outcomes ?? [] {
      result[outcome.name] = Stand(word: outcome.verdict.rawValue, digest: outcome.actualDigest)
    }
    for frame in report?.unfinished ?? [] { result[frame.name] = Stand(word: frame.verdict.rawValue, digest: nil) }
    return result
  }
}
