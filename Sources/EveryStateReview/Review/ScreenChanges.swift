import EveryStateGoldens

/// A screen that the run has recorded for the first time.
package struct AddedScreen: Sendable {
  /// Its states and storyboards.
  let own: [ReviewedFrame]
  /// Its frames, then those of its variants.
  package let frames: [ReviewedFrame]

  /// `screen Help added: 2 states, 1 variant`
  package var words: String {
    let variants = Set(frames.map(\.name.screen)).count - 1
    return "screen \(TerminalText.harmless(frames[0].name.screen)) added: \(counted(own.count, "state"))"
      + (variants > 0 ? ", \(counted(variants, "variant"))" : "")
  }
}

extension Review {
  /// The screens that had no golden and now have; none in a package's first run.
  package var addedScreens: [AddedScreen] {
    let all = frames.filter { $0.name.kind == .frame }
    let renamed = Set(renames.flatMap(\.names))
    func isNew(_ frame: ReviewedFrame) -> Bool {
      frame.verdict == .recorded && frame.outcome?.goldenDigest == nil && !renamed.contains(frame.name)
    }
    guard !all.allSatisfy(isNew) else { return [] }
    let new = Dictionary(grouping: all) { $0.name.screenKey }
      .filter { $0.value.allSatisfy(isNew) }
    let bases = VariantBases(report.claims)
    let families = Dictionary(grouping: new.keys) { key in bases.family(of: key).first { new[$0] != nil } ?? key }
    return families.sorted { $0.key < $1.key }.map { key, family in
      AddedScreen(own: new[key] ?? [], frames: family.sorted().flatMap { new[$0] ?? [] })
    }
  }

  /// The drawing of a screen's first frame.
  package func drawing(of screen: AddedScreen) -> FrameChange? {
    currentText(of: screen.frames[0]).map { FrameChange(name: screen.frames[0].name, old: nil, new: $0) }
  }

  /// Goldens that no catalog declares, a line for each screen.
  package func words(of orphans: [GoldenPath]) -> [String] { orphans.byScreen(declared: declaredScreens).map(\.words) }

  var declaredScreens: Set<ScreenKey> { report.claims.reduce(into: []) { $0.formUnion($1.keys) } }
}
