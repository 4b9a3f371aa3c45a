import EveryStateGoldens

/// The newest run as Markdown, for a pull request or a job's summary: the matrix first, then the changes, equal ones once, cut to
/// the size that the place takes.
///
/// A comment of GitHub takes 65,536 characters, a job's summary 1 MiB.
public struct MarkdownSummary: Sendable {
  /// What fits a comment.
  public static let defaultLimit = 65_000

  public let text: String
  /// What was left out, in words; empty when all is there.
  public let cuts: [String]

  /// - Parameters:
  ///   - summary: the run.
  ///   - limit: the largest size in bytes of UTF-8, at least 2,000.
  public init(_ summary: RunSummary, limit: Int = defaultLimit) {
    let matrix = SummaryMatrix(summary.review)
    var writer = SummaryWriter(limit: limit)
    writer.writeHead(summary)
    writer.writeMatrix(matrix)
    writer.writeUndecidable(summary)
    writer.writeChanges(summary)
    writer.writeLegend(summary)
    writer.writeCalm(matrix)
    (text, cuts) = writer.finished()
  }
}

/// Writes the parts in the order of what a reviewer needs most.
private struct SummaryWriter {
  private var text: LimitedText
  private var cuts: [String] = []
  /// Room for the note on what was cut, and for the ends of what is open.
  private static let reserve = 600
  private static let linesOfChange = 60

  init(limit: Int) {
    text = LimitedText(limit: max(limit, 2_000))
  }

  mutating func writeHead(_ summary: RunSummary) {
    add("## Snapshots: \(summary.sum)\n\n")
    if !summary.isChecked { add("**The run checked no frame: that is not a pass.**\n\n") }
    if summary.review.report.isRunning {
      add("The run is still under way.\n\n")
    } else if !summary.review.report.isComplete {
      let words = "A process of the run did not come to its end; what it had not begun is not listed"
      add(summary.review.report.hasDied ? "**\(words): that is not a pass.**\n\n" : "\(words).\n\n")
    }
    if summary.isInOrder { add("Every frame is as its golden says.\n\n") }
  }

  mutating func writeMatrix(_ matrix: SummaryMatrix) {
    let loud = matrix.rows.filter { !$0.isCalm }
    guard !loud.isEmpty else { return }
    addRows(loud, of: "screens with something to say")
  }

  /// What nobody can accept.
  mutating func writeUndecidable(_ summary: RunSummary) {
    var items = summary.attention.filter { $0.standing != .open }.map {
      "- \(Markdown.code($0.name.description)): \(Markdown.code($0.whyNotDecided))\n"
    }
    items += summary.twins.map {
      "- \(Markdown.code($0.first.description)) looks the same as \(Markdown.code($0.second.description)): one of the two is not "
        + "reached, or users cannot tell them apart.\n"
    }
    items += summary.findings.map { "- \(Markdown.code($0.headline))\n" }
    items += summary.orphans.map { "- Declared by nobody: \(Markdown.code($0.text))\n" }
    items += summary.undeclaredCatalogs.map { "- Not declared in this run: the catalog \(Markdown.code($0))\n" }
    guard !items.isEmpty else { return }
    add("### Needs a person\n\n")
    addAll(items, of: "lines of what needs a person")
    add("\n")
  }

  mutating func writeChanges(_ summary: RunSummary) {
    let open = summary.review.frames.filter { $0.standing == .open }
    guard !open.isEmpty else { return }
    let shared = summary.groups.groups.filter { $0.frames.count > 1 }
    if !shared.isEmpty {
      add("### The same change in several frames\n\n")
      addAll(shared.map(Self.piece), of: "changes in several frames")
    }
    let sharedPlaces = Set(summary.groups.groups.indices.filter { summary.groups.groups[$0].frames.count > 1 })
    let own = open.filter { summary.groups.ofFrame[$0.name]?.allSatisfy(sharedPlaces.contains) != true }
    guard !own.isEmpty else { return }
    add("### Changes of one frame\n\n")
    addAll(own.map { Self.piece($0, summary.review) }, of: "changed frames")
  }

  /// What the marks of the changed lines stand for.
  mutating func writeLegend(_ summary: RunSummary) {
    if let legend = MarkLegend(summary.review.changes(of: summary.review.frames)).markdown {
      add(legend + "\n")
    }
  }

  /// What is in order, folded.
  mutating func writeCalm(_ matrix: SummaryMatrix) {
    let calm = matrix.rows.filter(\.isCalm)
    guard !calm.isEmpty else { return }
    guard text.add("<details><summary>\(calm.count) screens as expected</summary>\n\n", reserve: Self.reserve) else {
      return
    }
    addRows(calm, of: "screens as expected")
    _ = text.add("</details>\n")
  }

  mutating func finished() -> (text: String, cuts: [String]) {
    if !cuts.isEmpty {
      _ = text.add(
        "\nCut to size: \(cuts.joined(separator: ", ")). All of it: `swift run everystate review`, or the run's artifact.\n"
      )
    }
    return (text.text, cuts)
  }

  private mutating func add(_ piece: String) {
    _ = text.add(piece, reserve: Self.reserve)
  }

  private mutating func addRows(_ rows: [SummaryMatrix.Row], of what: String) {
    add(SummaryMatrix.head)
    addAll(rows.map(\.text), of: what)
    add("\n")
  }

  /// Adds what fits; one that does not ends it, so that nothing is left out in the middle.
  private mutating func addAll(_ pieces: [String], of what: String) {
    for (index, piece) in pieces.enumerated() where !text.add(piece, reserve: Self.reserve) {
      cuts.append("\(pieces.count - index) of \(pieces.count) \(what)")
      return
    }
  }

  private static func piece(_ group: EditGroup) -> String {
    let names = group.frames.prefix(20).map { Markdown.code($0.description) }.joined(separator: ", ")
    let rest = group.frames.count > 20 ? " and \(group.frames.count - 20) more" : ""
    let lines = group.edit.removed.map { "-" + $0 } + group.edit.added.map { "+" + $0 }
    let what = group.isPlaceOnly ? "the same words only stand elsewhere, for example" : "this change"
    return "**\(group.frames.count) frames**, \(what):\n\n\(block(lines))\n<details><summary>The frames</summary>\n\n"
      + "\(names)\(rest)\n\n</details>\n\n"
  }

  private static func piece(_ frame: ReviewedFrame, _ review: Review) -> String {
    let size = frame.outcome.map { " +\($0.addedLines) -\($0.removedLines)" } ?? ""
    let place = frame.outcome?.declaredAt.map { ", declared at \(Markdown.code($0.description))" } ?? ""
    let change = review.change(of: frame)
    let lines =
      change.map { DisplayedDifference(old: $0.old ?? [], new: $0.new, lineLimit: 10 * linesOfChange).lines } ?? []
    return "\(Markdown.code(frame.name.description)): \(frame.standingWords)\(size)\(place)\n\n\(block(lines))\n"
  }

  private static func block(_ lines: [String]) -> String {
    let rest = lines.count - linesOfChange
    return Markdown.block(lines.prefix(linesOfChange) + (rest > 0 ? ["... \(rest) more lines"] : []))
  }
}
