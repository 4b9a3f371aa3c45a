import SwiftUI

@testable import EveryState

/// A screen in other environments: its own drawing in each, or one line if it looks like the plain screen.
struct VariantsTests {
  @MainActor private func goldens<Screen: ScreenSnapshots>(_ varied: VariedScreen<Screen>) throws -> [String: String] {
    try goldens(of: SnapshotCatalog(suite: "Variants") { varied })
  }

  @MainActor private func goldens(of catalog: SnapshotCatalog) throws -> [String: String] {
    var goldens: [String: String] = [:]
    for outcome in try TemporaryPackage().verify(catalog, "all") {
      let text = try #require(outcome.actual).split(separator: "\n").dropFirst()
      goldens["\(outcome.name.screen) / \(outcome.name.state)"] = text.map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n").replacing(#/\ {2,}\{/#, with: "  {")
    }
    return goldens
  }

  @Test @MainActor func `a variant of a screen shows its changes`() throws {
    let cases: [(SnapshotVariant, screen: String, shown: String)] = [
      (.darkMode, "Device in dark mode", "dark"), (.largeType, "Device in large type", "accessibility3"),
      (.boldText, "Device in bold text", "bold  {bolder}"), (.reduceMotion, "Device with less motion", "still"),
      (.rightToLeft, "Device right to left", "rightToLeft"), (.columns(60), "Device at 60 columns", "same"),
      (.locales("de_DE"), "Device in de_DE", "de_DE"),
      (SnapshotVariant("at night") { $0.now = .distantPast }, "Device at night", "same"),
    ]
    for (variant, screen, shown) in cases {
      let goldens = try goldens(device.variants(variant))
      expect(goldens["\(screen) / shown"], is: (shown == "same" ? "~ same as Device / shown" : shown), "\(screen)")
      expect(goldens["Device / shown"], is: "nothing else")
    }
  }

  @Test(arguments: [
    (VariedStates.states, VariedStates.all), (.all, .states), (.states, VariedStates(names: ["loaded", "tour"])),
  ])
  func `of combined variants, one without storyboards leaves them out`(one: VariedStates, other: VariedStates) {
    expect(
      ["loaded", "tour"].filter { one.together(with: other).shows($0, isStoryboard: $0 == "tour") }, is: ["loaded"])
  }

  @Test @MainActor func `each locale is a variant`() throws {
    let local = try goldens(device.variants(.locales("de", "ar"), .darkMode))
    expect(
      local.keys.sorted(),
      is: ["Device / shown", "Device in ar / shown", "Device in dark mode / shown", "Device in de / shown"])
    expect(local["Device in ar / shown"]?.contains("rightToLeft"), is: true)
  }

  @Test @MainActor func `a catalog's variant is driven like a screen's own`() throws {
    let varied = try goldens(of: SnapshotCatalog(suite: "Varied") { device }.variants(.darkMode, .columns(60)))
    expect(
      varied,
      is: [
        "Device / shown": "nothing else", "Device in dark mode / shown": "dark",
        "Device at 60 columns / shown": "~ same as Device / shown",
      ])
  }

  @Test @MainActor func `a text that a pseudo-locale leaves unchanged was not localized`() throws {
    let texts = try goldens(words.variants(.pseudoLocale))
    expect(
      texts["Words pseudo-localized / shown"]?.split(separator: "\n"),
      is: [
        "⟦Ĥééļļöö⟧", "⟦3 bööööķ(š) ööf Ada, 50%⟧", "⟦Ŕééååð méé⟧  {- | semibold | -}", "Hello",
      ])
    expect(texts["Words / shown"]?.contains("3 book(s) of Ada, 50%"), is: true)
  }

  @Test @MainActor func `large type takes more width`() throws {
    let lines = try goldens(line.variants(.largeType, .boldText))
    expect(lines["Line / shown"], is: "A line of text that fits a phone", "one line")
    expect((lines["Line in large type / shown"] ?? "").split(separator: "\n").count > 1)
    expect(lines["Line in bold text / shown"], is: "A line of text that fits a phone  {bolder}")
  }

  @Test func `a catalog shows its screens in its variants`() {
    let catalog = SnapshotCatalog(suite: "Varied", redacting: [.uuids]) {
      device.variants(.boldText, .darkMode)
      line.withoutVariants(.darkMode, because: "it has no colours").variants(.columns(60))
      words.variant("in dark mode") { $0.colorScheme = .dark }
      words.withoutVariants(because: "its words are an image")
    }.variants(.darkMode).variants(.largeType)
    expect(catalog.refusals, is: [])
    expect(
      catalog.screens.map(\.name),
      is: [
        "Device", "Device in large type", "Device in bold text", "Device in dark mode", "Line", "Line in large type",
        "Line at 60 columns", "Words in dark mode", "Words",
      ])
    expect(catalog.screens.flatMap(\.frames).allSatisfy { $0.redactions.count == 1 })
    expect(
      CoverageMatrix.text(of: catalog.claims).split(separator: "\n").filter {
        $0.contains("not in") || $0.contains("no var")
      }, is: ["  not in dark mode: it has no colours", "  no variants: its words are an image"])
  }

  @Test func `a catalog's variants do not apply to previews and timelines`() {
    let others = SnapshotCatalog(suite: "Varied") {
      PreviewSnapshots(Line_Previews.self, "One")
      Ticks()
    }.variants(.darkMode)
    expect(others.screens.map(\.name), is: ["Line previews", "Ticks"])
  }

  @Test func `contradictory variants are refused, with their places`() {
    let twice = SnapshotCatalog(suite: "Varied") { device }.variants(.darkMode, .boldText).variants(.darkMode)
    let cases: [(SnapshotCatalog, [String])] = [
      (
        twice,
        [
          "Varied includes the variant 'in dark mode' twice (", "VariantsTests.swift:", " and ",
          "Remove one of "
            + "the two",
        ]
      ),
      (
        SnapshotCatalog(suite: "Varied") { device.variants(.columns(60), SnapshotVariant("at 60 columns") { _ in }) },
        [
          "TestScreen<NoWorld, DeviceView> includes the variant 'at 60 columns' twice (VariantsTests.swift:",
          "Remove one of the two",
        ]
      ),
      (
        SnapshotCatalog(suite: "Varied") {
          device.variants(.darkMode).withoutVariants(.darkMode, because: "it has no colours")
        }.variants(.darkMode),
        ["TestScreen<NoWorld, DeviceView> includes and excludes the variant 'in dark mode' (VariantsTests.swift:"]
      ),
      (
        SnapshotCatalog(suite: "Varied") { device.withoutVariants(.boldText, because: "a test") }.variants(.darkMode),
        [
          "TestScreen<NoWorld, DeviceView> excludes the variant 'in bold text'", "(VariantsTests.swift:",
          "The catalog's variants are: in dark mode",
        ]
      ),
      (
        SnapshotCatalog(suite: "Varied") { device.withoutVariants(because: "a test") },
        ["TestScreen<NoWorld, DeviceView> excludes the variant 'variants'", "The catalog has no variants"]
      ),
    ]
    for (catalog, words) in cases {
      expect(catalog.refusals.count, is: 1, "\(catalog.refusals)")
      for word in words {
        expect(catalog.refusals.first?.message.contains(word), is: true, "\(word): \(catalog.refusals)")
      }
      expect(FrameSelection(catalog).frames.map(\.description), is: ["(refused)"])
    }
  }

  @Test(
    arguments: [
      ([], "loaded loading empty failed own retry"), (["failed", "retry"], "failed retry"), (["own"], "own"),
    ] as [([String], String)]) func `a variant shows the states that it names`(_ names: [String], _ shown: String)
  {
    let states = names.isEmpty ? VariedStates.all : VariedStates(names: names)
    let alone = SnapshotCatalog(suite: "Some") {
      shelves.variant("in dark mode", of: states) { $0.colorScheme = .dark }
    }
    let own = SnapshotCatalog(suite: "Some") { shelves.variants(.darkMode, of: states) }
    let ofCatalog = SnapshotCatalog(suite: "Some") { shelves }.variants(.darkMode, of: states)
    for catalog in [alone, own, ofCatalog] {
      expect(catalog.refusals, is: [])
      expect(catalog.screens.last?.frames.map(\.name).joined(separator: " "), is: shown)
    }
  }

  @Test func `one word leaves storyboards out`() {
    let catalog = SnapshotCatalog(suite: "Some") { shelves.variants(.darkMode, of: .states) }
    expect(catalog.screens.last?.frames.map(\.name), is: ["loaded", "loading", "empty", "failed", "own"])
  }

  @Test func `a catalog's variant shows the states that a screen has, and no screen without one`() {
    let catalog = SnapshotCatalog(suite: "Some") {
      shelves
      device
    }.variants(.darkMode, of: ["failed"])
    expect(catalog.screens.map(\.name), is: ["Shelves", "Shelves in dark mode", "Device"])
  }

  @Test func `a variant of a variant shows what both show`() {
    let late = shelves.variant("late", of: ["loaded", "failed"]) { $0.now = .distantPast }
    let catalog = SnapshotCatalog(suite: "Some") {
      late.variants(.darkMode, of: ["failed"])
      line.variants(.darkMode, of: ["shown"])
    }.variants(.boldText, of: .states, combined: true)
    expect(
      catalog.screens.map { "\($0.name): \($0.frames.map(\.name).joined(separator: " "))" },
      is: [
        "Shelves late: loaded failed", "Shelves late in dark mode: failed", "Line: shown", "Line in bold text: shown",
        "Line in bold text in dark mode: shown", "Line in dark mode: shown",
      ])
  }

  @Test func `a matrix says which states a variant leaves out`() {
    let catalog = SnapshotCatalog(suite: "Some") { shelves.variants(.darkMode, of: ["failed", "own"]) }
    expect(
      CoverageMatrix.text(of: catalog.claims),
      is: """
        # Screens and states of EveryStateTests.Some
        # Variants: "=" is identical to the base screen; a state's name means it differs.
        # "-" is a state that the variant leaves out.
        Shelves: loaded, loading, empty, failed | own | storyboards: retry
        Shelves in dark mode: -, -, -, failed | own | storyboards: -

        """)
  }

  @Test func `a state that a variant names and no screen declares is refused once, at its line`() throws {
    let known = "Name some of its states in of: [...]. It declares: loaded, loading, empty, failed, own, retry."
    let none = "has a variant of 'lodaed', which it does not declare. \(known)"
    let empty = "has a variant of no state: of: [] is empty. \(known)"
    let (line, type) = (#line, "TestScreen<ShelfWorld, ShelvesView>")
    let catalogs = [
      SnapshotCatalog(suite: "Some") { shelves.variants(.darkMode, .locales("de", "ar"), of: ["lodaed"]) },
      SnapshotCatalog(suite: "Some") { shelves }.variants(.darkMode, of: ["loaded", "lodaed"]),
      SnapshotCatalog(suite: "Some") { shelves.variant("x", of: ["lodaed"]) { _ in } },
      SnapshotCatalog(suite: "Some") { shelves.variants(.boldText).variants(.darkMode, of: []) },
    ]
    let told = [
      "\(type) \(none)", "EveryStateTests.Some \(none)", "ScreenVariant<\(type)> \(none)", "\(type) \(empty)",
    ]
    for (index, catalog) in catalogs.enumerated() {
      expect(catalog.refusals.map(\.message), is: [told[index]])
      expect(catalog.refusals.first?.location?.line, is: line + 2 + index)
    }
  }

  @MainActor @Test func `states that a variant leaves out are not taken for missing by rules`() throws {
    let catalog = SnapshotCatalog(suite: "Some") { shelves.variants(.darkMode, of: ["failed"]) }
    let found = try catalog.soundness().filter { $0.screen == "Shelves in dark mode" }
    expect(found.map(\.message), is: [])
  }

  @MainActor @Test func `a catalog's variants are combined with a screen's own on request`() throws {
    let screens = SnapshotCatalog(suite: "Varied") {
      device.variants(.boldText, .locales("ar")).withoutVariants(
        .darkMode.together(with: .boldText), because: "it is bold")
      line.variants(.darkMode)
      words.withoutVariants(.darkMode, because: "a test").variants(.columns(60))
      words.variant("at night") { $0.now = .distantPast }
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
      of: SnapshotCatalog(suite: "Varied") { device.variants(.boldText) }.variants(.darkMode, combined: true))
    expect(shown["Device in dark mode in bold text / shown"], is: "dark bold  {bolder}")
    let alone = try goldens(device.variants(.darkMode.together(with: .locales("de", "ar"))))
    expect(
      alone.keys.sorted(),
      is: ["Device / shown", "Device in dark mode in ar / shown", "Device in dark mode in de / shown"])
    let unknown = screens.variants(.darkMode)
    expect(
      unknown.refusals.first?.message.contains(
        "TestScreen<NoWorld, DeviceView> excludes the variant 'in dark mode in bold "
          + "text'"),
      is: true, "\(unknown.refusals)")
    let order = SnapshotVariant.columns(60).together(with: SnapshotVariant("at 70") { $0.columns = 70 })
    var environment = SnapshotEnvironment()
    order.parts[0].change(&environment)
    expect(environment.columns, is: 70)
    expect(order.parts.map(\.name), is: ["at 60 columns at 70"])
  }
}

private var shelves: TestScreen<ShelfWorld, ShelvesView> {
  TestScreen(
    "Shelves",
    [
      .loads(\.books, failure: ShelfError()), .state("own") { $0.books = .returns(["Emma"]) },
      .storyboard("retry") {
        $0.books = .fails(ShelfError())
      } by: {
        try await $0.press("Try Again")
      },
    ]
  ) { ShelvesView(books: $0.books) }
}

/// A title over a list, as it is in each state.
private struct ShelvesView: View {
  let books: MockResponse<[String]>
  var body: some View {
    VStack {
      Text("Shelves")
      ShelfView(model: ShelfModel(books))
    }
  }
}

private var device: some ScreenSnapshots { Plain("Device", "shown") { DeviceView() } }

/// Lists the unusual settings of its device.
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
    }.frame(maxHeight: .infinity, alignment: .top).environment(\.layoutDirection, .leftToRight)
  }
}

private var words: some ScreenSnapshots {
  Plain("Words", "shown") {
    VStack(alignment: .leading) {
      Text("Hello")
      Text("\(3) book(s) of \("Ada"), 50%")
      Text("Read **me**").lineLimit(1)
      Text(verbatim: "Hello")
    }.frame(maxHeight: .infinity, alignment: .top)
  }
}

private var line: some ScreenSnapshots { Plain("Line", "shown") { Text(verbatim: "A line of text that fits a phone") } }

private struct Line_Previews: PreviewProvider {
  static var previews: some View { Text(verbatim: "One").previewDisplayName("One") }
}

private struct Ticks: TimelineSnapshots { var timelines: [SnapshotTimeline] { [.timeline("one") { $0.note("tick") }] } }
