import SwiftUI

extension EnvironmentValues {
  @Entry fileprivate var word = "default"
  @Entry fileprivate var count = 0
  fileprivate var hasBothReasons: Bool { self.redactionReasons.contains([.placeholder, .privacy]) }
  fileprivate var isUppercase: Bool { self.textCase == .uppercase }
  fileprivate var canRefresh: Bool { self.refresh != nil }
}

enum EnvironmentFacts {
  private struct Says<Value>: View {
    @Environment private var value: Value
    let stage: Stage
    let prefix: String
    init(_ path: KeyPath<EnvironmentValues, Value>, _ stage: Stage, _ prefix: String = "") {
      _value = Environment(path)
      (self.stage, self.prefix) = (stage, prefix)
    }
    var body: some View { stage.saying(prefix + "\(value)") }
  }

  private static let environment: Source = .view("environment(_:_:)")
  private static let transform: Source = .view("transformenvironment(_:transform:)")
  static let all: [Fact] = own + surroundings + objects

  private static let own: [Fact] = [
    .shown("A value that is not set is the default", environment, ["default"]) { Says(\.word, $0) },
    .shown("A value reaches the view", environment, ["set"]) { Says(\.word, $0).environment(\.word, "set") },
    .shown("A value reaches all that is below", environment, ["set"]) { stage in
      VStack { HStack { Group { Says(\.word, stage) } } }.environment(\.word, "set")
    },
    .shown("A value does not reach a neighbour", environment, ["set", "default"]) { stage in
      across(Says(\.word, stage).environment(\.word, "set"), Says(\.word, stage))
    },
    .shown("The nearest value counts", environment, ["inner"]) {
      Says(\.word, $0).environment(\.word, "inner").environment(\.word, "outer")
    },
    .shown("A value set within counts for what is below it", environment, ["inner", "outer"]) { stage in
      down(VStack { Says(\.word, stage) }.environment(\.word, "inner"), Says(\.word, stage)).environment(
        \.word, "outer")
    },
    .shown("A value reaches overlays and backgrounds behind which it is set", environment, ["set"]) { stage in
      Color.gray.overlay { Says(\.word, stage) }.environment(\.word, "set")
    },
    .shown("A value set before an overlay does not reach it", environment, ["default"]) { stage in
      Color.gray.environment(\.word, "set").overlay { Says(\.word, stage) }
    },
    .shown("Transformed values go from outside in", transform, ["default-outer-inner"]) { stage in
      Says(\.word, stage).transformEnvironment(\.word) { $0 += "-inner" }.transformEnvironment(\.word) {
        $0 += "-outer"
      }
    },
    .shown("A transformation sees what is set outside", transform, ["set-more"]) { stage in
      Says(\.word, stage).transformEnvironment(\.word) { $0 += "-more" }.environment(\.word, "set")
    },
    .shown("A value set inside wins over a transformation outside", transform, ["set"]) { stage in
      Says(\.word, stage).environment(\.word, "set").transformEnvironment(\.word) { $0 += "-more" }
    },
    .shown("A modifier of one's own sees what is set outside of it", .page("viewmodifier"), ["outer"]) { stage in
      Color.gray.environment(\.word, "inner").modifier(Telling(stage: stage)).environment(\.word, "outer")
    },
    .shown("A modifier's content sees what the modifier sets", .page("viewmodifier"), ["by modifier"]) { stage in
      Says(\.word, stage).modifier(Setting())
    },
    .shown("Two values are apart", environment, ["set", "3"]) { stage in
      Group {
        Says(\.word, stage)
        Says(\.count, stage)
      }.environment(\.word, "set").environment(\.count, 3)
    },
    Fact("A changed value runs only the bodies that read it", environment, ["reads 0", "other", "reads 1"]) { stage in
      let model = Model()
      stage.show {
        Sets(model) {
          Says(\.count, stage, "reads ")
          Saying(words: "other", stage: stage)
        }
      }
      stage.change { model.number = 1 }
    },
    Fact("An equal value runs no body", environment, ["reads 0"]) { stage in
      let model = Model()
      stage.show { Sets(model) { Says(\.count, stage, "reads ") } }
      stage.change { model.flag = false }
    },
    Fact("All values are the environment itself", .page("environmentvalues"), ["set"]) { stage in
      struct All: View {
        @Environment(\.self) private var values
        let stage: Stage
        var body: some View { stage.saying(values.word) }
      }
      stage.show { All(stage: stage).environment(\.word, "set") }
    },
  ]

  private struct Telling: ViewModifier {
    @Environment(\.word) private var word
    let stage: Stage
    func body(content: Content) -> some View {
      let _ = stage.say(word)
      content
    }
  }

