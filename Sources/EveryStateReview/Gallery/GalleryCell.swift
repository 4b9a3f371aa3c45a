import EveryStateGoldens

/// One cell of the sheet: a state of a screen with its goldens, verdict and findings.
struct GalleryCell {
  /// The state or storyboard; several for states that are waived for one reason.
  let state: String
  let content: Content
  let verdict: Verdict
  let facts: Facts
  var findings: [GalleryFinding] = []

  enum Content {
    /// Texts: the golden, and the new one that waits for a decision.
    case texts(golden: [UInt8]?, new: [UInt8]?)
    /// A stopped storyboard: the part it reached.
    case stopped(reached: [UInt8])
    /// The state is waived, with the reason.
    case waived(reason: String)
    /// The screen requires the state, and neither declares nor waives it.
    case undeclared
  }

  struct Facts {
    var lines: [(name: String, values: [String])] = []
    /// The next command to run.
    var command: String?

    mutating func add(_ name: String, _ values: [String]) { if !values.isEmpty { lines.append((name, values)) } }
  }

  var color: Verdict.Color { verdict.traits.color }

  var concern: Verdict.Color { findings.isEmpty || color == .change ? color : .bad }

  var isOpen: Bool { concern == .bad || concern == .change }
}

/// A screen with its cells: the required states first, then its own, its storyboards, and undeclared goldens.
struct GalleryScreen {
  let name: String
  let cells: [GalleryCell]
  /// The ways through it; nil without a map.
  let map: ScreenMap?

  var isOpen: Bool { cells.contains(where: \.isOpen) }
}

struct GalleryCatalog {
  let name: String
  let screens: [GalleryScreen]

  var isOpen: Bool { screens.contains(where: \.isOpen) }

  /// `Module.Suite` in its two parts.
  var shortName: String { name.split(separator: ".", maxSplits: 1).joined(separator: " \u{203A} ") }
}

/// A finding without this machine's folders.
struct GalleryFinding {
  let rule: BrokenRule
  let sentence: String
  let evidence: [String]
  let waiver: String?
  let frames: [GoldenName]
  /// Whether an earlier one has the same cause.
  let isRepeated: Bool

  static func all(in group: FindingGroup<ReportFinding>, root: String) -> [GalleryFinding] {
    group.findings.enumerated().compactMap { GalleryFinding($1, root: root, isRepeated: $0 > 0) }
  }

  init?(_ finding: ReportFinding, root: String, isRepeated: Bool = false) {
    guard let soundness = finding.soundness else { return nil }
    self.isRepeated = isRepeated
    rule = soundness.rule
    sentence = GallerySheet.withoutRoot(finding.sentence, root)
    evidence = soundness.evidence.map { GallerySheet.withoutRoot($0, root) }
    waiver = soundness.waiver?.line(because: "...")
    frames = finding.names
  }
}
