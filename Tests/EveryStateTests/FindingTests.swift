import SwiftUI

@testable import EveryState

/// How an element is named, and the error of an action that matches no element.
@MainActor struct FindingTests {
  @Test func `an element is found by its plain name, or refused with the shortest names`() throws {
    for naming in Naming.found {
      let moments = try shop(naming.action).moments()
      expect(moments.last?.lines.contains("* \(naming.outcome)"), is: true, "\(naming): \(moments.last?.lines ?? [])")
      expect(moments.last?.event, is: naming.event, "\(naming)")
    }
    for naming in Naming.refused {
      let refusal = try shop(naming.action).refusal()
      for message in naming.messages { expect(refusal, contains: message, comment: "\(naming): \(refusal)") }
    }
  }

  @Test(arguments: [nil, "Shop"])
  func `a button's first text names it where another row has the same text`(_ section: String?) throws {
    let moments = try TestScreen<NoWorld, _>(
      "Passes",
      [
        .storyboard("buy") { _ in
        } by: {
          try await $0.press("Month pass", in: section)
        }
      ]
    ) { _ in PassesView() }.moments()
    expect(moments.last?.lines.joined() ?? "", contains: "bought")
  }

  @Test func `a dialog's title names its buttons`() throws {
    let moments = try TestScreen(
      "Account",
      [
        .storyboard("it") { (_: inout NoWorld) in
        } by: {
          try await $0.press("Sign out")
          try await $0.press("Sign out", in: "Sign out of the library?")
        }
      ]
    ) { _ in DialogView() }.moments()
    expect(moments.last?.lines.joined() ?? "", contains: "signed out")
  }

  nonisolated static let scrolling: [(isList: Bool, count: Int, line: String)] = [
    (true, 30, "20 more below: `scrollToEnd()` first."), (false, 30, "20 more below: `scrollToEnd()` first."),
    (true, 3, "Did you mean \"Row 3\"?"),
  ]

  @Test(arguments: scrolling.indices) func `an element that is missing may be below the edge`(_ index: Int) throws {
    let row = Self.scrolling[index]
    var screen = TestScreen(
      "Rows",
      [
        .storyboard("it") { (_: inout NoWorld) in
        } by: {
          try await $0.press("Row 30")
        }
      ]
    ) { _ in RowsView(isList: row.isList, count: row.count) }
    screen.environment = SnapshotEnvironment(columns: 40, height: 10)
    let lines = try screen.refusal().split(separator: "\n").map(String.init)
    expect(lines.prefix(2).joined(separator: "\n"), contains: row.line)
  }

  @Test @MainActor func `actions act while the screen loads`() throws {
    let actions: [(String, Use)] = [
      ("press", { try await $0.press("Add", in: "Fjord 2 Tent", whileLoading: true) }),
      ("toggle", { try await $0.toggle("Gift", in: "Alpha Stove", whileLoading: true) }),
      ("type", { try await $0.type("x", into: "Note", in: "Fjord 2 Tent", whileLoading: true) }),
      ("clear", { try await $0.clear("Note", in: "Fjord 2 Tent", whileLoading: true) }),
      ("submit", { try await $0.submit("Note", in: "Fjord 2 Tent", whileLoading: true) }),
      ("search", { try await $0.search("x", whileLoading: true) }),
      ("select", { try await $0.select("Large", in: "Size", of: "Fjord 2 Tent", whileLoading: true) }),
      ("swipe", { try await $0.swipeAction("Remove", on: "Fjord 2 Tent", whileLoading: true) }),
      ("perform", { try await $0.perform("Increment", on: "Count", in: "Alpha Stove", whileLoading: true) }),
      ("menu", { try await $0.openMenu("More", whileLoading: true) }),
      ("refresh", { try await $0.refresh(whileLoading: true) }),
    ]
    for (name, action) in actions.sampled(every: 3) {
      // An action that waited for the answer would leave no call in flight.
      let late = MockResponse([String](), delay: .seconds(5))
      try expect(shop(loading: late, action).moments().count > 1, "\(name)")
    }
  }

