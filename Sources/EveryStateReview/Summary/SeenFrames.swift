import EveryStateGoldens

/// What stands below all frames when they have been shown: how many there were, of how many screens, and how they stand.
///
///     Seen: 60 frames of 9 screens: 1 changed, 59 matched
///       AppTests.HomeSnapshots: 24 frames of 4 screens: 24 matched
///       AppTests.ShopSnapshots: 36 frames of 5 screens: 1 changed, 35 matched
///     To look at:
///       Basket / failed: changed
package struct SeenFrames: Sendable {
  /// The lines, few enough for one screen of a terminal.
  package let lines: [String]

  private static let limit = 8

  package init(_ frames: [ReviewedFrame]) {
    let frames = frames.filter { $0.name.kind == .frame }
    var lines = ["Seen: " + Self.sum(frames)]
    let suites = Dictionary(grouping: frames, by: \.name.catalog).sorted { $0.key < $1.key }
    if suites.count > 1 {
      lines += Self.shortened(suites.map { "\($0.key): \(Self.sum($0.value))" })
    }
    let open = Gravity.sorted(frames.filter(\.needsAttention))
    if !open.isEmpty { lines += ["To look at:"] + Self.shortened(open.map { "\($0.name): \($0.word)" }) }
    self.lines = lines.map(TerminalText.harmless)
  }

  private static func shortened(_ lines: [String]) -> [String] {
    let shown = lines.prefix(limit).map { "  " + $0 }
    return lines.count > limit ? shown + ["  ... and \(lines.count - limit) more"] : shown
  }

  private static func sum(_ frames: [ReviewedFrame]) -> String {
    let screens = Set(frames.map { [$0.name.catalog, $0.name.screen] }).count
    let words = Gravity.sorted(Dictionary(grouping: frames, by: \.word).mapValues(\.count))
      .map { "\($0.count) \($0.word)" }
    let counted =
      "\(frames.count) \(frames.count == 1 ? "frame" : "frames") of \(screens) \(screens == 1 ? "screen" : "screens")"
    return counted + (words.isEmpty ? "" : ": " + words.joined(separator: ", "))
  }
}
