import EveryStateConditions
import EveryStateGoldens
import EveryStateReview

/// The result of `everystate adopt` in words.
struct AdoptReport {
  private let result: AdoptedParts
  /// The app's views, and the parts of each that are left out.
  private let screens: [(name: String, parts: [LeftOut])]
  private let previews: Int
  private let drawn: DrawnPreviews?
  /// Whether a preview draws, if the app has any.
  var isDrawn: Bool { drawn.map { $0.count > 0 } ?? (previews == 0) }

  /// - Parameter drawn: what the previews drew; nil if they could not be tried.
  init(_ result: AdoptedParts, drawn: DrawnPreviews? = nil) {
    var result = result
    var screens: [String: [LeftOut]] = [:]
    var previews = 0
    let parts = Dictionary(grouping: result.leftOut, by: \.file)
    for file in result.app.modules.flatMap(\.files) {
      let path = result.app.relative(file)
      let own = parts[path] ?? []
      for declaration in result.outline(path).declarations {
        let isPreview = declaration.kind == "#Preview" || declaration.inherited.contains("PreviewProvider")
        if isPreview, !own.contains(where: { $0.name == declaration.name && $0.part == .all }) { previews += 1 }
        if declaration.isView { screens[declaration.name] = [] }
      }
    }
    for part in result.leftOut {
      let owner = screens.keys.filter { part.name == $0 || part.name.hasPrefix($0 + ".") }.max { $0.count < $1.count }
      if let owner { screens[owner, default: []].append(part) }
    }
    self.screens = screens.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    (self.previews, self.drawn) = (previews, drawn)
    self.result = result
  }

  var text: String {
    let whole = screens.count { $0.parts.isEmpty }
    let draw =
      drawn.map { "\($0.count) of \(counted($0.all, "preview")) draw" }
      ?? counted(previews, "preview") + (previews == 0 ? "" : " not tried: `swift test` says why")
    var lines = ["\(result.app.app.name): \(whole) of \(counted(screens.count, "screen")) compile, \(draw)."]
    func section(_ title: String, _ items: [String]) {
      if !items.isEmpty { lines += ["", title] + items.map { "  " + TerminalText.harmless($0) } }
    }
    section(
      "Replaced by stand-ins of the app's own, in EveryState/StandIns:",
      result.stubs.map { "\($0.name)  \($0.reason)" + ($0.names.isEmpty ? "" : "; \(counted($0.names.count, "name"))") }
    )
    section(
      "Left out of the screens:", screens.filter { !$0.parts.isEmpty }.map { "\($0.name)  \($0.parts[0].reason)" })
    let causes = Dictionary(grouping: result.leftOut, by: \.reason).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    section(
      "\(counted(result.leftOut.count, "part")) left out, by cause (EveryState/LeftOut.txt lists all):",
      causes.prefix(12).map { "\($0.value.count)  \($0.key)" })
    section(
      "Not built:",
      result.app.leftTargets.map { "\($0.name)  \($0.reason)" }
        + result.app.modules.flatMap(\.otherSources).map { result.app.relative($0) })
    section("Previews that do not draw, by cause:", (drawn?.causes ?? []).map { "\($0.count)  \($0.reason)" })
    return (lines + ["", "Next: cd \(ShellQuoting.quoted(result.app.root)) && SNAPSHOT_TESTING_RECORD=all swift test"])
      .joined(separator: "\n") + "\n"
  }
}

/// What the previews of an adopted app drew, once it was built.
struct DrawnPreviews {
  let count: Int
  let all: Int
  /// Why the others did not draw, the reason of most first.
  let causes: [(reason: String, count: Int)]

  /// Whether a catalog is that of the app's previews. SwiftPM spells its module in its own way: `Poke_dexSnapshots`.
  static func are(_ catalog: String, of app: String) -> Bool { catalog.hasSuffix("Snapshots.\(app)Previews") }

  /// - Parameter frames: those of the newest run; nil is returned without any.
  init?(_ frames: [ReviewedFrame]) {
    let frames = frames.filter { $0.name.kind == .frame }
    if frames.isEmpty { return nil }
    let failed = frames.filter { $0.verdict.isUnreached }
    (count, all) = (frames.count - failed.count, frames.count)
    causes = Dictionary(grouping: failed, by: \.reason).map { ($0.key, $0.value.count) }.sorted {
      ($1.count, $0.reason) < ($0.count, $1.reason)
    }
  }
}
