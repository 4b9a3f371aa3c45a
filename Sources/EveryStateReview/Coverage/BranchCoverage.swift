import EveryStateGoldens

/// Which sides of the app's `if`s and `switch`es, and which bodies of `ForEach`, stand in which goldens: by the branches that each frame
/// of a run had drawn when it was taken, and the sources.
package struct BranchCoverage: Sendable {
  /// A side, and the frames that draw it.
  package struct Side: Sendable {
    package let branch: SourceBranch
    /// Sorted.
    package let frames: [GoldenName]
    /// Whether it stands in a side that no golden draws, so that it says nothing by itself.
    let isInsideUndrawn: Bool
  }
  /// File by file, from the top.
  package let sides: [Side]
  /// Whether the run knows of branches at all.
  package let isKnown: Bool

  /// - Parameters:
  ///   - branches: those of the sources.
  ///   - outcomes: what came of each frame.
  ///   - module: the module that a file belongs to.
  package init(_ branches: [SourceBranch], in outcomes: [ReportOutcome], module: (_ file: String) -> String?) {
    var frames: [DrawnBranch: [GoldenName]] = [:]
    for outcome in outcomes {
      for branch in outcome.notes.branches.flatMap(DrawnBranch.all) { frames[branch, default: []].append(outcome.name) }
    }
    isKnown = !frames.isEmpty
    var undrawn: [String: Set<SourcePlace>] = [:]
    sides = branches.map { branch in
      let name = branch.file.split(separator: "/").last.map(String.init) ?? branch.file
      let place = DrawnBranch(
        file: (module(branch.file) ?? "") + "/" + name, mark: DrawnBranch.Mark(branch.kind), place: branch.place)
      let drawn = frames[place]?.sorted() ?? []
      // What is outside comes first.
      let isInside = branch.enclosing.map { undrawn[branch.file]?.contains($0) == true } ?? false
      if drawn.isEmpty, branch.kind != .skipped { undrawn[branch.file, default: []].insert(branch.place) }
      return Side(branch: branch, frames: drawn, isInsideUndrawn: drawn.isEmpty && isInside)
    }
  }

  /// The sides that no golden draws.
  package var undrawn: [Side] { sides.filter(\.frames.isEmpty) }
  /// The sides that stand in one golden only.
  package var drawnOnce: [Side] { sides.filter { $0.frames.count == 1 } }
}

/// A branch as a report tells it.
private struct DrawnBranch: Hashable {
  enum Mark: Character {
    case skipped = "-"
    case rows = "*"

    init?(_ kind: SourceBranch.Kind) {
      switch kind {
      case .skipped: self = .skipped
      case .rows: self = .rows
      case .taken, .otherwise, .case: return nil
      }
    }
  }
  let file: String
  let mark: Mark?
  let place: SourcePlace

  /// Reads `App/Basket.swift:12.9,-15.7,*20.5`.
  static func all(_ text: String) -> [DrawnBranch] {
    guard let colon = text.lastIndex(of: ":") else { return [] }
    let file = String(text[..<colon])
    return text[text.index(after: colon)...].split(separator: ",").compactMap { part in
      let mark = part.first.flatMap(Mark.init)
      return SourcePlace(mark == nil ? part : part.dropFirst()).map { DrawnBranch(file: file, mark: mark, place: $0) }
    }
  }
}
