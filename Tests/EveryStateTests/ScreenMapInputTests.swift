import SwiftUI

@testable import EveryState

extension ScreenMapTests {
  @Test func `return submits the typed text, where the app handles it`() throws {
    try expectMap(
      Plain("Tags") { TagsView(adds: true) },
      """
        start     type "a" into "Tag"   -> ? after type "a" into "Tag"  (no golden)
        ? after type "a" into "Tag"  submit "Tag"          -> ? "#a"  (no golden)
      """)
    try expectMap(
      Plain("Tags") { TagsView(adds: false) },
      #"  start     type "a" into "Tag"   -> ? after type "a" into "Tag"  (no golden)"#)
  }

  @Test @MainActor func `return ends the typing, also where that changes nothing else`() throws {
    let typed = Plain("Typed") { TextField("Tag", text: .constant("a")).onSubmit {} }
    let ends = try JudgedScreen(DeclaredScreen(typed)).findings
    expect(ends.filter { $0.rule == .unusedControl }.map(\.sentence).count { $0.contains(#"submit "Tag""#) }, is: 1)
    expect(!ends.contains { $0.sentence.contains(#"submit "Tag" changes nothing"#) })
  }

  @Test @MainActor func `an option without a tag cannot be chosen, also where no golden shows it`() throws {
    let screen = Plain("Sizes") { SizesView() }
    try expectMap(
      screen,
      """
        start     press "Size"          -> ? menu  (no golden)
        ? menu    select "Large" in "Size"  -> start
        ? menu    select "Huge" in "Size"  -> breaks: it cannot be chosen
        ? menu    dismiss               -> start
      """)
    let inSight = Plain("Inline") { SizesView(isInSight: true) }
    let findings = try JudgedScreen(DeclaredScreen(inSight)).findings.map(\.sentence)
    expect(
      findings.filter { $0.contains("Huge") },
      is: [#"select "Huge" in "Size" has no effect: the screen does not change, and nothing is called."#])
  }
}

private struct TagsView: View {
  let adds: Bool
  @State private var tag = ""
  @State private var tags: [String] = []
  var body: some View {
    let field = TextField("Tag", text: $tag)
    VStack {
      ForEach(tags, id: \.self) { Text("#\($0)") }
      if adds {
        field.onSubmit {
          tags.append(tag)
          tag = ""
        }
      } else {
        field
      }
    }
  }
}

private struct SizesView: View {
  var isInSight = false
  @State private var size = 1
  var body: some View {
    let picker = Picker("Size", selection: $size) {
      Text("Small").tag(1)
      Text("Large").tag(2)
      Text("Huge")
    }
    if isInSight { picker.pickerStyle(.inline) } else { Menu("Size") { picker } }
  }
}
