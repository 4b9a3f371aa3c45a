import EveryStateGoldens
import SwiftUI

@testable import EveryState

/// A screen in other environments: its own drawing in each, or one line if it looks like the plain screen.
struct VariantsTests {
  /// The goldens of a screen's variants, below their headers.
  @MainActor private func goldens<Screen: ScreenSnapshots>(_ varied: VariedScreen<Screen>) throws -> [String: String] {
    try goldens(of: SnapshotCatalog(suite: "Variants") { varied })
  }

  @MainActor private func goldens(of catalog: SnapshotCatalog) throws -> [String: String] {
    let root = NSTemporaryDirectory() + "everystate-variants-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let session = try GoldenSession(
      packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": "all"], textFormat: GoldenText.format)
    expect(catalog.refusals.isEmpty)
    try session.declare(catalog.claims)
    var goldens: [String: String] = [:]
    for screen in catalog.screens {
      for frame in screen.frames {
        let name = try GoldenName(catalog: catalog.name, screen: screen.name, state: frame.name)
        let text = try #require(try FrameVerification(name: name, frame: frame, session: session).run().actual)
        goldens["\(screen.name) / \(frame.name)"] = text.split(separator: "\n").dropFirst().map {
          $0.trimmingCharacters(in: .whitespaces)
        }.joined(separator: "\n")
      }
    }
    return goldens
  }

  @Test @MainActor func `a variant of a screen or a catalog shows its changes`() throws {
    // A variant shows its changes.
    let cases: [(SnapshotVariant, screen: String, shown: String)] = [
      (.darkMode, "Device in dark mode", "dark"), (.largeType, "Device in large type", "accessibility3"),
      (.boldText, "Device in bold text", "bold"), (.reduceMotion, "Device with less motion", "still"),
      (.rightToLeft, "Device right to left", "rightToLeft"), (.columns(60), "Device at 60 columns", "same"),
      (.locales("de_DE"), "Device in de_DE", "de_DE"),
      (SnapshotVariant("at night") { $0.now = .distantPast }, "Device at night", "same"),
    ]
    for (variant, screen, shown) in cases {
      let goldens = try goldens(Device().variants(variant))
      expect(goldens["\(screen) / shown"], is: (shown == "same" ? "~ same as Device / shown" : shown), "\(screen)")
      expect(goldens["Device / shown"], is: "nothing else")
    }
    // Each locale is a variant.
    let local = try goldens(Device().variants(.locales("de", "ar"), .darkMode))
    expect(
      local.keys.sorted(),
      is: [
        "Device / shown", "Device in ar / shown", "Device in dark mode / shown", "Device in de / shown",
      ])
    expect(local["Device in ar / shown"]?.contains("rightToLeft"), is: true)
    // A catalog's variant is driven like a screen's own.
    let varied = try goldens(of: SnapshotCatalog(suite: "Varied") { Device() }.variants(.darkMode, .columns(60)))
    expect(
      varied,
      is: [
        "Device / shown": "nothing else", "Device in dark mode / shown": "dark",
        "Device at 60 columns / shown": "~ same as Device / shown",
      ])
    // A text that a pseudo-locale leaves unchanged was not localized.
    let words = try goldens(Words().variants(.pseudoLocale))
    expect(
      words["Words pseudo-localized / shown"]?.split(separator: "\n"),
      is: [
        "⟦Ĥééļļöö⟧", "⟦3 bööööķ(š) ööf Ada, 50%⟧", "⟦Ŕééååð méé⟧                            {- | bold | -}", "Hello",
      ])
    expect(words["Words / shown"]?.contains("3 book(s) of Ada, 50%"), is: true)
    // Large type takes more width.
    let lines = try goldens(Line().variants(.largeType, .boldText))
    expect(lines["Line / shown"], is: "A line of text that fits a phone", "one line")
    expect((lines["Line in large type / shown"] ?? "").split(separator: "\n").count > 1)
    expect(lines["Line in bold text / shown"], is: "~ same as Line / shown")
  }

