import EveryStateGoldens

struct FrameSelection {
  private let catalog: SnapshotCatalog

  init(_ catalog: SnapshotCatalog) { self.catalog = catalog }

  var frames: [SnapshotFrame] {
    if !catalog.refusals.isEmpty { return [SnapshotFrame(catalog: catalog, content: .refusal(catalog.refusals))] }
    let frames = catalog.declaredFrames
    let session: GoldenSession
    do {
      session = try ProcessSessions.session(of: catalog.filePath)
      try session.declare(catalog.claims)
    } catch { return [SnapshotFrame(catalog: catalog, content: .refusal(["\(error)"]))] }
    let selected = session.order.ordered(frames.filter { frame in frame.name.map(session.isToCheck) ?? true })
    session.handOut(selected.compactMap(\.name))
    return (selected.isEmpty ? [SnapshotFrame(catalog: catalog, content: .notSelected)] : selected).map { frame in
      var frame = frame
      frame.session = session
      return frame
    }
  }

  private static func catalogTexts(_ names: [GoldenName]) -> [GoldenName] {
    Set(names.map(\.catalog)).flatMap { [try? GoldenName.matrix(catalog: $0), try? GoldenName.map(catalog: $0)] }
      .compactMap { $0 }
  }

  /// The message about items of `EVERYSTATE_ONLY` that no catalog of this process declares; nil if all match.
  static func complaint(_ session: GoldenSession) -> String? {
    let names = session.declaredFrames
    let lost = session.selection.itemsWithoutMatch(in: names + catalogTexts(names))
    guard !lost.isEmpty else { return nil }
    return "\(Selection.variable) selects nothing with \(lost.map { "'\($0)'" }.joined(separator: ", ")). There are:\n"
      + names.map { "  \($0.selector)" }.joined(separator: "\n")
  }
}
