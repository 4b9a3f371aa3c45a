import EveryStateGoldens

/// Which sides of the app's `if`s and `switch`es stand in which goldens: by the branches that each frame of a run had drawn when it
/// was taken, and the sources.
public struct BranchCoverage: Sendable {
  /// A side, and the frames that draw it.
  public struct Side: Sendable {
    public let branch: SourceBranch
    /// Sorted.
    public let frames: [GoldenName]
  }
  /// File by file, from the top.
  public let sides: [Side]
  /// Whether the run knows of branches at all.
  public let isKnown: Bool

  /// - Parameters:
  ///   - branches: those of the sources.
  ///   - outcomes: what came of each frame.
  ///   - module: the module that a file belongs to.
  public init(_ branches: [SourceBranch], in outcomes: [ReportOutcome], module: (_ file: String) -> String?) {
    var frames: [DrawnBranch: [GoldenName]] = [:]
    for outcome in outcomes {
      for branch in outcome.notes.branches.flatMap(DrawnBranch.all) { frames[branch, default: []].append(outcome.name) }
    }
    isKnown = !frames.isEmpty
    sides = branches.map { branch in
      let name = branch.file.split(separator: "/").last.map(String.init) ?? branch.file
      let place = DrawnBranch(
        file: (module(branch.file) ?? "") + "/" + name, line: branch.builderLine, isSkipped: branch.kind == .skipped)
      return Side(branch: branch, frames: frames[place]?.sorted() ?? [])
    }
  }

  /// The sides that no golden draws.
  public var undrawn: [Side] { sides.filter(\.frames.isEmpty) }
  /// The sides that stand in one golden only.
  public var drawnOnce: [Side] { sides.filter { $0.frames.count == 1 } }

  /// What a person reads: the sides without a golden, those in one only, then the sum.
  public var lines: [String] {
    var lines: [String] = []
    var file = ""
    for side in sides where side.frames.count < 2 {
      if side.branch.file != file {
        if !lines.isEmpty { lines.append("") }
        file = side.branch.file
        lines.append(file)
      }
      let frame = side.frames.first.map { "only \($0.screen) / \($0.state)" }
      lines.append("  \(file):\(side.branch.line): \(side.branch.words): \(frame ?? "no golden draws it")")
    }
    if !lines.isEmpty { lines.append("") }
    let more = sides.count - undrawn.count - drawnOnce.count
    lines.append(
      "\(sides.count) \(sides.count == 1 ? "branch" : "branches"): \(more) in several goldens, \(drawnOnce.count) in one only, "
        + "\(undrawn.count) in none.")
    return lines.map(TerminalText.harmless)
  }
}

/// A branch as a report tells it.
private struct DrawnBranch: Hashable {
  let file: String
  let line: Int
  let isSkipped: Bool

  /// Reads `App/Basket.swift:12,-15`.
  static func all(_ text: String) -> [DrawnBranch] {
    guard let colon = text.lastIndex(of: ":") else { return [] }
    let file = String(text[..<colon])
    return text[text.index(after: colon)...].split(separator: ",").compactMap { number in
      Int(number).map { DrawnBranch(file: file, line: abs($0), isSkipped: $0 < 0) }
    }
  }
}

extension SourceBranch {
  /// The side as a person names it.
  var words: String {
    let short = subject.count > 60 ? subject.prefix(57) + "..." : subject[...]
    return switch kind {
    case .taken: "if \(short)"
    case .otherwise: "else of if \(short)"
    case .skipped: "not if \(short)"
    case .case: short.last == ":" ? String(short.dropLast()) : String(short)
    }
  }
}
