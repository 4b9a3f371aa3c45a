import EveryStateGoldens
import SwiftUI
import Testing

@testable import EveryState

/// A screen in other environments: what a person with that device would see, and one line where that is what everybody sees.
@Suite struct VariantsTests {
  /// The goldens of a screen's variants, below their headers.
  @MainActor
  private func goldens<Screen: ScreenSnapshots>(_ varied: VariedScreen<Screen>) throws -> [String: String] {
    let root = NSTemporaryDirectory() + "everystate-variants-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let session = try GoldenSession(
      packageRoot: root, environment: ["SNAPSHOT_TESTING_RECORD": "all"], textFormat: GoldenText.format)
    let catalog = SnapshotCatalog(suite: "Variants") { varied }
    #expect(catalog.refusals.isEmpty)
    try session.declare(catalog.claims)
    var goldens: [String: String] = [:]
    for screen in catalog.screens {
      for frame in screen.frames {
        let name = try GoldenName(catalog: catalog.name, screen: screen.name, state: frame.name)
        let text = try #require(try SnapshotFrame.outcome(name, frame, session).actual)
        goldens["\(screen.name) / \(frame.name)"] = text.split(separator: "\n").dropFirst().map {
          $0.trimmingCharacters(in: .whitespaces)
        }.joined(separator: "\n")
      }
    }
    return goldens
  }

  @MainActor @Test func `each variant shows what it changes`() throws {
    let cases: [(SnapshotVariant, screen: String, shown: String)] = [
      (.darkMode, "Device in dark mode", "dark"), (.largeType, "Device in large type", "accessibility3"),
      (.boldText, "Device in bold text", "bold"), (.reduceMotion, "Device with less motion", "still"),
      (.rightToLeft, "Device right to left", "rightToLeft"), (.columns(60), "Device at 60 columns", "same"),
      (.locales("de_DE"), "Device in de_DE", "de_DE"),
      (SnapshotVariant("at night") { $0.now = .distantPast }, "Device at night", "same"),
    ]
    for (variant, screen, shown) in cases {
      let goldens = try goldens(Device().variants(variant))
      #expect(
        goldens["\(screen) / shown"] == (shown == "same" ? "~ same as Device / shown" : shown), "\(screen)")
      #expect(goldens["Device / shown"] == "nothing else")
    }
  }

  @MainActor @Test func `locales are a variant each`() throws {
    let goldens = try goldens(Device().variants(.locales("de", "ar"), .darkMode))
    #expect(
      goldens.keys.sorted() == [
        "Device / shown", "Device in ar / shown", "Device in dark mode / shown", "Device in de / shown",
      ])
    #expect(goldens["Device in ar / shown"]?.contains("rightToLeft") == true)
  }

  @MainActor @Test func `what a pseudo-locale leaves as it is was not localized`() throws {
    let goldens = try goldens(Words().variants(.pseudoLocale))
    #expect(
      goldens["Words pseudo-localized / shown"]?.split(separator: "\n") == [
        "⟦Ĥééļļöö⟧", "⟦3 bööööķ(š) ööf Ada, 50%⟧", "⟦Ŕééååð méé⟧                             {- | bold | -}", "Hello",
      ])
    #expect(goldens["Words / shown"]?.contains("3 book(s) of Ada, 50%") == true)
  }

  @MainActor @Test func `large type is as wide as it is`() throws {
    let goldens = try goldens(Line().variants(.largeType, .boldText))
    #expect(goldens["Line / shown"] == "A line of text that fits a phone", "one line")
    #expect((goldens["Line in large type / shown"] ?? "").split(separator: "\n").count > 1)
    #expect(goldens["Line in bold text / shown"] == "~ same as Line / shown")
  }
}

/// Says what of its device is not as usual.
private struct Device: ScreenSnapshots {
  struct World: SnapshotWorld {}
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it asks nobody"), .state("shown") { _ in }] }
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
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it asks nobody"), .state("shown") { _ in }] }
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
  var states: [SnapshotState<World>] { [.loadsNothing(because: "it asks nobody"), .state("shown") { _ in }] }
  func view(_ world: World) -> some View { Text(verbatim: "A line of text that fits a phone") }
}
