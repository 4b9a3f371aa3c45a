extension GoldenSession {
  /// Whether this run compares the map of a catalog: as a whole or not at all, and of several shards one does it.
  package func comparesMap(of catalog: String) -> Bool {
    guard let map = try? GoldenName.map(catalog: catalog) else { return false }
    return selection.matches(map) && looksAtCatalog(catalog) && skipped(of: catalog) == 0
  }

  /// Whether what concerns the catalog as a whole is this run's: of several shards one answers for it.
  package func looksAtCatalog(_ catalog: String) -> Bool {
    (try? GoldenName.matrix(catalog: catalog)).map { shard?.takes($0) ?? true } ?? true
  }

  /// The number of frames of a catalog, or of all, that no change can touch.
  func skipped(of catalog: String? = nil) -> Int {
    state.withLock { $0.progress.skipped.count { catalog == nil || $0.catalog == catalog } }
  }

  /// Whether a map of the catalog was accepted, which asks for the catalog's soundness.
  package func hasMap(of catalog: String) -> Bool {
    guard let map = try? GoldenName.map(catalog: catalog) else { return false }
    if case .absent = tree.content(at: map.path) { return false }
    return true
  }

  /// Compares the map of a catalog with its golden, or records it; nil where it matches, and where the run has not reached all states, so that
  /// moves are missing.
  package func verifyMap(_ maps: [ScreenMap], of catalog: String) -> Finding? {
    guard !maps.isEmpty, let name = try? GoldenName.map(catalog: catalog) else { return nil }
    if refusalOfMap(in: catalog)?.isIncomplete == true {
      try? output.pending.remove(name.path)
      return nil
    }
    return finding(name, text: ScreenMap.text(of: maps, catalog: catalog)).flatMap { reported([$0]).first }
  }
}
