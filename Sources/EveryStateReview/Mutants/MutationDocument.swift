import EveryStateGoldens

/// What `mutate --json` prints: one document with sorted keys. A key that has nothing to say is left out. New keys may come; those that
/// are here keep their meaning as long as `format` is 1.
package struct MutationDocument: JSONDocument {
  let format = RunDocument.format
  let command = "mutate"
  /// 0 where every change was noticed, else 1.
  package let exitStatus: Int
  /// Changes by what became of them: `killed`, `survived`, `notCompiled`, `timedOut`.
  let counts: [String: Int]
  /// How many were not tried, for want of time.
  let notTried: Int
  /// How many modifiers were left alone, as they change nothing in text.
  let leftAlone: Int
  /// Each change that was tried, in the order of the sources.
  let changes: [Change]

  struct Change: Encodable, Sendable {
    /// From the package's root.
    let file: String
    let line: Int
    /// What was changed: `condition`, `binding`, `operator`, `boolean`, `assignment`, `argument`, `action`, `modifier`, `call`, `catch`,
    /// `try` or `return`.
    let kind: String
    /// One of the words of `counts`.
    let result: String
    /// The line before.
    let old: String
    /// The line after; left out where it is gone.
    let new: String?
    /// Of a survivor what would have caught it, in a sentence.
    let hint: String?
  }

  /// - Parameters:
  ///   - run: what came of the changes.
  ///   - sources: the files' bytes.
  ///   - invisibleCount: how many modifiers were not deleted, as they change nothing in text.
  ///   - hints: what would have caught the survivors.
  package init(
    _ run: MutationRun, sources: [String: [UInt8]], invisibleCount: Int, hints: MutationHints = MutationHints()
  ) {
    exitStatus = run.count(.survived) == 0 ? 0 : 1
    counts = Dictionary(grouping: run.results, by: \.result.rawValue).mapValues(\.count)
    notTried = run.leftOutCount
    leftAlone = invisibleCount
    changes = run.results.map { place, result in
      let (old, new) = place.lines(in: sources[place.file] ?? [])
      return Change(
        file: place.file, line: place.line, kind: place.kind.rawValue, result: result.rawValue, old: old, new: new,
        hint: result == .survived ? hints.hint(for: place) : nil)
    }
  }
}
