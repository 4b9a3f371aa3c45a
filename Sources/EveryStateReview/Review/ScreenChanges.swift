import EveryStateGoldens

/// A screen that the run has recorded for the first time, a new variant of screens, or a new state of another screen.
package struct AddedFrames: Sendable {
  /// Those of the screen, then those of its variants.
  package let frames: [ReviewedFrame]
  fileprivate let place: Place

  /// A screen, one of its states, or what a variant adds to the names of screens.
  fileprivate enum Place: Hashable {
    case screen(ScreenKey)
    case state(ScreenKey, String)
    case variant(catalog: String, name: String)

    func isRoot(_ name: GoldenName) -> Bool {
      switch self {
      case .screen(let root), .state(let root, _): name.screenKey == root
      case .variant: true
      }
    }
  }

  /// `screen Help added: 2 states, 1 variant`, `Basket / sold added, also in 1 variant`, `variant "in bold text" added to 4 screens: 34 states`.
  package var words: String {
    let screen = TerminalText.harmless(frames[0].name.screen)
    if case .variant(_, let name) = place {
      let screens = Set(frames.map(\.name.screen)).count
      let place =
        screens == 1
        ? TerminalText.harmless(String(frames[0].name.screen.dropLast(name.count + 1))) : "\(screens) screens"
      return "variant \"\(TerminalText.harmless(name))\" added to \(place): \(counted(frames.count, "state"))"
    }
    let variants = Set(frames.map(\.name.screen)).count - 1
    let more = variants > 0 ? counted(variants, "variant") : nil
    if case .state = place { return "\(frames[0].name) added" + (more.map { ", also in \($0)" } ?? "") }
    let states = counted(frames.count { $0.name.screen == frames[0].name.screen }, "state")
    return "screen \(screen) added: " + [states, more].compactMap(\.self).joined(separator: ", ")
  }
}

extension Review {
  /// The screens and states that had no golden and now have; none in a package's first run.
  package var added: [AddedFrames] {
    let all = frames.filter { $0.name.kind == .frame }
    let renamed = Set(renames.flatMap(\.names))
    let new = all.filter { $0.verdict == .recorded && $0.outcome?.goldenDigest == nil && !renamed.contains($0.name) }
    guard new.count < all.count else { return [] }
    let counts = Dictionary(grouping: all, by: \.name.screenKey).mapValues(\.count)
    let screens = Dictionary(grouping: new, by: \.name.screenKey).filter { $0.value.count == counts[$0.key] }
    let states = Dictionary(grouping: new.filter { screens[$0.name.screenKey] == nil }, by: \.name.state)
      .mapValues { Set($0.map(\.name.screenKey)) }
    let bases = VariantBases(report.claims)
    func place(_ name: GoldenName) -> AddedFrames.Place {
      let isScreen = screens[name.screenKey] != nil
      let base = bases.root(of: name.screenKey)
      if isScreen, base != name.screenKey, screens[base] == nil {
        let variant = name.screen.dropFirst(base.screen.count).drop { $0 == " " }
        return .variant(catalog: name.catalog, name: String(variant))
      }
      let root = bases.family(of: name.screenKey).first {
        isScreen ? screens[$0] != nil : states[name.state]?.contains($0) == true
      }
      return isScreen ? .screen(root ?? name.screenKey) : .state(root ?? name.screenKey, name.state)
    }
    return Dictionary(grouping: new) { place($0.name) }.map { place, frames in
      AddedFrames(
        frames: frames.filter { place.isRoot($0.name) } + frames.filter { !place.isRoot($0.name) },
        place: place)
    }.sorted { $0.frames[0].name < $1.frames[0].name }
  }

  /// The drawing of the first frame.
  package func drawing(of added: AddedFrames) -> FrameChange? {
    currentText(of: added.frames[0]).map { FrameChange(name: added.frames[0].name, old: nil, new: $0) }
  }

  /// Goldens that no catalog declares, a line for each screen.
  package func words(of orphans: [GoldenPath]) -> [String] { orphans.byScreen(declared: declaredScreens).map(\.words) }

  var declaredScreens: Set<ScreenKey> { report.claims.reduce(into: []) { $0.formUnion($1.keys) } }
}
