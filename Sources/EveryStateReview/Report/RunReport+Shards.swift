import EveryStateGoldens

extension RunReport {
  /// The shards that the run's processes were, sorted; none in a run that was not divided.
  package var shards: [Shard] { Set(processes.compactMap(\.shard)).sorted() }

  /// The shards without which the run is not whole, sorted.
  package var missingShards: [Shard] {
    let shards = Set(shards)
    return Set(shards.map(\.count)).flatMap(Shard.all).filter { !shards.contains($0) }.sorted()
  }

  /// What keeps the shards from being the whole, a sentence each.
  package var gaps: [String] {
    guard !isRunning else { return [] }
    let missing = missingShards.map {
      "\($0) is missing: nobody knows how its frames are. With the folders of all: swift run everystate status --report DIR DIR"
    }
    guard missing.isEmpty, !shards.isEmpty, isWhole else { return missing }
    let left = notRun.count
    return left == 0
      ? []
      : [
        "no shard checked \(left == 1 ? "1 frame" : "\(left) frames") that others declare: a test process of a shard is missing."
      ]
  }

  /// Whether a golden that the run's catalogs do not declare is one that nobody declares.
  package var tellsOrphans: Bool { !isRunning && missingShards.isEmpty }
}
