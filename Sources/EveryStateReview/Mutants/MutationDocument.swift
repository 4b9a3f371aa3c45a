import EveryStateGoldens

/// The document that `mutate --json` prints, with sorted keys. A key that has nothing to say is left out. New keys may come; the present
/// ones keep their meaning as long as `format` is 1.
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
package struct MutationDocument: JSONDocument {
  package let exitStatus: Int
  private let object: JSONObject

  /// - Parameters:
  ///   - run: the results.
  ///   - sources: the files' bytes.
  ///   - invisibleCount: how many modifiers were not deleted, as they change nothing in text.
  ///   - hints: what would have caught the survivors.
  package init(
    _ run: MutationRun, sources: [String: [UInt8]], invisibleCount: Int, hints: MutationHints = MutationHints()
  ) {
    exitStatus = run.count(.survived) == 0 ? 0 : 1
    let changes = run.results.map { place, result in
      let (old, new) = place.lines(in: sources[place.file] ?? [])
      return [
        "file": place.file, "line": place.line, "kind": place.kind.rawValue, "result": result.rawValue, "old": old,
        "new": new, "hint": result == .survived ? hints.hint(for: place) : nil,
      ] as JSONObject
    }
    object = [
      "format": RunDocument.format, "command": "mutate", "exitStatus": exitStatus,
      "counts": Dictionary(grouping: run.results, by: \.result.rawValue).mapValues(\.count),
      "notTried": run.leftOutCount, "leftAlone": invisibleCount, "changes": changes,
    ]
  }

  package func encode(to encoder: any Encoder) throws { try object.encode(to: encoder) }
}
