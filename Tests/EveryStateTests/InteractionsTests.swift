import SwiftUI

@testable import EveryState

/// The effects of a state's actions, how a storyboard describes them, and how they fail.
@MainActor struct InteractionsTests {
  @Test func `a storyboard describes each action in words`() throws {
    let shop = Acted(content: DeskView()) { user in
      try await user.type("ada", into: "Name")
      try await user.type("!", into: "Name")
      try await user.clear("Name")
      try await user.toggle("Gift")
      try await user.select("Large", in: "Size")
      try await user.select(Date(timeIntervalSince1970: 86_400 * 40), in: "Due")
      try await user.perform("Increment", on: "Count: 1")
      try await user.submit("Name")
      try await user.swipeAction("Delete", on: "Milk")
      try await user.openMenu("More")
      try await user.press("Rename")
      try await user.openMenu("Salt")
      try await user.dismiss()
      try await user.search("sal")
      try await user.press("about")
      try await user.goBack()
      try await user.press("Open")
      try await user.dismiss()
      try await user.press("Ask")
      try await user.press("Yes")
    }
    let moments = try shop.moments()
    let events: [(event: String, change: [String])] = [
      ("type \"ada\" into \"Name\"", ["* |>ada                    |  {\"Name\"}"]),
      ("type \"!\" into \"Name\"", ["* |>ada!                   |  {\"Name\"}"]),
      ("clear \"Name\"", ["* |>(Name)                 |"]), ("toggle \"Gift\"", ["* Gift                   [x]"]),
      ("select \"Large\" in \"Size\"", ["* Size             [Large v]"]),
      ("select 1970-02-10T00:00:00Z in \"Due\"", ["* Due         [Feb 10, 1970]"]),
      ("Increment \"Count: 1\"", ["* Count: 2           [-] [+]"]), ("submit \"Name\"", ["* submitted"]),
      ("swipe \"Milk\" and press \"Delete\"", []), ("open menu \"More\"", ["! menu", "| [Rename]"]),
      ("press \"Rename\"", ["* renamed"]), ("open menu \"Salt\"", ["! menu", "| [Pin]"]), ("dismiss", []),
      ("search \"sal\"", ["= |>sal                    |"]),
      ("press \"about\"", ["= [<Desk]", "", "            About"]), ("go back", []),
      ("press \"Open\"", ["! sheet", "|            In sheet"]), ("dismiss", []),
      ("press \"Ask\"", ["! alert", "| Sure?", "| [Yes]"]), ("press \"Yes\"", ["* sure"]),
    ]
    expect(moments.dropFirst().map(\.event), is: events.map { Optional($0.event) })
    for (index, expected) in events.enumerated() where moments.indices.contains(index + 1) {
      let lines = moments[index + 1].lines
      for line in expected.change { expect(lines, contains: line, comment: "\(expected.event): \(lines)") }
    }
  }

  @Test func `scrolling to the end lets pages load`() throws {
    // It loads another page when its last row appears.
    let rows = With(value: 10) { $count in
      List(0..<count, id: \.self) { row in
        Text("Row \(row)").onAppear {
          guard row == 9, count == 10 else { return }
          Task {
            try await Task.sleep(for: .seconds(1))
            count = 20
          }
        }
      }
    }
    let pages = Acted(environment: SnapshotEnvironment(columns: 20, height: 4), content: rows) { user in
      try await user.scrollToEnd()
      await user.wait(.seconds(1))
      try await user.scrollToEnd()
    }
    let paged = try pages.moments()
    expect(paged.map(\.event), is: ["shown", "scroll to the end", "1 s later", "scroll to the end"])
    expect(
      paged.map { $0.lines.last ?? "" },
      is: [
        "* Row 3                 {; 6 more below}", "* Row 9", "* Row 9                 {; 10 more below}", "* Row 19",
      ])
  }

  @Test @MainActor func `an action that the screen does not offer lists those it offers`() throws {
    func row(_ name: String, _ messages: [String], _ actions: @escaping Use) -> (String, [String], Use) {
      (name, messages, actions)
    }
    let cases = [
      row(
        "no button",
        ["element \"Sav\" to press", "field \"Name\", value \"(Name)\"", "link \"About\", identifier \"about\""]
      ) { try await $0.press("Sav") },
      row(
        "two",
        [
          "The screen has 2 elements \"Twin\" to "
            + "press", "accessibilityIdentifier",
        ]
      ) { try await $0.press("Twin") },
      row("disabled", ["\"Off\" is disabled", "button \"Off\" (disabled)"]) { try await $0.press("Off") },
      row("no field", ["element \"Gift\" to type in"]) { try await $0.type("x", into: "Gift") },
      row("no switch", ["element \"Name\" to toggle"]) { try await $0.toggle("Name") },
      row("no choice", ["\"Size\" has no choice \"Huge\".", "choices \"Small\", \"Large\""]) {
        try await $0.select("Huge", in: "Size")
      }, row("no day", ["element \"Size\" to choose a date in"]) { try await $0.select(Date.distantPast, in: "Size") },
      row(
        "a day outside",
        [
          "\"Due\" offers dates from 1970-01-01T00:00:00Z to 1970-04-11T00:00:00Z; 1970-04-11T00:00:01Z is outside that range.",
          "picker \"Due\", value \"Jan 1, 1970\"",
        ]
      ) { try await $0.select(Date(timeIntervalSince1970: 8_640_001), in: "Due") },
      row("no swipe", ["element \"Milk\" with an action \"Archive\"", "actions \"Show Menu\", \"Delete\""]) {
        try await $0.swipeAction("Archive", on: "Milk")
      },
      row("a menu", ["What it takes: openMenu(\"Milk\"), perform(\"Delete\", on: \"Milk\")."]) {
        try await $0.longPress("Milk")
      }, row("a link", ["What it takes: press(\"about\")."]) { try await $0.toggle("About") },
      row("no sheet", ["Nothing is presented"]) { try await $0.dismiss() },
      row("an alert", ["An alert ends only when one of its buttons is pressed", "button \"Yes\""]) {
        try await $0.press("Ask")
        try await $0.dismiss()
      },
      row("behind a sheet", ["element \"Ask\" to press"]) {
        try await $0.press("Open")
        try await $0.press("Ask")
      }, row("nowhere to go back", ["no screen to go back to"]) { try await $0.goBack() },
      row(
        "nothing below",
        ["All rows fit in the screen's 24 lines: there is nothing to scroll to.", "SnapshotEnvironment(height: 12)"]
      ) { try await $0.scrollToEnd() },
      row("not refreshable", ["Nothing on the screen is refreshable"]) { try await $0.refresh() },
    ]
    for (name, messages, actions) in cases {
      let refusal = try Acted(content: DeskView(), actions: actions).refusal()
      for message in messages { expect(refusal, contains: message, comment: "\(name): \(refusal)") }
    }
  }

