@testable import TextUI

@MainActor struct FactLinesTests: DrawnSuite {

  private func row<V: View>(_ expected: String, columns: Int = 20, @ViewBuilder _ view: () -> V) -> (String, String) {
    (draw(columns: columns, view), expected)
  }

  private struct Row: Identifiable {
    let id: Int
    let name: String
    var isMine = true
  }
  private let rows = ["Milk", "Bread", "Tea", "Salt", "Rice"].enumerated().map {
    Row(id: $0, name: $1, isMine: $0 != 1)
  }

  @Test func `a spoken replacement is in the slot of the drawing`() {
    let inSlots: [(String, String)] = [
      row(#"{"5 dollars"}"#) { Text("$5").accessibilityLabel("5 dollars") },
      row(#"{"Ada: <text>"}"#) { Text("Did it hold?").accessibilityLabel("Ada: Did it hold?") },
      row(#"{"Update"}"#) { Text("Up").accessibilityLabel("Update") },
      row(#"{"a \"\<b>\" \\"}"#) { Text("A\"").accessibilityLabel("a \"<b>\" \\") },
      row("") { Text("A").accessibilityLabel("A") }, row("{silent}") { Text("A").accessibilityHidden(true) },
      row("{heading}") { Text("Library").accessibilityAddTraits(.isHeader) },
      row(#"{"<text> all"}"#) { Button("Save") {}.accessibilityLabel("Save all") },
      row(#"{"Wi-Fi"}"#) { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() },
      row(#"{"Volume"}"#) { Slider(value: .constant(0.5)) { Text("Volume") } },
      row(#"{"Email"}"#) { TextField("Email", text: .constant("ada@")) },
      row("") { TextField("Email", text: .constant("")) },
      row(#"{plus "Add"}"#) { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) },
      row("{image:sky silent}") { Image(decorative: "sky") },
    ]
    for (drawing, slot) in inSlots {
      expect(drawing.split(separator: "\n").count, is: 1, "\(drawing)")
      expect(slot.isEmpty ? !drawing.contains("{") : drawing.hasSuffix(slot), "\(drawing) ... \(slot)")
    }
  }

  @Test func `other facts are on a line below`() {
    let below: [(String, String)] = [
      row(#"~ hint "Opens the settings"; button"#) {
        Text("Wi-Fi").accessibilityHint("Opens the settings").accessibilityAddTraits(.isButton)
      }, row("~ read as one") { across(Text("Ada"), Spacer(), Text("12")).accessibilityElement(children: .combine) },
      row(#"~ says "Ada, 12 points""#) {
        across(Text("Ada"), Spacer(), Text("12")).accessibilityElement().accessibilityLabel("Ada, 12 points")
      }, row("~ says nothing") { across(Text("Ada"), Text("12")).accessibilityElement() },
      row("~ silent") { across(Text("Ada"), Text("12")).accessibilityHidden(true) },
      row(#"~ value "1 of 2"; starts media"#) {
        Text("A").accessibilityValue("1 of 2").accessibilityAddTraits(.startsMediaSession)
      }, row("~ no button") { Button("A") {}.accessibilityRemoveTraits(.isButton) },
      row("~ adjusts") { Text("A").accessibilityAdjustableAction { _ in } },
      row("~ actions: Like, Boost") {
        Text("A").accessibilityAction(named: "Like") {}.accessibilityAction(named: "Boost") {}
      }, row("~ also called B, C") { Text("A").accessibilityInputLabels(["B", "C"]) },
      row("~ tap") { Text("A").onTapGesture {} }, row("~ double tap") { Text("A").onTapGesture(count: 2) {} },
      row("~ long press") { Text("A").onLongPressGesture {} },
      row("~ drag") { Text("A").gesture(DragGesture().onEnded { _ in }) },
      row("~ hold: Copy <doc>, Delete (destructive), Share >") {
        Text("A").contextMenu {
          Button("Copy", systemImage: "doc") {}
          Button("Delete", role: .destructive) {}
          Menu("Share") { Button("Mail") {} }
        }
      }, row("~ menu: Photo", columns: 30) { Menu("Add", content: { Button("Photo") {} }, primaryAction: {}) },
      row("~ keyboard: emailAddress; fills: emailAddress; return: next; no capitals; no correction") {
        TextField("Email", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
          .submitLabel(.next).textInputAutocapitalization(.never).autocorrectionDisabled()
      },
      row("") { TextField("Email", text: .constant("")).keyboardType(.default).submitLabel(.return) },
      row("~ secure; return: go") {
        SecureField(String("Password"), text: .constant(""), onCommit: {}).submitLabel(.go)
      },
      row("~ several lines") { TextField("Note", text: .constant(""), axis: .vertical) },
      row("~ key: shift cmd S") { Button("S") {}.keyboardShortcut("s", modifiers: [.command, .shift]) },
      row("~ key: return") { Button("S") {}.keyboardShortcut(.defaultAction) },
      row("~ selectable") { Text("A").textSelection(.enabled) }, row("") { Text("A").textSelection(.disabled) },
      row("~ no taps") { Button("S") {}.allowsHitTesting(false) }, row("") { Text("A").allowsHitTesting(false) },
      row("~ punctuation is read") { Text("A").speechAlwaysIncludesPunctuation() },
      row("~ read as console") { Text("A").accessibilityTextContentType(.console) },
      row("~ heading level 2") { Text("A").accessibilityHeading(.h2) }, row("") { Button("A") {}.onTapGesture {} },
      row("") { Menu("Add") { Button("Photo") {} } }, row("") { Text("A").onTapGesture {}.disabled(true) },
    ]
    for (drawing, line) in below {
      expect(drawing.split(separator: "\n").dropFirst().joined(separator: "\n"), is: line, "\(drawing)")
    }
  }

  @Test func `a line with several elements or parts names the element of each fact`() {
    expect(
      draw(columns: 40) {
        HStack {
          Text("A").onTapGesture {}
          Text("B").contextMenu { views(Button("Copy") {}, Button("Mute") {}) }
          Button("C") {}.accessibilityHint("Sees")
          Image(systemName: "star").onTapGesture {}
        }
      },
      is: """
                        A  B [C] <>                 {- | - | - | star}
        ~ "A"  tap
        ~ "B"  hold: Copy, Mute
        ~ [C]  hint "Sees"
        ~ <star>  tap
        """)
    check("         Oslo S\n         Open\n~ from \"Oslo S\"  tap\n          End") {
      down(down(alignment: .leading, Text("Oslo S"), Text("Open")).onTapGesture {}, Text("End"))
    }
  }

  @Test func `the spoken text of a group's parts is written on the parts`() {
    expect(
      draw(columns: 40) {
        List {
          HStack {
            Text("Tent")
            across(spacing: 0, ForEach(0..<5) { Image(systemName: $0 < 4 ? "star.fill" : "star") }, Text("(128)"))
              .accessibilityElement().accessibilityLabel("4 of 5 stars")
          }.swipeActions { Button("Buy") {} }
        }
      }.split(separator: "\n").dropFirst(), is: ["~ swipe: Buy", "~ <star.fill>  says \"4 of 5 stars\""])
    expect(
      draw(columns: 40) {
        across(Text("Ada").accessibilityLabel("A\u{2e}D\u{2e}A"), Spacer(), Image(systemName: "heart"))
          .accessibilityElement(children: .combine)
      }.split(separator: "\n").last, is: "~ read as one")
    expect(draw { Color.clear.onTapGesture {} }, begins: "~ screen  tap")
    expect(draw(height: 3) { Text("A").onTapGesture {}.accessibilityAddTraits(.isButton) }, ends: "~ button; tap")
  }

  @Test func `a selection is drawn, and needs no fact`() {
    expect(
      draw(columns: 30) {
        HStack {
          ForEach(8..<11) { day in
            Text("\(day)").onTapGesture {}.accessibilityAddTraits(day == 9 ? [.isButton, .isSelected] : .isButton)
          }
          Button("All") {}.accessibilityAddTraits(.isSelected)
          Button("None") {}
        }
      }.split(separator: "\n").last.map { $0.filter { $0 != " " } }, is: "8[*9*]10[*All*][None]")
    expect(draw { Text("A").accessibilityAddTraits(.isSelected).accessibilityLabel("B") }, contains: "[*A*]")
  }

  @Test func `a picture has its marks in its slot`() {
    expect(draw { Image(systemName: "star").accessibilityAddTraits(.isSelected) }, ends: "{star selected}")
  }

  @Test func `the reading order is written where it differs from the order on screen`() {
    check("    Total\n    $12\n~ heard first\n    End", columns: 10) {
      down(alignment: .leading, Text("Total"), Text("$12").accessibilitySortPriority(1), Text("End"))
    }
    check("         Total") { Text("Total").accessibilitySortPriority(1) }
  }

  @Test func `a swipe's button names its own color, but not the app's`() {
    let text = draw(columns: 24, height: 4) {
      List {
        Text("a").swipeActions {
          Button("Pin") {}.tint(.orange)
          Button("Mail") {}
          Button("Gone", role: .destructive) {}
        }
      }.tint(.red)
    }
    expect(text, ends: "~ swipe: Pin (orange), Mail, Gone (destructive)")
  }

  @Test func `facts of all rows are above them`() {
    check("~ each  swipe: Delete (destructive)\n* Milk\n* Bread") {
      List { ForEach(rows.prefix(2)) { Text($0.name) }.onDelete { _ in } }
    }
    expect(
      draw { List(rows) { row in Text(row.name).swipeActions { if row.isMine { Button("Edit") {} } } } },
      is: """
        ~ each  swipe: Edit
        * Milk
        * Bread
        ~ instead  nothing
        * Tea
        * Salt
        * Rice
        """)
    expect(
      draw { List(rows.prefix(3)) { row in Text(row.name).swipeActions { if row.isMine { Button("Edit") {} } } } },
      is: """
        * Milk
        ~ swipe: Edit
        * Bread
        * Tea
        ~ swipe: Edit
        """)
    check("~ each  swipe from left: Pin <pin>; no full swipe; move\n* Milk") {
      List {
        ForEach(rows.prefix(1)) {
          Text($0.name).swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin", systemImage: "pin") {} }
        }.onMove { _, _ in }
      }
    }
  }

  @Test func `facts of the whole screen are above it`() {
    check("~ screen  refresh\n* A") { List { Text("A") }.refreshable {} }
    expect(
      draw(columns: 40, height: 1) {
        Text("A").accessibilityRotor("Unread") {
          AccessibilityRotorEntry("Milk", id: 1)
          AccessibilityRotorEntry("Tea", id: 2)
        }
      }, begins: "~ screen  rotor Unread: Milk, Tea\n")
    check("~ screen  magic tap\n\n           A") { Text("A").accessibilityAction(.magicTap) {} }
  }

  @Test func `rows out of view have no facts`() {
    expect(
      draw(height: 2) { List(rows) { row in Text(row.name).accessibilityHint(row.name) } }.split(separator: "\n").count,
      is: 4)
    expect(
      draw(height: 3) { ScrollView { down(Text("A").frame(height: 200), Text("B").onTapGesture {}) } }, lacks: "tap")
  }
}
