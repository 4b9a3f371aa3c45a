import EveryStateGoldens

struct FrameSelection {
  private let catalog: SnapshotCatalog

  init(_ catalog: SnapshotCatalog) { self.catalog = catalog }

  var frames: [SnapshotFrame] {
    if let played = PlayedFrame.current {
      let frames = played.frames(of: catalog)
      return frames.isEmpty ? [SnapshotFrame(catalog: catalog, content: .notSelected)] : frames
    }
    if !catalog.refusals.isEmpty { return [SnapshotFrame(catalog: catalog, content: .refusal(catalog.refusals))] }
    let frames = catalog.declaredFrames
    let run: SnapshotRun
    do {
      run = try ProcessRuns.run(of: catalog.filePath)
      try run.declare(catalog.claims, frames.compactMap(\.name))
    } catch {
      return [SnapshotFrame(catalog: catalog, content: .refusal(["\(error)"]))]
    }
    let selected = run.session.order.ordered(
      frames.filter { frame in frame.name.map(run.session.isToCheck) ?? true })
    run.handOut(selected.compactMap(\.name))
    return (selected.isEmpty ? [SnapshotFrame(catalog: catalog, content: .notSelected)] : selected).map { frame in
      var frame = frame
      frame.run = run
      return frame
    }
  }

  private static func catalogTexts(_ names: [GoldenName]) -> [GoldenName] {
    Set(names.map(\.catalog)).flatMap { [try? GoldenName.matrix(catalog: $0), try? GoldenName.map(catalog: $0)] }
      .compactMap { $0 }
  }

  /// What `EVERYSTATE_ONLY` names and no catalog of this process declares; nil if something was found.
  static func complaint(_ run: SnapshotRun) -> String? {
    let names = run.declaredNames
    let lost = run.session.selection.itemsWithoutMatch(in: names + catalogTexts(names))
    guard !lost.isEmpty else { return nil }
    return "\(Selection.variable) selects nothing with \(lost.map { "'\($0)'" }.joined(separator: ", ")). There are:\n"
      + names.map { "  \($0.selector)" }.joined(separator: "\n")
  }
}

extension SnapshotCatalog {
  /// The frames whose names can be paths; the session refuses a catalog that has others.
  var declaredFrames: [SnapshotFrame] {
    screens.flatMap { screen in
      screen.frames.compactMap { frame in
        guard let name = try? GoldenName(catalog: self.name, screen: screen.name, state: frame.name) else { return nil }
        return SnapshotFrame(catalog: self, content: .frame(name, frame))
      }
    }
  }
}

extension SnapshotFrame {
  var name: GoldenName? { if case .frame(let name, _) = content { name } else { nil } }
}
