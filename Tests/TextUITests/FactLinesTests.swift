import TestSupport
import Testing

@testable import TextUI

/// What is heard and what can be done, beside the drawing: facts in the golden format.
@MainActor
@Suite struct FactLinesTests {
  private struct Row: Identifiable {
    let id: Int
    let name: String
    var isMine = true
  }
  private let rows = ["Milk", "Bread", "Tea", "Salt", "Rice"].enumerated().map {
    Row(id: $0, name: $1, isMine: $0 != 1)
  }

  @Test @MainActor func `what is said instead stands in the slot of what is drawn`() {
    let cases: [(String, String)] = [
      (draw { Text("$5").accessibilityLabel("5 dollars") }, #"{"5 dollars"}"#),
      (draw { Text("Did it hold?").accessibilityLabel("Ada: Did it hold?") }, #"{"Ada: <text>"}"#),
      (draw { Text("Up").accessibilityLabel("Update") }, #"{"Update"}"#),
      (draw { Text("A\"").accessibilityLabel("a \"<b>\" \\") }, #"{"a \"\<b>\" \\"}"#),
      (draw { Text("A").accessibilityLabel("A") }, ""),
      (draw { Text("A").accessibilityHidden(true) }, "{silent}"),
      (draw { Text("Library").accessibilityAddTraits(.isHeader) }, "{heading}"),
      (draw { Button("Save") {}.accessibilityLabel("Save all") }, #"{"<text> all"}"#),
      (draw { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }, #"{"Wi-Fi"}"#),
      (draw { Slider(value: .constant(0.5)) { Text("Volume") } }, #"{"Volume"}"#),
      (draw { TextField("Email", text: .constant("ada@")) }, #"{"Email"}"#),
      (draw { TextField("Email", text: .constant("")) }, ""),
      (draw { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }, #"{plus "Add"}"#),
      (draw { Image(decorative: "sky") }, "{image:sky silent}"),
    ]
    for (drawing, slot) in cases {
      expect(drawing.split(separator: "\n").count, is: 1, "\(drawing)")
      expect(slot.isEmpty ? !drawing.contains("{") : drawing.hasSuffix(slot), "\(drawing) ... \(slot)")
    }
  }

  @Test @MainActor func `the rest stands on a line below`() {
    let cases: [(String, String)] = [
      (
        draw { Text("Wi-Fi").accessibilityHint("Opens the settings").accessibilityAddTraits(.isButton) },
        #"~ hint "Opens the settings"; button"#
      ),
      (
        draw {
          HStack {
            Text("Ada"); Spacer(); Text("12")
          }.accessibilityElement(children: .combine)
        }, "~ read as one"
      ),
      (
        draw {
          HStack {
            Text("Ada"); Spacer(); Text("12")
          }.accessibilityElement().accessibilityLabel("Ada, 12 points")
        }, #"~ says "Ada, 12 points""#
      ),
      (
        draw {
          HStack {
            Text("Ada"); Text("12")
          }.accessibilityElement()
        }, "~ says nothing"
      ),
      (
        draw {
          HStack {
            Text("Ada"); Text("12")
          }.accessibilityHidden(true)
        }, "~ silent"
      ),
      (
        draw { Text("A").accessibilityValue("1 of 2").accessibilityAddTraits(.startsMediaSession) },
        #"~ value "1 of 2"; starts media"#
      ),
      (draw { Button("A") {}.accessibilityRemoveTraits(.isButton) }, "~ no button"),
      (draw { Text("A").accessibilityAdjustableAction { _ in } }, "~ adjusts"),
      (
        draw { Text("A").accessibilityAction(named: "Like") {}.accessibilityAction(named: "Boost") {} },
        "~ actions: Like, Boost"
      ),
      (draw { Text("A").accessibilityInputLabels(["B", "C"]) }, "~ also called B, C"),
      (draw { Text("A").onTapGesture {} }, "~ tap"),
      (draw { Text("A").onTapGesture(count: 2) {} }, "~ double tap"),
      (draw { Text("A").onLongPressGesture {} }, "~ long press"),
      (draw { Text("A").gesture(DragGesture().onEnded { _ in }) }, "~ drag"),
      (
        draw {
          Text("A").contextMenu {
            Button("Copy", systemImage: "doc") {}
            Button("Delete", role: .destructive) {}
            Menu("Share") { Button("Mail") {} }
          }
        }, "~ hold: Copy <doc>, Delete (destructive), Share >"
      ),
      (
        draw(columns: 30) {
          Menu("Add") {
            Button("Photo") {}
          } primaryAction: {
          }
        }, "~ menu: Photo"
      ),
      (
        draw {
          TextField("Email", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
            .submitLabel(.next).textInputAutocapitalization(.never).autocorrectionDisabled()
        }, "~ keyboard: emailAddress; fills: emailAddress; return: next; no capitals; no correction"
      ),
      (draw { TextField("Email", text: .constant("")).keyboardType(.default).submitLabel(.return) }, ""),
      (draw { SecureField("Password", text: .constant("")).submitLabel(.go) }, "~ secure; return: go"),
      (draw { TextField("Note", text: .constant(""), axis: .vertical) }, "~ several lines"),
      (draw { Button("S") {}.keyboardShortcut("s", modifiers: [.command, .shift]) }, "~ key: shift cmd S"),
      (draw { Button("S") {}.keyboardShortcut(.defaultAction) }, "~ key: return"),
      (draw { Text("A").textSelection(.enabled) }, "~ selectable"),
      (draw { Text("A").textSelection(.disabled) }, ""),
      (draw { Button("S") {}.allowsHitTesting(false) }, "~ no taps"),
      (draw { Text("A").allowsHitTesting(false) }, ""),
      (draw { Text("A").speechAlwaysIncludesPunctuation() }, "~ punctuation is read"),
      (draw { Text("A").accessibilityTextContentType(.console) }, "~ read as console"),
      (draw { Text("A").accessibilityHeading(.h2) }, "~ heading level 2"),
      (draw { Button("A") {}.onTapGesture {} }, ""),
      (draw { Menu("Add") { Button("Photo") {} } }, ""),
      (draw { Text("A").onTapGesture {}.disabled(true) }, ""),
    ]
    for (drawing, line) in cases {
      expect(drawing.split(separator: "\n").dropFirst().joined(separator: "\n"), is: line, "\(drawing)")
    }
  }

  @Test @MainActor func `a line with several elements says whose facts they are`() {
    expect(
      draw(columns: 40) {
        HStack {
          Text("A").onTapGesture {}
          Text("B").contextMenu {
            Button("Copy") {}; Button("Mute") {}
          }
          Button("C") {}.accessibilityHint("Sees")
          Image(systemName: "star").onTapGesture {}
        }
      },
      is: """
                          A  B [C] <>               {- | - | - | star}
        ~ "A"  tap
        ~ "B"  hold: Copy, Mute
        ~ [C]  hint "Sees"
        ~ <star>  tap
        """)
    expect(
      draw {
        VStack {
          VStack(alignment: .leading) {
            Text("Oslo S"); Text("Open")
          }.onTapGesture {}
          Text("End")
        }
      },
      is: """
                 Oslo S
                 Open
        ~ from "Oslo S"  tap
                  End
        """)
  }

  @Test @MainActor func `what parts of a group say is told of the parts`() {
    expect(
      draw(columns: 40) {
        List {
          HStack {
            Text("Tent")
            HStack(spacing: 0) {
              ForEach(0..<5) { Image(systemName: $0 < 4 ? "star.fill" : "star") }
              Text("(128)")
            }
            .accessibilityElement().accessibilityLabel("4 of 5 stars")
          }
          .swipeActions { Button("Buy") {} }
        }
      }.split(separator: "\n").dropFirst(), is: ["~ swipe: Buy", "~ <star.fill>  says \"4 of 5 stars\""])
    expect(
      draw(columns: 40) {
        HStack {
          Text("Ada").accessibilityLabel("A\u{2e}D\u{2e}A"); Spacer(); Image(systemName: "heart")
        }.accessibilityElement(children: .combine)
      }.split(separator: "\n").last, is: "~ read as one")
    expect(draw { Color.clear.onTapGesture {} }, begins: "~ screen  tap")
    expect(draw(height: 3) { Text("A").onTapGesture {}.accessibilityAddTraits(.isButton) }, ends: "~ button; tap")
  }

  @Test @MainActor func `what is chosen is drawn so`() {
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
    // A picture has its marks in its slot.
    expect(draw { Image(systemName: "star").accessibilityAddTraits(.isSelected) }, ends: "{star selected}")
  }

  @Test @MainActor func `the order of what is heard is told where it is another`() {
    expect(
      draw(columns: 10) {
        VStack(alignment: .leading) {
          Text("Total"); Text("$12").accessibilitySortPriority(1); Text("End")
        }
      }, is: "    Total\n    $12\n~ heard first\n    End")
    expect(draw { Text("Total").accessibilitySortPriority(1) }, is: "         Total")
  }

  @Test @MainActor func `what all rows have is told once, above them`() {
    expect(
      draw { List { ForEach(rows.prefix(2)) { Text($0.name) }.onDelete { _ in } } },
      is: """
        ~ each  swipe: Delete (destructive)
        * Milk
        * Bread
        """)
    expect(
      draw {
        List(rows) { row in
          Text(row.name).swipeActions { if row.isMine { Button("Edit") {} } }
        }
      },
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
      draw {
        List(rows.prefix(3)) { row in
          Text(row.name).swipeActions { if row.isMine { Button("Edit") {} } }
        }
      },
      is: """
        * Milk
        ~ swipe: Edit
        * Bread
        * Tea
        ~ swipe: Edit
        """)
    expect(
      draw {
        List {
          ForEach(rows.prefix(1)) {
            Text($0.name).swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin", systemImage: "pin") {} }
          }
          .onMove { _, _ in }
        }
      },
      is: """
        ~ each  swipe from left: Pin <pin>; no full swipe; move
        * Milk
        """)
  }

  @Test @MainActor func `what is true of the whole screen stands above it`() {
    expect(
      draw { List { Text("A") }.refreshable {} },
      is: """
        ~ screen  refresh
        * A
        """)
    expect(
      draw(columns: 40, height: 1) {
        Text("A").accessibilityRotor("Unread") {
          AccessibilityRotorEntry("Milk", id: 1)
          AccessibilityRotorEntry("Tea", id: 2)
        }
      }, begins: "~ screen  rotor Unread: Milk, Tea\n")
    expect(draw { Text("A").accessibilityAction(.magicTap) {} }, is: "~ screen  magic tap\n\n           A")
  }

  @Test @MainActor func `what a list does not show is not told`() {
    expect(
      draw(height: 2) { List(rows) { row in Text(row.name).accessibilityHint(row.name) } }.split(separator: "\n").count,
      is: 4)
    expect(
      draw(height: 3) {
        ScrollView {
          VStack {
            Text("A").frame(height: 200)
            Text("B").onTapGesture {}
          }
        }
      }, lacks: "tap")
  }

  @Test @MainActor func `a swipe's button says its own colour, but not that of the app`() {
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
}
