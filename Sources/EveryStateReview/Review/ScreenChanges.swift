import EveryStateGoldens

/// A screen, a variant of screens, or a state of another screen, which the run's catalogs declare for the first time, or no longer.
private struct DeclaredFrames {
  /// Those of the screen, then those of its variants.
  let frames: [ReviewedFrame]
  let place: Place

  /// A screen, one of its states, or what a variant adds to the names of screens.
  enum Place: Hashable {
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

  /// `screen Help added: 2 states, 1 variant`, `Basket / sold removed, also in 1 variant`, `variant "in bold text" added to 4 screens:
  /// 34 states`.
  var words: String {
    let screen = TerminalText.harmless(frames[0].name.screen)
    let verb = frames[0].isRemoved ? "removed" : "added"
    if case .variant(_, let name) = place {
      let screens = Set(frames.map(\.name.screen)).count
      let place =
        screens == 1
        ? TerminalText.harmless(String(frames[0].name.screen.dropLast(name.count + 1))) : "\(screens) screens"
      return "variant \"\(TerminalText.harmless(name))\" \(verb) \(verb == "added" ? "to" : "from") \(place): "
        + counted(frames.count, "state")
    }
    let variants = Set(frames.map(\.name.screen)).count - 1
    let more = variants > 0 ? counted(variants, "variant") : nil
    if case .state = place { return "\(frames[0].name) \(verb)" + (more.map { ", also in \($0)" } ?? "") }
    let states = counted(frames.count { $0.name.screen == frames[0].name.screen }, "state")
    return "screen \(screen) \(verb): " + [states, more].compactMap(\.self).joined(separator: ", ")
  }

  /// - Parameters:
  ///   - counts: how many frames each screen has with them.
  ///   - family: the screens that a screen is a variant of, and itself.
  static func all(
    _ changed: [ReviewedFrame], _ counts: [ScreenKey: Int], _ family: (ScreenKey) -> [ScreenKey]
  ) -> [DeclaredFrames] {
    let screens = Dictionary(grouping: changed, by: \.name.screenKey).filter { $0.value.count == counts[$0.key] }
    let states = Dictionary(grouping: changed.filter { screens[$0.name.screenKey] == nil }, by: \.name.state)
      .mapValues { Set($0.map(\.name.screenKey)) }
    func place(_ name: GoldenName) -> Place {
      let isScreen = screens[name.screenKey] != nil
      let base = family(name.screenKey)[0]
      if isScreen, base != name.screenKey, screens[base] == nil {
        let variant = name.screen.dropFirst(base.screen.count).drop { $0 == " " }
        return .variant(catalog: name.catalog, name: String(variant))
      }
      let root = family(name.screenKey).first {
        isScreen ? screens[$0] != nil : states[name.state]?.contains($0) == true
      }
      return isScreen ? .screen(root ?? name.screenKey) : .state(root ?? name.screenKey, name.state)
    }
    return Dictionary(grouping: changed) { place($0.name) }.map { place, frames in
      DeclaredFrames(
        frames: frames.filter { place.isRoot($0.name) } + frames.filter { !place.isRoot($0.name) }, place: place)
    }.sorted { $0.frames[0].name < $1.frames[0].name }
  }
}

extension Review {
  /// The screens, variants and states that are declared for the first time, none in a package's first run, or no longer, as far as some
  /// frames are of them.
  package func declaredChanges(of names: Set<GoldenName>) -> [DeclaredChange] {
    let all = frames.filter { $0.name.kind == .frame }
    let renamed = Set(renames.flatMap(\.names))
    let new = all.filter { $0.isNew && !renamed.contains($0.name) }
    let bases = VariantBases(report.claims)
    let counts = Dictionary((all + removed).map { ($0.name.screenKey, 1) }, uniquingKeysWith: +)
    let (known, declared) = (Set(counts.keys), declaredScreens)
    let added = new.count < all.count ? DeclaredFrames.all(new, counts, bases.family) : []
    let former = Set(oldNames.values)
    let gone = DeclaredFrames.all(removed.filter { !former.contains($0.name) }, counts) {
      declared.contains($0) ? bases.family(of: $0) : $0.family(among: known)
    }
    return (added + gone).compactMap { change in
      let own = change.frames.filter { names.contains($0.name) }
      return own.isEmpty ? nil : declaredChange(DeclaredFrames(frames: own, place: change.place))
    }
  }

  /// Shows the new texts, of those that the run has recorded the first, and of goldens that acceptance removes the names.
  private func declaredChange(_ change: DeclaredFrames) -> DeclaredChange {
    let first = change.frames[0]
    let isRecorded = change.frames.allSatisfy { $0.standing == .settled }
    return DeclaredChange(
      change.words + (isRecorded ? ", already recorded" : ""), isRemoval: first.isRemoved,
      change.frames.map { frame in
        if frame.isRemoved {
          return (frame.name, TextEdit(removed: frame == first ? change.frames.map(\.name.description) : [], added: []))
        }
        let text = frame == first || !isRecorded ? currentText(of: frame) : nil
        return (frame.name, ChangeGroups.edits(of: FrameChange(name: frame.name, old: nil, new: text ?? []))[0])
      })
  }

  /// Goldens that no catalog declares, a line for each screen.
  package func words(of orphans: [GoldenPath]) -> [String] { orphans.byScreen(declared: declaredScreens).map(\.words) }

  var declaredScreens: Set<ScreenKey> { report.claims.reduce(into: []) { $0.formUnion($1.keys) } }
}
