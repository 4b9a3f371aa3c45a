import EveryStateGoldens

/// Where a play takes its moves from, and lays its answers.
struct PlayTable: Sendable {
  /// The next move's words; nil when nobody plays any more.
  let next: @Sendable () -> String?
  let answer: @Sendable (PlayAnswer) -> Void
}

extension PlayTable {
  /// The command that waits at a path.
  init(_ link: PlayLink) {
    let link = SharedLink(link: link)
    next = { link.link.nextLine() }
    answer = { link.link.send($0.line) }
  }
}

/// The drive's thread reads and writes; another one writes only when that one is stuck for ever.
private struct SharedLink: @unchecked Sendable {
  let link: PlayLink
}
