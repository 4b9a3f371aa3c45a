import SwiftUI

enum PreferenceFacts {
  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct First: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  private static func names<V: View>(
    _ name: String, _ source: Source, _ expected: [String], @ViewBuilder of view: @escaping @MainActor @Sendable () -> V
  ) -> Fact {
    .shown(name, source, expected) { stage in
      view().onPreferenceChange(Names.self) { names in
        MainActor.assumeIsolated { for name in names { stage.say(name) } }
      }
    }
  }

  private static func named(_ name: String) -> some View { Color.gray.preference(key: Names.self, value: [name]) }
  private static let preference: Source = .view("preference(key:value:)")
  private static let reduce: Source = .page("preferencekey/reduce(value:nextvalue:)")
  private static let transform: Source = .view("transformpreference(_:_:)")
  static let all: [Fact] = ways + readers + changes

  private static let ways: [Fact] = [
    names("A view's preference reaches the views around it", preference, ["a"]) { VStack { HStack { named("a") } } },
    names("Preferences are joined in the order of the views", reduce, ["a", "b", "c"]) {
      across(named("a"), named("b"), named("c"))
    }, names("Layers are put together in their order", reduce, ["a", "b"]) { layers(named("a"), named("b")) },
    names("Nested preferences are joined in the order of the views", reduce, ["a", "b", "c"]) {
      down(across(named("a"), named("b")), named("c"))
    },
    names("Views without a preference are left out", reduce, ["a", "c"]) { down(named("a"), Color.gray, named("c")) },
    names("An outer preference replaces an inner one", preference, ["outer"]) {
      named("inner").preference(key: Names.self, value: ["outer"])
    },
    names("A container's preference replaces those of its views", preference, ["container"]) {
      down(named("a"), named("b")).preference(key: Names.self, value: ["container"])
    },
    names("A preference can be transformed", transform, ["a", "more"]) {
      named("a").transformPreference(Names.self) { $0.append("more") }
    },
    names("Transformations go from inside out", transform, ["a", "first", "second"]) {
      named("a").transformPreference(Names.self) { $0.append("first") }.transformPreference(Names.self) {
        $0.append("second")
      }
    },
    names("A transformation begins at the default without a preference", transform, ["more"]) {
      Color.gray.transformPreference(Names.self) { $0.append("more") }
    },
    names("Rows of a ForEach give preferences in their order", reduce, ["a", "b", "c"]) {
      VStack { ForEach(["a", "b", "c"], id: \.self) { named($0) } }
    },
    names("A branch that is not taken gives no preference", reduce, ["b"]) {
      VStack {
        if Names.defaultValue.count == 1 { named("a") }
        named("b")
      }
    },
    names("An overlay gives a preference too, after its base view", .view("overlay(alignment:content:)"), ["a", "b"]) {
      named("a").overlay { named("b") }
    },
    names("A background gives a preference too", .view("background(alignment:content:)"), ["a", "b"]) {
      named("a").background { named("b") }
    }.inAnyOrder(),
    names("A preference passes modifiers unchanged", preference, ["a"]) {
      named("a").padding(20).frame(width: 100).offset(x: 20).opacity(0.5)
    },
  ]

  private static let readers: [Fact] = [
    .shown("An overlay reads the preference of its base view", .view("overlaypreferencevalue(_:alignment:_:)"), ["3"]) {
      stage in
      across(Color.gray.preference(key: Sum.self, value: 1), Color.gray.preference(key: Sum.self, value: 2))
        .overlayPreferenceValue(Sum.self) { stage.saying("\($0)") }
    },
    .shown(
      "A background reads the preference of the view in front",
      .view("backgroundpreferencevalue(_:alignment:_:)"), ["3"]
    ) { stage in
      across(Color.gray.preference(key: Sum.self, value: 1), Color.gray.preference(key: Sum.self, value: 2))
        .backgroundPreferenceValue(Sum.self) { stage.saying("\($0)") }
    },
    .shown(
      "An overlay reads the default without a preference",
      .view("overlaypreferencevalue(_:alignment:_:)"), ["0"]
    ) { stage in Color.gray.overlayPreferenceValue(Sum.self) { stage.saying("\($0)") } },
    .shown(
      "An anchor is a place in the reader's space", .view("anchorpreference(key:value:transform:)"),
      ["20,40 60x20"]
    ) { stage in
      Color.gray.frame(width: 60, height: 20)
        .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .padding(.leading, 20).padding(.top, 40)
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            let frame = anchor.map { proxy[$0] } ?? .zero
            let _ = stage.say("\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))")
            Color.clear
          }
        }
    },
    .shown("A key may keep the first preference", reduce, ["a"]) { stage in
      HStack {
        Color.gray
        Color.gray.preference(key: First.self, value: "a")
        Color.gray.preference(key: First.self, value: "b")
      }.overlayPreferenceValue(First.self) { stage.saying($0 ?? "nil") }
    },
    .shown("Keys are apart", preference, ["3", "a"]) { stage in
      Color.gray.preference(key: Sum.self, value: 3).preference(key: First.self, value: "a")
        .onPreferenceChange(Sum.self) { sum in MainActor.assumeIsolated { stage.say("\(sum)") } }
        .onPreferenceChange(First.self) { first in MainActor.assumeIsolated { stage.say(first ?? "nil") } }
    }.inAnyOrder(),
  ]

  private static let changes: [Fact] = [
    .following(
      "A changed preference is reported once", .view("onpreferencechange(_:perform:)"), ["1", "2"],
      change: { _ in }, then: [{ $0.number = 1 }, { $0.number = 1 }]
    ) { model, stage in
      Color.gray.preference(key: Sum.self, value: model.number + 1)
        .onPreferenceChange(Sum.self) { sum in MainActor.assumeIsolated { stage.say("\(sum)") } }
    },
    Fact("State set by a preference runs the body again", .view("onpreferencechange(_:perform:)"), ["0", "7"]) {
      stage in
      struct Content: View {
        @State private var sum = 0
        let stage: Stage
        var body: some View {
          stage.saying("\(sum)").preference(key: Sum.self, value: 7)
            .onPreferenceChange(Sum.self) { value in MainActor.assumeIsolated { sum = value } }
        }
      }
      stage.show { Content(stage: stage) }
    },
  ]
}
