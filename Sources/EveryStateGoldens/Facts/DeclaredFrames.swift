/// A screen, a variant of screens, or a state of another screen, which a run's catalogs declare for the first time, or no longer.
package struct DeclaredFrames {
  /// Those of the screen, then those of its variants.
  package let names: [GoldenName]
  package let isRemoval: Bool
  private let place: Place

  /// A screen, one of its states, or what a variant adds to the names of screens.
  private enum Place: Hashable {
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

  /// `screen Help added: 2 frames, 1 variant`, `Basket / sold removed, also in 1 variant`, `variant "in bold text" added to 4 screens:
  /// 34 frames`.
  package var words: String {
    let screen = TerminalText.harmless(names[0].screen)
    let verb = isRemoval ? "removed" : "added"
    if case .variant(_, let name) = place {
      let screens = Set(names.map(\.screen)).count
      let place =
        screens == 1
        ? TerminalText.harmless(String(names[0].screen.dropLast(name.count + 1))) : "\(screens) screens"
      return "variant \"\(TerminalText.harmless(name))\" \(verb) \(isRemoval ? "from" : "to") \(place): "
        + counted(names.count, "frame")
    }
    let variants = Set(names.map(\.screen)).count - 1
    let more = variants > 0 ? counted(variants, "variant") : nil
    if case .state = place { return "\(names[0]) \(verb)" + (more.map { ", also in \($0)" } ?? "") }
    let own = counted(names.count { $0.screen == names[0].screen }, "frame")
    return "screen \(screen) \(verb): " + [own, more].compactMap(\.self).joined(separator: ", ")
  }

  /// - Parameters:
  ///   - new: the frames without goldens. In a package's first run, which has no others, nothing is added.
  ///   - declared: all frames of the run.
  ///   - removed: the goldens' names that no catalog declares.
  package static func all(
    new: [GoldenName], of declared: [GoldenName], removed: [GoldenName], _ bases: VariantBases
  ) -> [DeclaredFrames] {
    let counts = Dictionary((declared + removed).map { ($0.screenKey, 1) }, uniquingKeysWith: +)
    let (known, screens) = (Set(counts.keys), Set(declared.map(\.screenKey)))
    let added = new.count < declared.count ? all(new, areRemoved: false, counts, bases.family) : []
    return added
      + all(removed, areRemoved: true, counts) {
        screens.contains($0) ? bases.family(of: $0) : $0.family(among: known)
      }
  }

  /// - Parameters:
  ///   - counts: how many frames each screen has with them.
  ///   - family: the screens that a screen is a variant of, and itself.
  private static func all(
    _ changed: [GoldenName], areRemoved: Bool, _ counts: [ScreenKey: Int], _ family: (ScreenKey) -> [ScreenKey]
  ) -> [DeclaredFrames] {
    let screens = Dictionary(grouping: changed, by: \.screenKey).filter { $0.value.count == counts[$0.key] }
    let states = Dictionary(grouping: changed.filter { screens[$0.screenKey] == nil }, by: \.state)
      .mapValues { Set($0.map(\.screenKey)) }
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
    return Dictionary(grouping: changed, by: place).map { place, names in
      DeclaredFrames(
        names: names.filter(place.isRoot) + names.filter { !place.isRoot($0) }, isRemoval: areRemoved, place: place)
    }.sorted { $0.names[0] < $1.names[0] }
  }

  /// Those of some names; nil without any.
  package func among(_ others: Set<GoldenName>) -> DeclaredFrames? {
    let own = names.filter(others.contains)
    return own.isEmpty ? nil : DeclaredFrames(names: own, isRemoval: isRemoval, place: place)
  }

  /// The change, which shows a text of each name. Of goldens that acceptance removes it shows the names.
  /// - Parameter isRecorded: whether the run has written the goldens.
  package func change(isRecorded: Bool, _ edit: (GoldenName) -> TextEdit) -> DeclaredChange {
    DeclaredChange(
      words + (isRecorded ? ", already recorded" : ""), isRemoval: isRemoval,
      names.map { name in
        let removed = TextEdit(removed: name == names[0] ? names.map(\.description) : [], added: [])
        return (name, isRemoval ? removed : edit(name))
      })
  }
}