  private struct Setting: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.word, "by modifier") }
  }

  private struct Sets<V: View>: View {
    let model: Model
    let content: V
    init(_ model: Model, @ViewBuilder content: () -> V) { (self.model, self.content) = (model, content()) }
    var body: some View {
      let _ = model.flag
      VStack { content }.environment(\.count, model.number)
    }
  }

  private static let lines: Source = .view("linelimit(_:)-513mb")
  private static let redaction: Source = .view("redacted(reason:)")
  private static let surroundings: [Fact] = [
    .shown("Views are enabled", .page("environmentvalues/isenabled"), ["true"]) { Says(\.isEnabled, $0) },
    .shown("Disabled reaches what is below", .view("disabled(_:)"), ["false"]) { stage in
      VStack { Says(\.isEnabled, stage) }.disabled(true)
    },
    .shown("Inside of disabled nothing is enabled again", .view("disabled(_:)"), ["false"]) {
      Says(\.isEnabled, $0).disabled(false).disabled(true)
    },
    .shown("Disabled inside of enabled is disabled", .view("disabled(_:)"), ["false"]) {
      Says(\.isEnabled, $0).disabled(true).disabled(false)
    },
    .shown("A number of lines reaches what is below", lines, ["Optional(2)"]) { stage in
      VStack { Says(\.lineLimit, stage) }.lineLimit(2)
    },
    .shown("The nearest number of lines counts, also none", lines, ["nil"]) {
      Says(\.lineLimit, $0).lineLimit(nil).lineLimit(2)
    },
    .shown("Nothing is redacted", .page("environmentvalues/redactionreasons"), ["true"]) {
      Says(\.redactionReasons.isEmpty, $0)
    },
    .shown("A reason for redaction reaches what is below", redaction, ["false"]) {
      Says(\.redactionReasons.isEmpty, $0).redacted(reason: .placeholder)
    },
    .shown("Unredacted content has no redaction reason", .view("unredacted()"), ["true"]) {
      Says(\.redactionReasons.isEmpty, $0).unredacted().redacted(reason: .placeholder)
    },
    .shown("Reasons for redaction add up", redaction, ["true"]) {
      Says(\.hasBothReasons, $0).redacted(reason: .placeholder).redacted(reason: .privacy)
    },
    .shown("Text aligns at the leading edge", .page("environmentvalues/multilinetextalignment"), ["leading"]) {
      Says(\.multilineTextAlignment, $0)
    },
    .shown("The alignment of text reaches what is below", .view("multilinetextalignment(_:)"), ["center"]) { stage in
      VStack { Says(\.multilineTextAlignment, stage) }.multilineTextAlignment(.center)
    },
    .shown("Text is cut at its tail", .page("environmentvalues/truncationmode"), ["tail"]) {
      Says(\.truncationMode, $0)
    },
    .shown("Letters have no case of their own", .page("environmentvalues/textcase"), ["nil"]) { Says(\.textCase, $0) },
    .shown("A case of letters reaches what is below", .view("textcase(_:)"), ["true"]) { stage in
      VStack { Says(\.isUppercase, stage) }.textCase(.uppercase)
    },
    .shown("The scheme of colours can be set", .page("environmentvalues/colorscheme"), ["dark"]) {
      Says(\.colorScheme, $0).environment(\.colorScheme, .dark)
    },
    .shown("The language can be set", .page("environmentvalues/locale"), ["de_AT"]) { stage in
      Says(\.locale.identifier, stage).environment(\.locale, Locale(identifier: "de_AT"))
    },
    .shown("The direction can be set", .page("environmentvalues/layoutdirection"), ["rightToLeft"]) {
      Says(\.layoutDirection, $0).environment(\.layoutDirection, .rightToLeft)
    },
    .shown("The size of type can be set", .view("dynamictypesize(_:)-1m2tf"), ["xxxLarge"]) {
      Says(\.dynamicTypeSize, $0).dynamicTypeSize(.xxxLarge)
    },
    .shown("The size of type is kept within a range", .view("dynamictypesize(_:)-26aj0"), ["medium"]) {
      Says(\.dynamicTypeSize, $0).dynamicTypeSize(.small ... .medium).dynamicTypeSize(.xxxLarge)
    },
    .shown("A size of controls reaches what is below", .view("controlsize(_:)-7f0hi"), ["mini"]) { stage in
      VStack { Says(\.controlSize, stage) }.controlSize(.mini)
    }, .shown("Controls are regular", .page("environmentvalues/controlsize"), ["regular"]) { Says(\.controlSize, $0) },
    .shown("The root view is not presented", .page("environmentvalues/ispresented"), ["false"]) {
      Says(\.isPresented, $0)
    },
    .shown("Only what can be refreshed knows how", .page("environmentvalues/refresh"), ["false", "true"]) {
      Says(\.canRefresh, $0)
      Says(\.canRefresh, $0).refreshable {}
    },
  ]

  @Observable @MainActor fileprivate final class Shared {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct SaysShared: View {
    @Environment(Shared.self) private var shared
    let stage: Stage
    var body: some View { stage.saying(shared.name) }
  }

  private static let object: Source = .page("environment")
  private static let objects: [Fact] = [
    .shown("An observable object is found by its type", object, ["shared"]) { stage in
      VStack { SaysShared(stage: stage) }.environment(Shared("shared"))
    },
    Fact("An optional object that is not set is nil", object, ["true"]) { stage in
      struct Inner: View {
        @Environment(Shared.self) private var shared: Shared?
        let stage: Stage
        var body: some View { stage.saying("\(shared == nil)") }
      }
      stage.show { Inner(stage: stage) }
    },
    .shown("The nearest object counts", object, ["near"]) {
      SaysShared(stage: $0).environment(Shared("near")).environment(Shared("far"))
    },
  ]
}