  @Test(arguments: PickerPlace.all) func `a press of a picker's choice prints the call that chooses it`(
    _ place: PickerPlace
  ) throws {
    let refusal = try Acted(content: ChoosingView(place: place)) { user in
      if place == .menu { try await user.openMenu("More") }
      try await user.press("Large")
    }.refusal()
    expect(refusal, contains: #"Did you mean select("Large", in: "Size")?"#)
  }

  @Test func `a name that a text has does not name a button with more words`() throws {
    struct Product: View {
      var body: some View {
        VStack {
          Text("Add")
          Button("Add to Basket") {}
        }
      }
    }
    let refusal = try Acted(content: Product()) { try await $0.press("Add") }.refusal()
    expect(refusal, contains: #"no element "Add" to press"#)
  }

  @Test(arguments: PickerPlace.all) func `the printed call chooses`(_ place: PickerPlace) throws {
    let shop = Acted(content: ChoosingView(place: place)) { user in
      if place == .menu { try await user.openMenu("More") }
      try await user.select("Large", in: "Size")
    }
    try expect(shop.moments().last?.lines.joined() ?? "", contains: "Chosen: Large")
  }
}

/// Where a picker is, and how it looks there.
enum PickerPlace: Hashable, Sendable, CustomTestStringConvertible {
  case form(PickerForm?), plain(PickerForm?), menu
  static let all: [Self] =
    [nil, .menu, .inline, .segmented, .link].flatMap { (form: PickerForm?) in [.form(form), .plain(form)] } + [.menu]
  var testDescription: String { "\(self)" }
}

private struct ChoosingView: View {
  let place: PickerPlace
  @State private var size = "Small"

  var body: some View {
    NavigationStack {
      switch place {
      case .form(let form): Form { picker(form) }
      case .plain(let form): VStack { picker(form) }
      case .menu: Form { Menu("More") { picker(nil) } }
      }
      Text("Chosen: \(size)")
    }
  }

  @ViewBuilder private func picker(_ form: PickerForm?) -> some View {
    let picker = Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
    switch form {
    case nil: picker
    case .menu: picker.pickerStyle(.menu)
    case .inline: picker.pickerStyle(.inline)
    case .segmented: picker.pickerStyle(.segmented)
    case .link: picker.pickerStyle(.navigationLink)
    }
  }
}

private struct DeskView: View {
  @State var name = ""
  @State var isGift = false
  @State var size = "Small"
  @State var due = Date(timeIntervalSince1970: 0)
  @State var count = 1
  @State var search = ""
  @State var items = ["Milk", "Salt"]
  @State var log: [String] = []
  @State var isOpen = false
  @State var isAsking = false
  @FocusState var isNaming: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name).focused($isNaming).onSubmit { log.append("submitted") }
        Toggle("Gift", isOn: $isGift)
        Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
        DatePicker(
          "Due", selection: $due, in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 8_640_000),
          displayedComponents: .date)
        Stepper("Count: \(count)", value: $count)
        ForEach(items, id: \.self) { item in Text(item).contextMenu { Button("Pin") { log.append("pinned") } } }
          .onDelete { items.remove(atOffsets: $0) }
        Menu("More") { Button("Rename") { log.append("renamed") } }
        NavigationLink("About") { Text("About") }.accessibilityIdentifier("about")
        Button("Open") { isOpen = true }
        Button("Ask") { isAsking = true }
        Button("Twin") {}
        Button("Twin") {}
        Button("Off") {}.disabled(true)
        ForEach(log, id: \.self) { Text($0) }
      }.navigationTitle("Desk").searchable(text: $search)
    }.sheet(isPresented: $isOpen) { Text("In sheet") }.alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { log.append("sure") }
    }
  }
}

extension ScreenSnapshots {
  @MainActor func drive() throws -> DrivenFrame { try #require(DeclaredScreen(self).frames.first).drive() }
  @MainActor func moments() throws -> [DrivenFrame.Moment] { try drive().moments }
  @MainActor func refusal() throws -> String {
    if case .refused(.notDriven, let message) = try drive().result { message } else { "was driven" }
  }
}

extension DrivenFrame {
  var moments: [Moment] {
    if case .drawn(let moments) = result { return moments }
    Issue.record("\(result)")
    return []
  }
}
