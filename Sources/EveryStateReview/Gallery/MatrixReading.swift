import EveryStateGoldens

/// A coverage matrix read back: what a catalog declares and waives, as far as the committed text tells it. The newest run's
/// own claims are better, and not always there.
///
///     Watchlist: loaded, loading, no empty, failed | refreshing | storyboards: retry
///       no empty: the market never sleeps
struct MatrixReading {
  let screens: [ScreenClaims]

  init(_ text: String) {
    var screens: [ScreenClaims] = []
    for line in VariantLooks.declared(text).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        guard let last = screens.popLast() else { continue }
        screens.append(Self.adding(line.dropFirst(2), to: last))
      } else if let screen = Self.screen(line) {
        screens.append(Self.asVariant(screen, among: screens))
      }
    }
    self.screens = screens
  }

  /// A variant's reasons are those of its screen, which stands above it.
  private static func asVariant(_ screen: ScreenClaims, among screens: [ScreenClaims]) -> ScreenClaims {
    let bases = screens.filter { screen.screen.hasPrefix($0.screen + " ") }
    guard let base = bases.max(by: { $0.screen.utf8.count < $1.screen.utf8.count }),
      base.frames.map(\.name) == screen.frames.map(\.name)
    else { return screen }
    return ScreenClaims(
      screen: screen.screen, variantOf: base.screen, states: screen.states, storyboards: screen.storyboards,
      timelines: screen.timelines, previews: screen.previews, waivers: base.waivers)
  }

  private static func screen(_ line: Substring) -> ScreenClaims? {
    // A colon in a name is escaped.
    guard let colon = line.firstIndex(of: ":") else { return nil }
    var states: [FrameClaim] = []
    var storyboards: [FrameClaim] = []
    var timelines: [FrameClaim] = []
    var previews: [FrameClaim] = []
    for column in line[line.index(after: colon)...].drop(while: { $0 == " " }).split(separator: " | ") {
      if let names = column.dropping("storyboards: ") {
        storyboards += list(names).map { FrameClaim($0) }
      } else if let names = column.dropping("timelines: ") {
        timelines += list(names).map { FrameClaim($0) }
      } else if let names = column.dropping("previews: ") {
        previews += list(names).map { FrameClaim($0) }
      } else {
        states += list(column).filter { !isWaivedOrUndeclared($0) }.map { FrameClaim($0) }
      }
    }
    return ScreenClaims(
      screen: decoded(line[..<colon]), states: states, storyboards: storyboards, timelines: timelines,
      previews: previews)
  }

  private static func isWaivedOrUndeclared(_ name: String) -> Bool {
    CoverageMatrix.owedStates.contains { name == "no \($0)" || name == "\($0) undeclared" }
  }

  /// `no loaded, no empty: a reason` or `loaded may look like idle: a reason`.
  private static func adding(_ line: Substring, to screen: ScreenClaims) -> ScreenClaims {
    guard let colon = line.firstIndex(of: ":") else { return screen }
    let reason = String(line[line.index(after: colon)...].drop { $0 == " " })
    let waived = list(line[..<colon]).compactMap { $0[...].dropping("no ").map(String.init) }
      .filter(CoverageMatrix.owedStates.contains)
    return ScreenClaims(
      screen: screen.screen, states: screen.states, storyboards: screen.storyboards, timelines: screen.timelines,
      previews: screen.previews,
      waivers: screen.waivers + waived.map { Waiver(state: $0, reason: reason) })
  }

  private static func list(_ text: Substring) -> [String] {
    text.split(separator: ",").map { decoded($0.drop { $0 == " " }) }
  }

  private static func decoded(_ text: Substring) -> String {
    NameEscaping.percentDecoded(String(text), lenient: true) ?? String(text)
  }
}

extension Substring {
  fileprivate func dropping(_ prefix: String) -> Substring? { hasPrefix(prefix) ? dropFirst(prefix.count) : nil }
}
