/// The edits that several frames share, in a few lines.
///
///     the same change in 14 frames:
///       -[Try Again]
///       +[Retry]
public struct SharedEdits: Sendable {
  public let lines: [String]

  /// - Parameters:
  ///   - groups: the groups of all changes.
  ///   - groupLimit: how many groups are shown.
  ///   - lineLimit: how many lines of each edit are shown.
  public init(_ groups: EditGroups, groupLimit: Int = 3, lineLimit: Int = 4) {
    let shared = groups.groups.filter { $0.frames.count > 1 }
    let shown = shared.prefix(groupLimit).flatMap { group -> [String] in
      let count = "\(group.frames.count) frames"
      if group.isPlaceOnly { return ["the same words only stand elsewhere in \(count)"] }
      let edit = group.edit.removed.map { "-" + Self.plain($0) } + group.edit.added.map { "+" + Self.plain($0) }
      let rest = edit.count - lineLimit
      return ["the same change in \(count):"] + edit.prefix(lineLimit).map { "  " + $0 }
        + (rest > 0 ? ["  ... \(rest) more \(rest == 1 ? "line" : "lines")"] : [])
    }
    let rest = shared.count - groupLimit
    lines = shown + (rest > 0 ? ["\(rest) more \(rest == 1 ? "change is" : "changes are") in several frames"] : [])
  }

  private static func plain(_ line: String) -> String {
    TerminalText.harmless(String(line.drop { $0 == " " }))
  }
}
