/// The counts of a run, in one line with the same words everywhere: at its end, in status, summary, watch, gallery and JSON. A frame has one
/// verdict; what was found about catalogs and screens is counted apart.
package struct RunCounts: Equatable, Sendable {
  /// The frames that the run has checked, by their verdicts.
  package let frames: [Verdict: Int]
  /// What was found besides: findings of soundness, orphaned goldens, twins, problems of catalogs.
  package let findings: [Verdict: Int]
  /// The matrices and maps that need attention: `the map changed`.
  private let texts: [String]

  /// - Parameters:
  ///   - open: the names that need attention. Matrices and maps among them are counted apart from frames.
  ///   - changed: the texts that change, also those that only follow from frames.
  package init(
    frames: [Verdict: Int], findings: [Verdict: Int], open: [(name: GoldenName, verdict: Verdict)],
    changed: Set<GoldenName>
  ) {
    let known = Set(open.map(\.name))
    let open = open + changed.filter { !known.contains($0) }.map { ($0, .changed) }
    self.frames = frames.filter { $0.value > 0 && $0.key != .notChecked }
    self.findings = findings.filter { $0.value > 0 }
    texts = Dictionary(grouping: open) { $0.verdict }.sorted { $0.key < $1.key }.compactMap { verdict, own in
      let words = AffectedTexts(own.map(\.name)).ofCatalogs
      return words.isEmpty ? nil : "\(words.asList) \(verdict.rawValue)"
    }
  }

  /// `20 frames: 13 changed, 7 matched; 2 findings and 1 orphaned golden; the map changed`.
  package var line: String {
    let first = counted(frames.values.reduce(0, +), "frame") + (frames.isEmpty ? "" : ": " + Self.verdicts(frames))
    return ([first, found.asList].filter { !$0.isEmpty } + texts).joined(separator: "; ")
  }

  /// What was found besides: `2 findings`, `1 orphaned golden`.
  package var found: [String] { findings.sorted { $0.key < $1.key }.map { Self.words($0.value, $0.key) } }

  /// `13 changed, 7 matched`, most serious first.
  package static func verdicts(_ frames: [Verdict: Int]) -> String {
    frames.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
  }

  private static func words(_ count: Int, _ verdict: Verdict) -> String {
    let (one, more) =
      switch verdict {
      case .unsound: ("finding", "findings")
      case .orphaned: ("orphaned golden", "orphaned goldens")
      case .twin: ("pair of twins", "pairs of twins")
      case .invalid: ("catalog problem", "catalog problems")
      default: ("state \(verdict.rawValue)", "states \(verdict.rawValue)")
      }
    return "\(count) \(count == 1 ? one : more)"
  }
}

extension [GoldenPath] {
  /// Goldens that no catalog declares, together for each screen with its variants: `screen Settings removed, with 2 variants: 5 goldens in
  /// ...`, for a variant of declared screens: `variant "in bold text" removed from 8 screens: 55 goldens in ...`, or for a declared screen:
  /// `orphaned: Settings / own: 2 goldens in ...`.
  package func byScreen(declared: Set<ScreenKey>) -> [(words: String, paths: [GoldenPath])] {
    let all = Set(compactMap { $0.name?.screenKey })
    func place(_ path: GoldenPath) -> OrphanPlace {
      guard let name = path.name else { return .file }
      if name.kind == .frame, !declared.contains(name.screenKey),
        let variant = name.screenKey.variant(among: declared)
      {
        return .variant(catalog: name.catalog, name: variant)
      }
      let root = name.screenKey.root(among: all)
      return name.kind == .frame && !declared.contains(root) ? .screen(root) : .states(root)
    }
    var places: [(place: OrphanPlace, paths: [GoldenPath])] = []
    var known: [OrphanPlace: Int] = [:]
    for path in sorted(by: { ($0.name?.screen ?? "", $0) < ($1.name?.screen ?? "", $1) }) {
      let own = place(path)
      if own != .file, let index = known[own] {
        places[index].paths.append(path)
      } else {
        known[own] = places.count
        places.append((own, [path]))
      }
    }
    return places.map { ($0.words(of: $1), $1) }
  }
}

/// What goldens that no catalog declares are the rest of.
private enum OrphanPlace: Hashable {
  case screen(ScreenKey)
  case variant(catalog: String, name: String)
  /// Of a screen that is declared.
  case states(ScreenKey)
  case file

  func words(of paths: [GoldenPath]) -> String {
    let screens = paths.compactMap(\.name?.screen).distinct.map(TerminalText.harmless)
    let text =
      switch self {
      case .screen(let key):
        "screen \(TerminalText.harmless(key.screen)) removed"
          + (screens.count > 1 ? ", with \(counted(screens.count - 1, "variant"))" : "")
      case .variant(_, let name):
        "variant \"\(TerminalText.harmless(name))\" removed from "
          + (screens.count > 1
            ? "\(screens.count) screens"
            : TerminalText.harmless(String(paths[0].name!.screen.dropLast(name.count + 1))))
      case .states, .file: "orphaned"
      }
    guard paths.count > 1 else { return "\(text): \(paths[0])" }
    let states = paths.compactMap { $0.name.map { TerminalText.harmless($0.state) } }.distinct.shortList
    let own: String? =
      if case .states(let key) = self { "\(TerminalText.harmless(key.screen)) / \(states): " } else { nil }
    let folder = "\(GoldenPath.folder)/\(TerminalText.harmless(paths[0].name?.catalog ?? ""))"
    return "\(text): \(own ?? "")\(paths.count) goldens in \(folder)"
  }
}

extension GoldenName {
  /// A line for each screen's frames of one verdict that follow each other: `Watchlist / failed, loaded: missing`.
  package static func listed(_ frames: [(key: GoldenName, value: Verdict)]) -> [String] {
    var lines: [(screen: GoldenName, verdict: Verdict, text: String)] = []
    for (name, verdict) in frames {
      if let last = lines.last, last.verdict == verdict, last.screen.kind == .frame,
        last.screen.catalog == name.catalog, last.screen.screen == name.screen
      {
        lines[lines.count - 1].text += ", " + TerminalText.harmless(name.state)
      } else {
        lines.append((name, verdict, name.description))
      }
    }
    return lines.map { "\($0.text): \($0.verdict.rawValue)" }
  }
}
