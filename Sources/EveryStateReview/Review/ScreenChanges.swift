import EveryStateGoldens

extension Review {
  /// The screens, variants and states that are declared for the first time, or no longer, as far as some frames are of them.
  package func declaredChanges(of names: Set<GoldenName>) -> [DeclaredChange] {
    let all = frames.filter { $0.name.kind == .frame }
    let (renamed, former) = (Set(renames.flatMap(\.names)), Set(oldNames.values))
    return DeclaredFrames.all(
      new: all.filter { $0.isNew && !renamed.contains($0.name) }.map(\.name), of: all.map(\.name),
      removed: removed.map(\.name).filter { !former.contains($0) }, VariantBases(report.claims)
    ).compactMap { $0.among(names).map(declaredChange) }
  }

  /// Shows the new texts, of those that the run has recorded the first.
  private func declaredChange(_ change: DeclaredFrames) -> DeclaredChange {
    let own = Dictionary(frames.map { ($0.name, $0) }) { first, _ in first }
    let isRecorded = change.names.allSatisfy { own[$0]?.standing == .settled }
    return change.change(isRecorded: isRecorded) { name in
      let text = name == change.names[0] || !isRecorded ? own[name].flatMap(currentText) : nil
      return ChangeGroups.edits(of: FrameChange(name: name, old: nil, new: text ?? []))[0]
    }
  }

  /// Goldens that no catalog declares, a line for each screen.
  package func words(of orphans: [GoldenPath]) -> [String] { orphans.byScreen(declared: declaredScreens).map(\.words) }

  var declaredScreens: Set<ScreenKey> { report.claims.reduce(into: []) { $0.formUnion($1.keys) } }
}
