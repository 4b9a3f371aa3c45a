import EveryStateGoldens

/// What `mutate --json` prints.
///
/// | key | value |
/// |---|---|
/// | `exitStatus` | 0 where every change was noticed, else 1 |
/// | `counts` | changes by result: `killed`, `survived`, `notCompiled`, `timedOut` |
/// | `notTried` | changes that were not tried for want of time |
/// | `leftAlone` | modifiers that change nothing in text |
/// | `changes` | each change that was tried, in the order of the sources |
/// | ... `file`, `line`, `old`, `new` | the line before and after; no `new` where the line is gone |
/// | ... `kind` | `condition`, `binding`, `operator`, `boolean`, `assignment`, `argument`, `action`, `modifier`, `call`, `catch`, `try` or `return` |
/// | ... `result`, `hint` | one of the words of `counts`; for a survivor what would have caught it |
extension JSONDocument {
  /// - Parameters:
  ///   - run: the results.
  ///   - sources: the files' bytes.
  ///   - invisibleCount: how many modifiers were not deleted, as they change nothing in text.
  ///   - hints: what would have caught the survivors.
  package init(
    _ run: MutationRun, sources: [String: [UInt8]], invisibleCount: Int, hints: MutationHints = MutationHints()
  ) {
    self.init("mutate", exitStatus: run.count(.survived) == 0 ? 0 : 1)
    self["changes"] = run.results.map { place, result in
      let (old, new) = place.lines(in: sources[place.file] ?? [])
      return [
        "file": place.file, "line": place.line, "kind": place.kind.rawValue, "result": result.rawValue, "old": old,
        "new": new, "hint": result == .survived ? hints.hint(for: place) : nil,
      ] as JSONObject
    }
    self["counts"] = Dictionary(grouping: run.results, by: \.result.rawValue).mapValues(\.count)
    self["notTried"] = run.leftOutCount
    self["leftAlone"] = invisibleCount
  }
}