  @Test @MainActor func `a failure lists the actions so far and their calls`() throws {
    let refusal = try shop {
      try await $0.press("Add", in: "Fjord 2 Tent")
      try await $0.press("Pay")
    }.refusal()
    for line in [
      "Actions so far:", "press \"Add\" in \"Fjord 2 Tent\": called cart (call 1)",
      "cart: call 1 returned successfully",
    ] { expect(refusal, contains: line) }
  }
}

private struct DialogView: View {
  @State private var isAsking = false
  @State private var isOut = false
  var body: some View {
    VStack {
      if isOut { Text("signed out") }
      Button("Sign out") { isAsking = true }
    }
    .confirmationDialog("Sign out of the library?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Sign out", role: .destructive) { isOut = true }
    }
  }
}

private struct RowsView: View {
  let isList: Bool
  let count: Int
  var body: some View {
    if isList {
      List(1..<count + 1, id: \.self) { Button("Row \($0)") {} }
    } else {
      ScrollView { LazyVStack { ForEach(1..<count + 1, id: \.self) { Button("Row \($0)") {} } } }
    }
  }
}

private struct Naming: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var event = ""
  var outcome = ""
  var messages: [String] = []
  let action: Use

  static let found: [Naming] = [
    found(#"press "Add" in "Fjord 2 Tent""#, "added Fjord 2 Tent") { try await $0.press("Add", in: "Fjord 2 Tent") },
    found(#"press "Add" in "Fjord""#, "added Fjord 2 Tent") { try await $0.press("Add", in: "Fjord") },
    found(#"press "Add" in "Stoves""#, "added Alpha Stove") { try await $0.press("Add", in: "Stoves") },
    found(#"press "Fjord 2 Tent""#, "opened Fjord 2 Tent") { try await $0.press("Fjord 2 Tent") },
    found(#"press "Alpha""#, "opened Alpha Stove") { try await $0.press("Alpha") },
    found(#"press "Alpha Stove, Stoves, EUR 89""#, "opened Alpha Stove") {
      try await $0.press("Alpha Stove, Stoves, EUR 89")
    }, found(#"press "Add" number 2"#, "added Alpha Stove") { try await $0.press("Add", number: 2) },
    found(#"press "Add" in "Gear" number 1"#, "added Fjord 2 Tent") {
      try await $0.press("Add", in: "Gear", number: 1)
    }, found(#"toggle "Gift" in "Alpha Stove""#, "gift Alpha Stove") { try await $0.toggle("Gift", in: "Alpha Stove") },
    found(#"type "x" into "Note" in "Alpha""#, "noted Alpha Stove x") {
      try await $0.type("x", into: "Note", in: "Alpha")
    },
    found(#"select "Large" in "Size" in "Alpha""#, "sized Alpha Stove") {
      try await $0.select("Large", in: "Size", of: "Alpha")
    },
    found(#"Increment "Count" in "Alpha""#, "counted Alpha Stove") {
      try await $0.perform("Increment", on: "Count", in: "Alpha")
    },
    found(#"swipe "Fjord 2 Tent" and press "Remove""#, "removed Fjord 2 Tent") {
      try await $0.swipeAction("Remove", on: "Fjord 2 Tent")
    },
    found(#"press "Ring" in "Oslo""#, "rang Oslo") { try await $0.press("Ring", in: "Oslo") },
    // A card outside a list.
    found(#"press "Call" in "Oslo""#, "called Oslo") { try await $0.press("Call", in: "Oslo") },
  ]

  private static func found(_ event: String, _ outcome: String, action: @escaping Use) -> Naming {
    Naming(testDescription: event, event: event, outcome: outcome, action: action)
  }

  static let refused: [Naming] = [
    Naming(
      testDescription: "several",
      messages: [
        "The screen has 2 elements \"Add\" to press", "\"Add\", in: \"Fjord 2 Tent\"", "\"Add\", in: \"Alpha Stove\"",
        "short name \"Fjord 2 Tent\"",
      ]
    ) { try await $0.press("Add") },
    Naming(
      testDescription: "a control that VoiceOver reads with its row",
      messages: [
        "element \"Ring up\" in \"Oslo\" to press.\nDid you mean \"Ring\", in: \"Oslo\"?",
        "\n  button \"Ring\" in \"Oslo\"\n", "\n  button \"Add\" in \"Fjord 2 Tent\"\n",
        "\n  button \"Ring\" in \"Bergen city\"\n", "\n  picker \"Size\" in \"Alpha Stove\", value",
      ]
    ) {
      try await $0.press("Ring up", in: "Oslo")
    },
    Naming(testDescription: "several alike", messages: ["\"Twin\", number: 1", "\"Twin\", number: 2"]) {
      try await $0.press("Twin")
    },
    Naming(
      testDescription: "too few",
      messages: [
        "The screen has 2 elements \"Add\" to press, so number "
          + "3 does not exist."
      ]
    ) {
      try await $0.press("Add", number: 3)
    },
    Naming(
      testDescription: "no such row",
      messages: ["There is no row \"Trondheim\"", "\"Fjord 2 Tent\"", "\"Alpha Stove\""]
    ) { try await $0.press("Add", in: "Trondheim") },
    Naming(
      testDescription: "not in that row", messages: ["The screen has no element \"Call\" in \"Alpha Stove\" to press"]
    ) {
      try await $0.press("Call", in: "Alpha Stove")
    },
    Naming(
      testDescription: "part of a word", messages: ["element \"Fjor\" to press", "Did you mean \"Fjord 2 Tent\"?"]
    ) { try await $0.press("Fjor") },
    Naming(
      testDescription: "a mistyped word",
      messages: ["element \"Fjrod 2 Tent\" to press.\nDid you mean \"Fjord 2 Tent\"?"]
    ) { try await $0.press("Fjrod 2 Tent") },
    Naming(
      testDescription: "in full what cannot be pressed", messages: ["The screen has no element \"Twin city\" to press"]
    ) {
      try await $0.press("Twin city")
    },
    Naming(testDescription: "in no row", messages: ["\"Shop\" is on the screen, but not in a row or a section"]) {
      try await $0.press("Add", in: "Shop")
    },
  ]
}

private struct ShopWorld: SnapshotWorld {
  var offers = MockResponse([String]())
  var cart = MockResponse.returns.delayed(by: .zero)
}

@MainActor private func shop(loading: MockResponse<[String]>? = nil, _ action: @escaping Use) -> some ScreenSnapshots {
  let state: SnapshotState<ShopWorld> =
    loading.map { loading in
      .storyboard("it", from: .beginning, proving: .loading, { $0.offers = loading }, by: action)
    } ?? .storyboard("it", taken: .atOnce, { _ in }, by: action)
  var screen = TestScreen("Shop", [state]) { ShopView(offers: $0.offers, cart: $0.cart) }
  screen.environment = SnapshotEnvironment(columns: 60, height: 60)
  return screen
}

private struct ShopView: View {
  struct Item: Identifiable {
    let id: String
    let kind: String
    let price: String
  }
  let offers: MockResponse<[String]>
  let cart: MockResponse<Void>
  private let items = [
    Item(id: "Fjord 2 Tent", kind: "Tents", price: "EUR 349"), Item(id: "Alpha Stove", kind: "Stoves", price: "EUR 89"),
  ]
  @State private var log: [String] = []
  @State private var query = ""
  var body: some View {
    NavigationStack {
      VStack {
        Text("Shop")
        ForEach(["Oslo", "Bergen city"], id: \.self) { place in
          HStack {
            Text(place)
            Button("Ring") { log.append("rang \(place)") }.accessibilityLabel("Ring \(place)")
            if place == "Oslo" { Button("Call") { log.append("called \(place)") } }
          }
        }
        Text("Twin city")
        Button("Visit Twin city today") {}
        list
      }
    }.task { _ = try? await offers() }
  }

  private var list: some View {
    List {
      ForEach(log, id: \.self) { Text($0) }
      Section("Gear") {
        ForEach(items) { item in
          ShopRow(item: item) { event in
            log.append(event)
            if event.hasPrefix("added") { Task { try? await cart() } }
          }.swipeActions { Button("Remove") { log.append("removed \(item.id)") } }
        }
      }
      Menu("More") { Button("Rename") {} }
      Button("Twin") {}
      Button("Twin") {}
    }.searchable(text: $query).refreshable { @MainActor in log.append("refreshed") }
  }
}

private struct ShopRow: View {
  let item: ShopView.Item
  let report: (String) -> Void
  @State private var isGift = false
  @State private var note = ""
  @State private var size = "Small"
  var body: some View {
    VStack {
      Button(action: { report("opened \(item.id)") }, label: { down(Text(item.id), Text(item.kind), Text(item.price)) })
      Button("Add") { report("added \(item.id)") }
      Toggle("Gift", isOn: $isGift).onChange(of: isGift) { report("gift \(item.id)") }
      TextField("Note", text: $note).onChange(of: note) { report("noted \(item.id) \(note)") }
      Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
        .onChange(of: size) { report("sized \(item.id)") }
      Stepper("Count", onIncrement: { report("counted \(item.id)") }, onDecrement: {})
    }
  }
}

struct FindingIssuesTests {
  private func issues(_ found: [(SoundnessRule, Int)]) -> [String] {
    let made = found.flatMap { rule, count in
      (1...count).map {
        FindingIssues.Issue(message: "\(rule.rawValue) \($0)", location: #_sourceLocation, rule: rule)
      }
    }
    return FindingIssues(made, location: #_sourceLocation, list: "LIST", walk: "WALK").issues.map(\.message)
  }

  @Test func `up to a dozen findings are issues each`() {
    expect(issues([(.deadControl, 11), (.cutText, 1)]), is: (1...11).map { "dead control \($0)" } + ["cut text 1"])
    expect(FindingIssues([], location: #_sourceLocation, list: "LIST", walk: "WALK").issues.isEmpty)
  }

  @Test func `for a hundred findings the kinds come first, then three of each`() {
    let hundred = issues([(.endlessSpinner, 4), (.deadControl, 90), (.cutText, 2), (.unusedControl, 4)])
    expect(
      hundred.first,
      is: """
        100 findings of 4 kinds, most serious first. The first 3 of each kind follow. Full list: LIST
           4x endless spinner: A spinner must stop when no work is pending.
          90x dead control: A control must have an effect.
           2x cut text: Text must be shown in full, unless its lines are limited.
           4x unused control: A state or a storyboard must use each control.
        To review them, or waive one with a reason: WALK
        """)
    expect(
      hundred.dropFirst(),
      is: [
        "endless spinner 1", "endless spinner 2", "endless spinner 3", "dead control 1", "dead control 2",
        "dead control 3", "cut text 1", "cut text 2", "unused control 1", "unused control 2", "unused control 3",
      ])
  }

  @Test func `a finding lists each state once, with the follow-ups that show it`() {
    let origins = ["failed, then refresh": "failed", "failed, then undo": "failed", "loaded, then undo": "loaded"]
    let found = origins.keys.sorted().map { SoundnessFinding(.deadControl, state: $0, "it is dead.") }
    expect(
      found.merged(origins).map { $0.details[0] }, is: ["in 'failed' (then refresh; then undo), 'loaded' (then undo)"])
  }
}

private struct PassesView: View {
  @State private var isBought = false
  var body: some View {
    List {
      Section("Mine") { Text("Month pass") }
      Section("Shop") {
        Button {
          isBought = true
        } label: {
          HStack {
            Text("Month pass")
            Spacer()
            Text("€59.00")
          }
        }
        if isBought { Text("bought") }
      }
    }
  }
}
