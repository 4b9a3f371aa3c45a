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
    } catch { return [SnapshotFrame(catalog: catalog, content: .refusal([Refusal("\(error)")]))] }
    let selected = session.order.ordered(
      frames.filter { frame in
        frame.name.map { session.isToCheck($0, declaredAt: SourceLine(frame.location)) } ?? true
      })
    session.handOut(selected.compactMap(\.name))
    return (selected.isEmpty ? [SnapshotFrame(catalog: catalog, content: .notSelected)] : selected).map { frame in
      var frame = frame
      frame.session = session
      return frame
    }
  }
}