  @Test func `a catalog shows its screens in its variants, and refuses contradictory ones`() {
    // A catalog shows each screen in its variants, beside the screen's own.
    let catalog = SnapshotCatalog(suite: "Varied", redacting: [.uuids]) {
      Device().variants(.boldText, .darkMode)
      Line().withoutVariants(.darkMode, because: "it has no colours").variants(.columns(60))
      Words().variant("in dark mode") { $0.colorScheme = .dark }
      Words().withoutVariants(because: "its words are an image")
    }.variants(.darkMode).variants(.largeType)
    expect(catalog.refusals, is: [])
    expect(
      catalog.screens.map(\.name),
      is: [
        "Device", "Device in large type", "Device in bold text", "Device in dark mode",
        "Line", "Line in large type", "Line at 60 columns",
        "Words in dark mode", "Words",
      ])
    expect(catalog.screens.flatMap(\.frames).allSatisfy { $0.redactions.count == 1 })
    expect(
      CoverageMatrix.text(of: catalog.claims).split(separator: "\n").filter {
        $0.contains("not in") || $0.contains("no var")
      }, is: ["  not in dark mode: it has no colours", "  no variants: its words are an image"])
    // A catalog's variants do not apply to previews and timelines.
    let others = SnapshotCatalog(suite: "Varied") {
      PreviewSnapshots(Line_Previews.self, "One")
      Ticks()
    }.variants(.darkMode)
    expect(others.screens.map(\.name), is: ["Line previews", "Ticks"])
    // Contradictory variants are refused, with their places.
    let twice = SnapshotCatalog(suite: "Varied") { Device() }.variants(.darkMode, .boldText).variants(.darkMode)
    let cases: [(SnapshotCatalog, [String])] = [
      (twice, ["Varied is shown 'in dark mode' twice (", "VariantsTests.swift:", " and ", "Remove one of the two"]),
      (
        SnapshotCatalog(suite: "Varied") { Device().variants(.columns(60), SnapshotVariant("at 60 columns") { _ in }) },
        ["Device is shown 'at 60 columns' twice (VariantsTests.swift:", "Remove one of the two"]
      ),
      (
        SnapshotCatalog(suite: "Varied") {
          Device().variants(.darkMode).withoutVariants(.darkMode, because: "it has no colours")
        }.variants(.darkMode),
        ["Device is shown 'in dark mode' and does without (VariantsTests.swift:"]
      ),
      (
        SnapshotCatalog(suite: "Varied") { Device().withoutVariants(.boldText, because: "a test") }.variants(.darkMode),
        ["Device does without 'in bold text'", "(VariantsTests.swift:", "The catalog's variants are: in dark mode"]
      ),
      (
        SnapshotCatalog(suite: "Varied") { Device().withoutVariants(because: "a test") },
        ["Device does without 'variants'", "The catalog has no variants"]
      ),
    ]
    for (catalog, words) in cases {
      expect(catalog.refusals.count, is: 1, "\(catalog.refusals)")
      for word in words { expect(catalog.refusals.first?.contains(word), is: true, "\(word): \(catalog.refusals)") }
      expect(catalog.frames.map(\.description), is: ["(refused)"])
    }
  }

  @MainActor @Test func `a catalog's variants are combined with a screen's own on request`() throws {
    let screens = SnapshotCatalog(suite: "Varied") {
      Device().variants(.boldText, .locales("ar")).withoutVariants(
        .darkMode.together(with: .boldText), because: "it is bold")
      Line().variants(.darkMode)
      Words().withoutVariants(.darkMode, because: "a test").variants(.columns(60))
      Words().variant("at night") { $0.now = .distantPast }
    }
    let catalog = screens.variants(.darkMode, combined: true).variants(.largeType)
    expect(catalog.refusals, is: [])
    expect(
      catalog.screens.map(\.name),
      is: [
        "Device", "Device in dark mode", "Device in large type", "Device in dark mode in ar", "Device in bold text",
        "Device in ar", "Line", "Line in large type", "Line in dark mode", "Words", "Words in large type",
        "Words at 60 columns", "Words at night",
      ])
    expect(catalog.screens.first { $0.name == "Device in dark mode in ar" }?.variantOf, is: "Device")
    let shown = try goldens(
      of: SnapshotCatalog(suite: "Varied") { Device().variants(.boldText) }.variants(.darkMode, combined: true))
    expect(shown["Device in dark mode in bold text / shown"], is: "dark bold")
    let alone = try goldens(Device().variants(.darkMode.together(with: .locales("de", "ar"))))
    expect(
      alone.keys.sorted(),
      is: [
        "Device / shown", "Device in dark mode in ar / shown", "Device in dark mode in de / shown",
      ])
    let unknown = screens.variants(.darkMode)
    expect(
      unknown.refusals.first?.contains("Device does without 'in dark mode in bold text'"), is: true,
      "\(unknown.refusals)")
    let order = SnapshotVariant.columns(60).together(with: SnapshotVariant("at 70") { $0.columns = 70 })
    var environment = SnapshotEnvironment()
    order.parts[0].change(&environment)
    expect(environment.columns == 70 && order.parts.map(\.name) == ["at 60 columns at 70"])
  }
}

/// Lists the unusual settings of its device.
private struct Device: ScreenSnapshots {
  struct World: SnapshotWorld {}
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it has no dependencies"), .state("shown") { _ in }] }
  func view(_ world: World) -> some View { DeviceView() }
}

private struct DeviceView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale

  private var words: [String] {
    [
      colorScheme == .dark ? "dark" : nil, dynamicTypeSize == .large ? nil : "\(dynamicTypeSize)",
      legibilityWeight == .bold ? "bold" : nil, reduceMotion ? "still" : nil,
      layoutDirection == .rightToLeft ? "rightToLeft" : locale.identifier == "en_US" ? nil : locale.identifier,
    ].compactMap { $0 }
  }

  var body: some View {
    HStack {
      Text(verbatim: words.isEmpty ? "nothing else" : words.joined(separator: " ")).fixedSize()
      Spacer()
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

private struct Words: ScreenSnapshots {
  struct World: SnapshotWorld {}
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it has no dependencies"), .state("shown") { _ in }] }
  func view(_ world: World) -> some View {
    VStack(alignment: .leading) {
      Text("Hello")
      Text("\(3) book(s) of \("Ada"), 50%")
      Text("Read **me**").lineLimit(1)
      Text(verbatim: "Hello")
    }
  }
}

private struct Line: ScreenSnapshots {
  struct World: SnapshotWorld {}
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it has no dependencies"), .state("shown") { _ in }] }
  func view(_ world: World) -> some View { Text(verbatim: "A line of text that fits a phone") }
}

private struct Line_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "One").previewDisplayName("One") }
}

private struct Ticks: TimelineSnapshots { var timelines: [SnapshotTimeline] { [.timeline("one") { $0.note("tick") }] } }
